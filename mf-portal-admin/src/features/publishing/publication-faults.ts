import type { DraftBody } from '@park/contract/drafts';
import { emptyTexts, isBlank, writtenLanguages } from './draft-body';

/** Error key by path of the field. */
export type Faults = Readonly<Record<string, string>>;

/** Finds before saving what the server would refuse. */
export function faultsOf(body: DraftBody): Faults {
  const written = writtenLanguages(body);
  const faults: Record<string, string> = {};
  if (written.length === 0) faults['texts.en.title'] = 'errors.field.required';
  for (const language of written) {
    const texts = body.texts[language] ?? emptyTexts;
    if (isBlank(texts.title)) faults[`texts.${language}.title`] = 'errors.field.required';
    if (body.imageId && isBlank(texts.imageAlt)) faults[`texts.${language}.imageAlt`] = 'errors.field.required';
  }
  if (body.type === '') faults.type = 'errors.field.required';
  if (body.publishedAt === '') faults.publishedAt = 'errors.field.required';
  if (body.startDate === '') faults.startDate = 'errors.field.required';
  if (body.endDate === '') faults.endDate = 'errors.field.required';
  body.agenda?.forEach(({ startDate, endDate, title }, place) => {
    if (startDate === '') faults[`agenda.${place}.startDate`] = 'errors.field.required';
    if (endDate === '') faults[`agenda.${place}.endDate`] = 'errors.field.required';
    if (isBlank(title.en ?? '') && isBlank(title.fr ?? '')) faults[`agenda.${place}.title`] = 'errors.field.required';
  });
  if (body.repeat?.until === '') faults['repeat.until'] = 'errors.field.required';
  return faults;
}
