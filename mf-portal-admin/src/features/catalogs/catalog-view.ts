/** Which items of a catalog the page shows. */
import type { ManagedCatalogItem } from '@park/contract/catalogs';
import { matchesText } from '@park/ui/pages';

export const views = ['current', 'review', 'archived'] as const;
export type CatalogView = (typeof views)[number];

const isInView: Record<CatalogView, (item: ManagedCatalogItem) => boolean> = {
  current: ({ isArchived }) => !isArchived,
  review: ({ isArchived, needsReview }) => !isArchived && needsReview,
  archived: ({ isArchived }) => isArchived,
};

/** The items of a view whose labels, synonyms or id contain the text. */
export const itemsOf = (
  items: readonly ManagedCatalogItem[],
  view: CatalogView,
  text: string,
): readonly ManagedCatalogItem[] =>
  items.filter(
    (item) =>
      isInView[view](item) &&
      [item.id, item.labels.en, item.labels.fr, ...item.synonyms.en, ...item.synonyms.fr].some((name) =>
        matchesText(name, text),
      ),
  );
