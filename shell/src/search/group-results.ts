/** Groups the results by kind, in the order in which kinds first appear. */
import type { CallResponse } from '@park/contract';
import { isInternalPath } from '@park/domain';

export type SearchResult = CallResponse<'GET /api/webflow-search'>['items'][number];

export interface ResultGroup {
  readonly kind: SearchResult['kind'];
  readonly results: readonly (SearchResult & {
    /** Place in the whole list, for the arrow keys. */ readonly index: number;
  })[];
}

/** External results are left out (MISS-18). */
export function groupResults(items: readonly SearchResult[]): readonly ResultGroup[] {
  const internal = items.filter(({ url }) => isInternalPath(url));
  const kinds = [...new Set(internal.map(({ kind }) => kind))];
  let index = 0;
  return kinds.map((kind) => ({
    kind,
    results: internal
      .filter((result) => result.kind === kind)
      .map((result) => {
        const numbered = { ...result, index };
        index += 1;
        return numbered;
      }),
  }));
}
