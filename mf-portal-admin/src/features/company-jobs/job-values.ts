/** Conversion between a job and the values of its form; days are days of the park. */
import type { JobForm } from '@park/contract/company-forms';
import type { JobBody, ManagedJob } from '@park/contract/job-editing';
import { addDays } from '@park/platform';
import type { OutputOf } from '@park/ui/form';
import { dayAndTime, instantAt } from '../../shared/zoned-time';
import { toHtml, toPlainText } from './plain-html';

type Values = OutputOf<typeof JobForm>;

/** The last moment at which a job is public: `expiresAt` is exclusive, so midnight ends the day before. */
export const lastMoment = ({ expiresAt }: Pick<ManagedJob, 'expiresAt'>): Date => new Date(Date.parse(expiresAt) - 1);

const lastDayOf = (job: Pick<ManagedJob, 'expiresAt'>, zone: string): string =>
  dayAndTime(lastMoment(job).toISOString(), zone).day;

const midnight = (day: string, zone: string): string => instantAt(day, '00:00', zone);

export function valuesOf(
  job: ManagedJob | null,
  { today, last, zone }: { today: string; last: string; zone: string },
): Values {
  const written = (language: 'en' | 'fr') => ({
    title: job?.texts[language].title ?? '',
    description: toPlainText(job?.texts[language].description ?? ''),
  });
  return {
    texts: { en: written('en'), fr: written('fr') },
    contractType: job?.contractType ?? '',
    workload: job?.workload ?? { minimum: 80, maximum: 100 },
    location: job?.location ?? '',
    applyUrl: job?.applyUrl ?? '',
    applyEmail: job?.applyEmail ?? '',
    isPublished: job?.isPublished ?? false,
    firstDay: job ? dayAndTime(job.publishedAt, zone).day : today,
    lastDay: job ? lastDayOf(job, zone) : last,
  };
}

/** Instants and texts that were not changed keep their exact values. */
export function bodyOf(values: Values, before: ManagedJob | null, zone: string): JobBody {
  const { texts, applyUrl, applyEmail, firstDay, lastDay, ...facts } = values;
  const written = (language: 'en' | 'fr') => {
    const stored = before?.texts[language];
    const { title, description } = texts[language];
    const isKept = stored && toPlainText(stored.description) === description;
    return { title, description: isKept ? stored.description : toHtml(description) };
  };
  const keptStart = before && dayAndTime(before.publishedAt, zone).day === firstDay;
  const keptEnd = before && lastDayOf(before, zone) === lastDay;
  return {
    ...facts,
    texts: { en: written('en'), fr: written('fr') },
    applyUrl: applyUrl || null,
    applyEmail: applyEmail || null,
    publishedAt: keptStart ? before.publishedAt : midnight(firstDay, zone),
    // Public until the end of the last day.
    expiresAt: keptEnd ? before.expiresAt : midnight(addDays(lastDay, 1), zone),
  };
}
