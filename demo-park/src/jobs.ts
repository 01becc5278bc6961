import { addDays } from '@park/domain';
import { companyFacts, type Company } from './companies';
import { fill, heading, joined, list, paragraph } from './compose';
import { generalJobs } from './material/general-jobs';
import {
  applications,
  benefits,
  freelanceBenefits,
  jobPhrases,
  openings,
  trainingOpenings,
  trainingPhrases,
} from './material/job-phrases';
import type { Bilingual, JobMaterial, Sector } from './material/sector';
import { buildings } from './place';
import { randomFor, rotation } from './random';
import type { Row } from './rows';
import { inWords } from './typography';

const count = 150;

const sections = {
  tasks: { en: 'What you do', fr: 'Vos tâches' },
  profile: { en: 'What you bring', fr: 'Votre profil' },
  offer: { en: 'What we offer', fr: 'Ce que nous offrons' },
} as const;

const trainingOf = (title: Bilingual): keyof typeof trainingPhrases | null => {
  if (/^Intern|thesis/.test(title.en)) return 'internship';
  return title.en.startsWith('Apprentice') ? 'apprenticeship' : null;
};

/** A company without laboratory or workshop offers no position in one. */
const fits =
  (sector: Sector) =>
  ({ family }: JobMaterial): boolean =>
    (family !== 'lab' && family !== 'hardware') || sector.jobs.some((job) => job.family === family);

const workloads = [
  ['100', 52],
  ['80-100', 24],
  ['60-80', 10],
  ['80', 8],
  ['50', 4],
  ['40-60', 2],
] as const;

/** Most are open on the reference date, some have just expired, and a few are drafts. */
export function jobRows(companies: readonly Company[], referenceDate: string): Row[] {
  const random = randomFor('jobs');
  const hiring = companies.filter((company) => company.sector !== null && company.material !== null);
  const nextCompany = rotation(random, hiring);
  const nextOpening = rotation(random, openings);
  const nextTrainingOpening = rotation(random, trainingOpenings);
  const seen = new Set<string>();

  return Array.from({ length: count }, (_unused, index): Row => {
    const company = nextCompany();
    const { sector, material } = company;
    if (!sector || !material) throw new Error(`${company.name} has no sector`);
    const candidates = random.chance(0.22) ? generalJobs.filter(fits(sector)) : sector.jobs;
    const position =
      random.shuffled(candidates).find((job) => !seen.has(`${company.key} ${job.title.en}`)) ?? random.pick(candidates);
    seen.add(`${company.key} ${position.title.en}`);
    const facts = {
      ...companyFacts({ name: company.name, size: company.size, material, sector }, random),
      number: inWords(Math.max(4, company.size)),
      year: String(company.founded),
      building: buildings.find((one) => one.key === company.building)?.name ?? 'Aurore',
    };
    const training = trainingOf(position.title);
    const contractType =
      training ??
      random.weighted([
        ['permanent', 84],
        ['temporary', 12],
        ['freelance', 4],
      ] as const);
    const phrases = training ? trainingPhrases[training] : jobPhrases[position.family];
    const offers = training
      ? trainingPhrases[training].benefits
      : contractType === 'freelance'
        ? freelanceBenefits
        : benefits;
    const choose = (items: readonly Bilingual[], number: number): Bilingual[] =>
      random
        .shuffled(items)
        .slice(0, number)
        .map((item) => fill(item));
    const description = joined([
      paragraph(fill(training ? nextTrainingOpening() : nextOpening(), facts)),
      heading(sections.tasks),
      list(choose(phrases.tasks, random.between(3, 4))),
      heading(sections.profile),
      list(choose(phrases.requirements, random.between(2, 3))),
      heading(sections.offer),
      list(choose(offers, random.between(3, 5))),
      paragraph(fill(random.pick(applications))),
    ]);
    const age = Math.floor((index / count) * 75) + 1;
    const lasts = index % 11 === 7 ? Math.max(1, age - random.between(1, 12)) : age + random.between(6, 60);
    const title = fill(position.title);
    const share = /(\d+)–(\d+)/.exec(title.en);
    return {
      key: `job-${String(index + 1).padStart(3, '0')}`,
      company: company.key,
      title_en: title.en,
      title_fr: title.fr,
      description_en: description.en,
      description_fr: description.fr,
      contract_type: contractType,
      workload: share
        ? `${share[1]}-${share[2]}`
        : contractType === 'apprenticeship'
          ? '100'
          : random.weighted(workloads),
      location: random.chance(0.9)
        ? `${facts.building}, Rive-Claire`
        : random.pick(['Rive-Claire / home office', 'Neuchâtel', 'Rive-Claire, Zürich']),
      apply_url: random.chance(0.55) ? `https://www.${company.domain}/jobs/${index + 1}` : '',
      apply_email: `jobs@${company.domain}`,
      published_at: addDays(referenceDate, -age),
      expires_at: addDays(referenceDate, lasts - age),
      published: index % 29 === 13 ? 'no' : 'yes',
    };
  });
}
