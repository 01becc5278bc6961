/** Conversion between a job and the values of its form; days are days of the park. */
import type { JobForm } from '@park/contract/company-forms';
import type { JobBody, ManagedJob } from '@park/contract/job-editing';
import { addDays, hourMs } from '@park/platform';
import type { OutputOf } from '@park/ui/form';
import { toHtml, toPlainText } from './plain-html';

type Values = OutputOf<typeof JobForm>;

const dayIn = (moment: string | Date, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(moment),
  );

/** The last moment at which a job is public: `expiresAt` is exclusive, so midnight ends the day before. */
export const lastMoment = ({ expiresAt }: Pick<ManagedJob, 'expiresAt'>): Date => new Date(Date.parse(expiresAt) - 1);

/** The instant of midnight in the park at the beginning of a day. */
function midnight(day: string, zone: string): string {
  const guess = new Date(`${day}T00:00:00Z`);
  const local = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(guess);
  const offsetHours = Number(local) > 12 ? Number(local) - 24 : Number(local);
  return new Date(guess.getTime() - offsetHours * hourMs).toISOString();
}

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
    firstDay: job ? dayIn(job.publishedAt, zone) : today,
    lastDay: job ? dayIn(lastMoment(job), zone) : last,
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
  const keptStart = before && dayIn(before.publishedAt, zone) === firstDay;
  const keptEnd = before && dayIn(lastMoment(before), zone) === lastDay;
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
