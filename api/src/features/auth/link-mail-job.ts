import { z } from 'zod';
import { defineJob } from '../../core/jobs/enqueue-job';

const linkKinds = ['passwordReset', 'loginLink'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Sends a mail with a link, if the address is known. */
export const linkMailJob = defineJob('auth.sendLink', z.object({ kind: z.enum(linkKinds), email: z.string() }));
