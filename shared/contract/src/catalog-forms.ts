/** The form of a catalog item. It imports no domain code, so its chunk carries no permission (AMB-59). */
import * as z from 'zod/mini';

/** Characters. */
export const maxCatalogLabelLength = 100;

const label = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'errors.field.required'),
      z.maxLength(maxCatalogLabelLength, 'errors.field.tooLong'),
    );
const synonyms = () =>
  z
    .array(z.string().check(z.trim(), z.minLength(1, 'errors.field.required'), z.maxLength(60, 'errors.field.tooLong')))
    .check(z.maxLength(20, 'errors.field.tooMany'));

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
    en: z.string().check(z.trim(), z.maxLength(1_200, 'errors.field.tooLong')),
    fr: z.string().check(z.trim(), z.maxLength(1_200, 'errors.field.tooLong')),
  }),
});

export const MergeSectorForm = z.object({ into: z.string().check(z.minLength(1, 'errors.field.required')) });
