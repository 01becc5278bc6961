/** The values of a spotlight's form, and its conversion from records. */
import type { ManagedSpotlight } from '@park/contract/spotlight-editing';
import type { SpotlightForm } from '@park/contract/spotlight-forms';
import { minuteMs, type Language } from '@park/platform';
import type { InputOf } from '@park/ui/form';

export const spotlightLanguages = ['en', 'fr'] as const;
const emptyTexts = { title: '', text: '', imageAlt: '' };

export interface Picture {
  readonly id: string;
  readonly url: string;
}

/** Times and picture are values of the form as well, so that they are not discarded unasked. */
export type SpotlightValues = InputOf<typeof SpotlightForm> & {
  startsAt: string;
  /** Empty: for good. */
  endsAt: string;
  image: Picture | null;
};

export const valuesOf = ({
  texts,
  link,
  isPublished,
  startsAt,
  endsAt,
  imageId,
  image,
}: ManagedSpotlight): SpotlightValues => ({
  texts,
  link,
  isPublished,
  startsAt,
  endsAt: endsAt ?? '',
  image: imageId ? { id: imageId, url: image?.url ?? `/api/files/${imageId}` } : null,
});

export const emptyValues = (now: Date): SpotlightValues => ({
  texts: { en: emptyTexts, fr: emptyTexts },
  link: '',
  isPublished: false,
  startsAt: new Date(Math.floor(now.getTime() / minuteMs) * minuteMs).toISOString(),
  endsAt: '',
  image: null,
});

/** The language in which a spotlight is shown to a reader: theirs if there is a title in it. */
export const shownLanguage = (texts: ManagedSpotlight['texts'], language: Language): Language => {
  const other = language === 'en' ? 'fr' : 'en';
  return texts[language].title === '' && texts[other].title !== '' ? other : language;
};

/** For messages about a spotlight. */
export const titleOf = ({ texts }: Pick<ManagedSpotlight, 'texts'>, language: Language): string =>
  texts[shownLanguage(texts, language)].title;
