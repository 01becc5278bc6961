/** Spotlights as editors manage them. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId } from './fields';
import { Image } from './image';
import { publishing, versionField } from './publishing';
import { instant, instantInput, recordPath } from './query-string';
import { spotlightFields } from './spotlight-forms';

export const SpotlightBody = z.object({
  ...spotlightFields,
  /** Id returned by `POST /api/publishing/images`. */
  imageId: z.nullable(recordId()),
  startsAt: instantInput(),
  /** Null: for good. */
  endsAt: z.nullable(instantInput()),
});
export type SpotlightBody = z.output<typeof SpotlightBody>;

export const ManagedSpotlight = z.object({
  ...SpotlightBody.shape,
  id: z.string(),
  version: z.int(),
  startsAt: instant(),
  endsAt: z.nullable(instant()),
  image: z.nullable(Image),
  /** `shown`: the one on the home page now; `waiting`: its time has come, another one is before it. */
  state: z.enum(['draft', 'scheduled', 'shown', 'waiting', 'over']),
});
export type ManagedSpotlight = z.output<typeof ManagedSpotlight>;

const List = z.object({ items: z.array(ManagedSpotlight) });

export const spotlightEditingCalls = defineCalls({
  'GET /api/publishing/spotlights': {
    summary: 'All spotlights in their order',
    access: publishing,
    response: List,
  },
  'POST /api/publishing/spotlights': {
    summary: 'Add a spotlight, before all others',
    access: publishing,
    body: SpotlightBody,
    status: 201,
    response: ManagedSpotlight,
  },
  'PUT /api/publishing/spotlights/{id}': {
    summary: 'Change a spotlight',
    description: 'A conflict carries the current spotlight in `details.current`.',
    access: publishing,
    params: recordPath,
    body: z.extend(SpotlightBody, versionField),
    response: ManagedSpotlight,
    errors: ['errors.notFound', 'errors.conflict'],
  },
  'DELETE /api/publishing/spotlights/{id}': {
    summary: 'Remove a spotlight; the park import does not bring it back',
    access: publishing,
    params: recordPath,
    errors: ['errors.notFound'],
  },
  'PUT /api/publishing/spotlights/order': {
    summary: 'Set the order of spotlights',
    description: 'Ids that are left out follow in their present order.',
    access: publishing,
    body: z.object({ ids: z.array(recordId()).check(z.maxLength(500, 'errors.field.tooMany')) }),
    response: List,
  },
});
