import { z } from 'zod';
import { defineJob } from '../../../core/jobs/enqueue-job';

/** Ends an offer that nobody answered, and offers the spot to the next person. */
export const expireOfferJob = defineJob('parking.expireOffer', z.object({ offerId: z.uuid() }));
