/** Who may read a record after a change that does not say so: an omission never gives it further readers. */
import type { Language } from '@park/contract/texts';
import { languagesOf, type TextsOf } from './publication-texts';

interface Audience {
  texts: TextsOf<unknown>;
  publishedLanguages?: Language[] | undefined;
  membersOnly?: boolean | undefined;
  isKnova?: boolean | undefined;
}

type AudienceKey = 'publishedLanguages' | 'membersOnly' | 'isKnova';

/** A body in which everything that decides on the readers may be omitted. */
export type Changed<Body> = Omit<Body, AudienceKey> & {
  [K in AudienceKey & keyof Body]?: Body[K] | undefined;
};

/** The body with what was omitted as it was `before`. Languages that are new with the change are not published by it. */
export function withKeptAudience<Body extends Audience>(given: Changed<Body> & Audience, before: Body): Body {
  const published = before.publishedLanguages ?? languagesOf(before.texts);
  const kept = {
    publishedLanguages: given.publishedLanguages ?? languagesOf(given.texts).filter((one) => published.includes(one)),
    ...(before.membersOnly !== undefined && { membersOnly: given.membersOnly ?? before.membersOnly }),
    ...(before.isKnova !== undefined && { isKnova: given.isKnova ?? before.isKnova }),
  };
  return { ...given, ...kept } as unknown as Body;
}
