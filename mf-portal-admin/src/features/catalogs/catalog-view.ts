/** Which items of a catalog the page shows. */
import type { ManagedCatalogItem } from '@park/contract/catalogs';

export const views = ['current', 'review', 'archived'] as const;
export type CatalogView = (typeof views)[number];

const isInView: Record<CatalogView, (item: ManagedCatalogItem) => boolean> = {
  current: ({ isArchived }) => !isArchived,
  review: ({ isArchived, needsReview }) => !isArchived && needsReview,
  archived: ({ isArchived }) => isArchived,
};

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

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
        folded(name).includes(folded(text)),
      ),
  );
