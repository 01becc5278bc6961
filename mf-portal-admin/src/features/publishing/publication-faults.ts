import type { DraftBody } from '@park/contract/drafts';
import { publicationLimits } from '@park/contract/publishing';
import type { CallError } from '@park/platform';
import { emptyTexts, isBlank, writtenLanguages } from './draft-body';

export interface Fault {
  /** Of the text that says what is wrong. */
  readonly key: string;
  /** What the text names, such as the limit. */
  readonly values?: { readonly count?: number };
}

/** By path of the field. */
export type Faults = Readonly<Record<string, Fault>>;

const required: Fault = { key: 'errors.field.required' };

/** Id of the control with a path, to which the summary of faults links. */
export const controlId = (path: string): string => `publication-${path.replaceAll('.', '-')}`;

/** What the server has refused. */
export const refusedFields = ({ fields, fieldValues }: CallError): Faults =>
  Object.fromEntries(
    Object.entries(fields).map(([path, key]) => {
      const { count, limit } = fieldValues[path] ?? {};
      const named = count ?? limit;
      return [path, typeof named === 'number' ? { key, values: { count: named } } : { key }];
    }),
  );

/** Finds before saving what the server would refuse. */
export function faultsOf(body: DraftBody): Faults {
  const written = writtenLanguages(body);
  const faults: Record<string, Fault> = {};
  const limit = (path: string, text: string | null | undefined, count: number) => {
    if (text && text.trim().length > count) faults[path] = { key: 'errors.field.tooLong', values: { count } };
  };
  if (written.length === 0) faults['texts.en.title'] = required;
  for (const language of written) {
    const texts = body.texts[language] ?? emptyTexts;
    if (isBlank(texts.title)) faults[`texts.${language}.title`] = required;
    limit(`texts.${language}.title`, texts.title, publicationLimits.title);
    limit(`texts.${language}.summary`, texts.summary, publicationLimits.summary);
    if (body.imageId) limit(`texts.${language}.imageAlt`, texts.imageAlt, publicationLimits.imageAlt);
    if (body.imageId && isBlank(texts.imageAlt)) faults[`texts.${language}.imageAlt`] = required;
  }
  if (body.type === '') faults.type = { key: 'errors.field.notChosen' };
  if (body.publishedAt === '') faults.publishedAt = required;
  if (body.startDate === '') faults.startDate = required;
  if (body.endDate === '') faults.endDate = required;
  limit('location', body.location, publicationLimits.location);
  limit('onlineUrl', body.onlineUrl, publicationLimits.url);
  limit('registrationUrl', body.registrationUrl, publicationLimits.url);
  body.agenda?.forEach(({ startDate, endDate, title, speaker }, place) => {
    if (startDate === '') faults[`agenda.${place}.startDate`] = required;
    if (endDate === '') faults[`agenda.${place}.endDate`] = required;
    if (isBlank(title.en ?? '') && isBlank(title.fr ?? '')) faults[`agenda.${place}.title`] = required;
    for (const [language, text] of Object.entries(title))
      limit(`agenda.${place}.title.${language}`, text, publicationLimits.title);
    limit(`agenda.${place}.speaker`, speaker, publicationLimits.speaker);
  });
  if (body.repeat?.until === '') faults['repeat.until'] = required;
  return faults;
}
