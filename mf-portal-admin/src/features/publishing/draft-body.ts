/** The form's content: a draft, which may be incomplete, and its conversion from and to records. */
import { minuteMs } from '@park/platform';
import type { DraftBody } from '@park/contract/drafts';
import type { EventBody, ManagedEvent } from '@park/contract/event-editing';
import type { ManagedNews, NewsBody } from '@park/contract/news-editing';
import type { Language } from '@park/platform';

export type PublicationKind = 'news' | 'event';
export type ManagedRecord = ManagedNews | ManagedEvent;
export type DraftTexts = NonNullable<DraftBody['texts']['en']>;

export const editedLanguages: readonly Language[] = ['en', 'fr'];
export const emptyTexts: DraftTexts = { title: '', summary: '', content: '', imageAlt: '' };

export const emptyBody = (kind: PublicationKind, now: Date): DraftBody => ({
  type: '',
  texts: { en: emptyTexts, fr: emptyTexts },
  publishedLanguages: [...editedLanguages],
  imageId: null,
  imageFocus: null,
  linkedCompanyId: null,
  publishedAt: new Date(Math.floor(now.getTime() / minuteMs) * minuteMs).toISOString(),
  unpublishAt: null,
  isPublished: false,
  ...(kind === 'news'
    ? { successStory: false }
    : {
        startDate: '',
        endDate: '',
        location: '',
        onlineUrl: null,
        registrationUrl: null,
        registration: null,
        repeat: null,
        membersOnly: false,
        isKnova: false,
        status: 'scheduled' as const,
        agenda: [],
      }),
});

/** Both a record and a saved version of it have these fields. */
export function bodyOf(kind: PublicationKind, record: ManagedRecord | NewsBody | EventBody): DraftBody {
  const { type, texts, publishedLanguages, imageId, imageFocus, linkedCompanyId, publishedAt, unpublishAt } = record;
  const common = {
    type,
    texts: { en: texts.en ?? emptyTexts, fr: texts.fr ?? emptyTexts },
    publishedLanguages: publishedLanguages ?? editedLanguages.filter((language) => texts[language]),
    imageId,
    imageFocus: imageFocus ?? null,
    linkedCompanyId,
    publishedAt,
    unpublishAt: unpublishAt ?? null,
    isPublished: record.isPublished,
  };
  if (kind === 'news') return { ...common, successStory: (record as NewsBody).successStory };
  const {
    startDate,
    endDate,
    location,
    onlineUrl,
    registrationUrl,
    registration,
    repeat,
    membersOnly,
    isKnova,
    status,
    agenda,
  } = record as EventBody;
  return {
    ...common,
    ...{ startDate, endDate, location, onlineUrl, registrationUrl, membersOnly, isKnova, status },
    registration: registration ?? null,
    repeat: repeat ?? null,
    agenda: agenda.map((item) => ({ ...item, title: { ...item.title } })),
  };
}

/** Characters that are not seen: a title of these alone is empty. */
const invisible = /[\s\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;
export const isBlank = (text: string): boolean => text.replace(invisible, '') === '';

const isFilled = ({ title, summary, content, imageAlt }: DraftTexts): boolean =>
  ![title, summary, content, imageAlt].every(isBlank);

/** The languages in which something is written. */
export const writtenLanguages = (body: DraftBody): Language[] =>
  editedLanguages.filter((language) => isFilled(body.texts[language] ?? emptyTexts));

/** The body of a command. A language without any text is left out; so is what is published in it. */
export function savedBody<Body extends NewsBody | EventBody>(body: DraftBody): Body {
  const written = writtenLanguages(body);
  const texts = Object.fromEntries(
    written.map((language) => {
      const { title, summary, content, imageAlt } = body.texts[language] ?? emptyTexts;
      return [
        language,
        { title: isBlank(title) ? '' : title, summary, content, imageAlt: body.imageId ? imageAlt : '' },
      ];
    }),
  );
  return {
    ...body,
    texts,
    publishedLanguages: body.publishedLanguages.filter((language) => written.includes(language)),
    onlineUrl: body.onlineUrl || null,
    registrationUrl: body.registrationUrl || null,
    ...(body.startDate === undefined && { onlineUrl: undefined, registrationUrl: undefined }),
    ...(body.agenda && {
      agenda: body.agenda.map(({ title, speaker, ...times }) => ({
        ...times,
        title: Object.fromEntries(
          editedLanguages.map((one) => [one, title[one]]).filter(([, text]) => !isBlank(text ?? '')),
        ),
        speaker: isBlank(speaker ?? '') ? null : speaker,
      })),
    }),
    ...(body.registration && {
      registration: {
        ...body.registration,
        opensAt: body.registration.opensAt || null,
        closesAt: body.registration.closesAt || null,
      },
    }),
  } as unknown as Body;
}
