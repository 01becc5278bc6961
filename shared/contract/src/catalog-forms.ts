/** The form of a catalog item. It imports no domain code, so its chunk carries no permission (AMB-59). */
import * as z from 'zod/mini';
import { requiredText, text } from './fields';

/** Characters. */
export const maxCatalogLabelLength = 100;

const label = () => requiredText(maxCatalogLabelLength);
const synonyms = () => z.array(requiredText(60)).check(z.maxLength(20, 'errors.field.tooMany'));

export const CatalogItemBody = z.object({
  labels: z.object({ en: label(), fr: label() }),
  /** Other names, by which sectors are found and understood. Empty in other catalogs. */
  synonyms: z.object({ en: synonyms(), fr: synonyms() }),
});
export type CatalogItemBody = z.output<typeof CatalogItemBody>;

/** The same with synonyms as lines of text. */
export const CatalogItemForm = z.object({
  labels: z.object({ en: label(), fr: label() }),
  synonyms: z.object({
    en: text(1_200),
    fr: text(1_200),
  }),
});

export const MergeSectorForm = z.object({ into: z.string().check(z.minLength(1, 'errors.field.required')) });
