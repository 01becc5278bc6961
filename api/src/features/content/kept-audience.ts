/** Determines who may read a record after a change that omits this: an omission never adds readers. */
import type { Language } from '@park/contract/texts';
import { languagesOf, type TextsOf } from './publication-texts';

interface Audience {
  texts: TextsOf<unknown>;
  publishedLanguages?: Language[] | undefined;
  membersOnly?: boolean | undefined;
  isKnova?: boolean | undefined;
  unpublishAt?: string | null | undefined;
  registration?: object | null | undefined;
  imageFocus?: { x: number; y: number } | null | undefined;
}

type AudienceKey = 'publishedLanguages' | 'membersOnly' | 'isKnova';

/** A body in which the fields that determine the readers are optional. */
export type Changed<Body> = Omit<Body, AudienceKey> & {
  [K in AudienceKey & keyof Body]?: Body[K] | undefined;
};

/**
 * Returns the body with omitted fields filled in from `before`. Languages that are new in the change are not published.
 */
export function withKeptAudience<Body extends Audience>(given: Changed<Body> & Audience, before: Body): Body {
  const published = before.publishedLanguages ?? languagesOf(before.texts);
  const kept = {
    publishedLanguages: given.publishedLanguages ?? languagesOf(given.texts).filter((one) => published.includes(one)),
    ...('unpublishAt' in before && {
      unpublishAt: given.unpublishAt === undefined ? before.unpublishAt : given.unpublishAt,
    }),
    ...('registration' in before && {
      registration: given.registration === undefined ? before.registration : given.registration,
    }),
    ...('imageFocus' in before && {
      imageFocus: given.imageFocus === undefined ? before.imageFocus : given.imageFocus,
    }),
    ...(before.membersOnly !== undefined && { membersOnly: given.membersOnly ?? before.membersOnly }),
    ...(before.isKnova !== undefined && { isKnova: given.isKnova ?? before.isKnova }),
  };
  return { ...given, ...kept } as unknown as Body;
}
