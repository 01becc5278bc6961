/** The form of a spotlight. It imports no domain code, so its chunk carries no permission (AMB-59). */
import * as z from 'zod/mini';
import { text } from './fields';

export const spotlightLimits = { title: 120, text: 300, imageAlt: 300 } as const;

const line = (maximum: number) => text(maximum);

/** A language without a title has no text. */
export const SpotlightTexts = z.object({
  title: line(spotlightLimits.title),
  text: line(spotlightLimits.text),
  imageAlt: line(spotlightLimits.imageAlt),
});

export const spotlightFields = {
  texts: z.object({ en: SpotlightTexts, fr: SpotlightTexts }),
  /** Path in the portal (`/events`) or an https address; empty: none. */
  link: z
    .string()
    .check(
      z.trim(),
      z.maxLength(2_000, 'errors.field.tooLong'),
      z.regex(/^$|^\/(?![/\\])[^\s]*$|^https:\/\/[^\s]+$/, 'errors.field.url'),
    ),
  isPublished: z.boolean(),
};

/** The form; picture and times have fields of their own. */
export const SpotlightForm = z.object(spotlightFields);
