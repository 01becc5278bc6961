/** The JSON files of a park folder. Every field has a description; the documentation's tables are made from them. */
import { z } from 'zod';
import { isDay, isMoment } from '../shared/cells';

const text = (maxLength: number) =>
  z.string().trim().min(1, 'is empty').max(maxLength, `has more than ${maxLength} characters`);
const webAddress = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'is not a web address that begins with https:// or http://',
  );
const fileName = z.string().regex(/^[^/\\]{1,200}$/, 'is not the name of a file; give it without a folder');
const moment = z.string().refine(isMoment, 'is neither a day (2026-03-31) nor a moment (2026-03-31T14:30)');
const day = z.string().refine(isDay, 'is not a day of the form 2026-03-31');
const key = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._@/+-]{0,119}$/u, 'is not a key: letters, digits and . _ - @ + / only');
const companyKey = key.nullable().optional();
const image = fileName.nullable().optional();
const isTimeZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** Unknown fields are mistakes: a misspelt name would otherwise be lost without a word. */
const record = z.strictObject;
const hasLanguage = (texts: { en?: unknown; fr?: unknown }) => texts.en !== undefined || texts.fr !== undefined;
const inSomeLanguage = <T extends z.ZodType>(one: T) =>
  record({ en: one.optional(), fr: one.optional() }).refine(hasLanguage, 'has neither "en" nor "fr"');

export const ParkFile = record({
  name: record({ en: text(120), fr: text(120) }),
  slogan: record({ en: text(300), fr: text(300) }).optional(),
  campus: text(60).optional(),
  timeZone: z.string().refine(isTimeZone, 'is not a time zone such as Europe/Zurich'),
  languages: z.array(z.enum(['en', 'fr'])).min(1, 'is empty'),
  address: record({
    street: text(200),
    postcode: text(20),
    town: text(100),
    country: z.string().regex(/^[A-Z]{2}$/, 'is not a country code such as CH'),
  }).optional(),
  position: record({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
  contact: record({ email: z.email('is not an e-mail address').optional(), phone: text(40).optional() }).optional(),
  links: z.record(z.string(), webAddress).optional(),
  referenceDate: day.optional(),
});
export type ParkFile = z.output<typeof ParkFile>;

const ArticleTexts = record({
  title: text(150),
  summary: z.string().max(300, 'has more than 300 characters').default(''),
  content: z.string().max(200_000, 'has more than 200000 characters').default(''),
  imageAlt: text(300).optional(),
});

export const NewsFile = z.array(
  record({
    key,
    type: text(60),
    successStory: z.boolean().default(false),
    company: companyKey,
    publishedAt: moment,
    published: z.boolean().default(true),
    image,
    texts: inSomeLanguage(ArticleTexts),
  }),
);
export type NewsFile = z.output<typeof NewsFile>;

const EventTexts = record({
  title: text(150).optional(),
  summary: z.string().max(300, 'has more than 300 characters').optional(),
  content: z.string().max(200_000, 'has more than 200000 characters').optional(),
  imageAlt: text(300).optional(),
});

const AgendaItem = record({
  start: moment,
  end: moment,
  title: inSomeLanguage(text(200)),
  speaker: text(200).nullable().optional(),
});

export const EventExtra = record({
  type: text(60),
  membersOnly: z.boolean().default(false),
  knova: z.boolean().default(false),
  onlineUrl: webAddress.optional(),
  company: companyKey,
  image,
  /** People register in the portal. Without a capacity as many as want to come. */
  registration: record({ capacity: z.int().min(1).max(100_000).nullable().default(null) }).optional(),
  published: z.boolean().default(true),
  texts: record({ en: EventTexts.optional(), fr: EventTexts.optional() }).default({}),
  agenda: z.array(AgendaItem).default([]),
});
export type EventExtra = z.output<typeof EventExtra>;
export const EventsFile = z.record(z.string(), EventExtra);

export const SpotlightFile = z.array(
  record({
    key,
    from: moment,
    until: moment.nullable().optional(),
    published: z.boolean().default(true),
    link: z
      .string()
      .regex(/^(?:\/(?![/\\])|https:\/\/)/, 'is neither a path of the portal nor an https:// address')
      .nullable()
      .optional(),
    image,
    texts: inSomeLanguage(record({ title: text(150), text: text(600), imageAlt: text(300).optional() })),
  }),
);
export type SpotlightFile = z.output<typeof SpotlightFile>;

export const TemplatesFile = z.array(
  record({
    key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'is not a key of small letters, digits and hyphens'),
    label: record({ en: text(120), fr: text(120) }),
    description: record({ en: text(300), fr: text(300) }).optional(),
    /** Id in the catalog `template-categories`. */
    category: text(60).default('other'),
    files: record({ en: fileName.optional(), fr: fileName.optional() }).refine(
      hasLanguage,
      'has neither "en" nor "fr"',
    ),
  }),
);
export type TemplatesFile = z.output<typeof TemplatesFile>;
