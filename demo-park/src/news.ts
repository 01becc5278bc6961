import { addDays } from '@park/domain';
import { toWorkday } from './calendar';
import { companyFacts, type Company } from './companies';
import { fill, heading, joined, list, paragraph, quotation, type Facts } from './compose';
import { storyKinds } from './material/company-news';
import { moreStoryKinds } from './material/company-news-more';
import { parkNewsBuildings } from './material/park-news-buildings';
import { parkNewsLife } from './material/park-news-life';
import { media, pressBodies, pressLeads, pressTitles } from './material/press';
import { quotes, speakers } from './material/quotes';
import type { Bilingual, CompanyMaterial, Sector } from './material/sector';
import { beginnings, obstacles, outlooks, storyHeadings, storyLeads, storyTitles, turns } from './material/stories';
import { readArticles } from './park-articles';
import type { Person } from './person';
import { buildings } from './place';
import { randomFor, rotation, type Random } from './random';
import { francs, inWords } from './typography';

export interface Article {
  key: string;
  type: 'park' | 'company' | 'press';
  successStory: boolean;
  company: string | null;
  /** `YYYY-MM-DDTHH:MM` in the park's time zone. */
  publishedAt: string;
  published: boolean;
  image: string | null;
  texts: { en?: ArticleText; fr?: ArticleText };
}

export interface ArticleText {
  title: string;
  summary: string;
  content: string;
}

type TechCompany = Company & { sector: Sector; material: CompanyMaterial };
const isTech = (company: Company): company is TechCompany => company.sector !== null && company.material !== null;

const counts = { news: 180, stories: 60, press: 28 };

interface Draft {
  title: Bilingual;
  summary: Bilingual;
  content: Bilingual;
}

const fullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;

function makeFacts(
  company: TechCompany,
  others: readonly TechCompany[],
  people: ReadonlyMap<string, readonly Person[]>,
  random: Random,
): Facts {
  const staff = people.get(company.key) ?? [];
  const person = random.pick(staff);
  const colleagues = staff.filter((one) => one !== person);
  const colleague = random.pick(colleagues.length > 0 ? colleagues : staff);
  return {
    ...companyFacts(company, random),
    other: random.pick(others.filter((one) => one !== company && one.sector === company.sector)).name,
    person: fullName(person),
    colleague: fullName(colleague),
    building: buildings.find((one) => one.key === company.building)?.name ?? 'Aurore',
    amount: francs(
      random.pick([1_200_000, 1_800_000, 2_500_000, 3_200_000, 4_000_000, 5_500_000, 7_400_000, 9_000_000, 12_000_000]),
    ),
    number: inWords(random.pick([8, 12, 14, 18, 24, 30, 36, 40, 60, 75, 120])),
    people: inWords(Math.max(6, company.size)),
    year: String(company.founded),
    medium: random.pick(media),
  };
}

const quote = (next: () => Bilingual, facts: Facts, random: Random, speaker = facts.person): Bilingual => {
  const role = fill(random.pick(speakers));
  const person = String(speaker);
  const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
  return quotation(fill(next()), { en: `${person}, ${lower(role.en)}`, fr: `${person}, ${lower(role.fr)}` });
};

const mentions = (text: Bilingual, name: string): boolean => text.en.includes(`{${name}}`);

function companyNews(
  company: TechCompany,
  facts: Facts,
  kind: (typeof storyKinds)[number],
  nextQuote: () => Bilingual,
  random: Random,
): Draft {
  const title = random.pick(kind.titles);
  const lead = random.pick(kind.leads);
  const middles = random.shuffled(kind.middles);
  const end = random.pick(kind.ends);
  const [result, secondResult] = random.shuffled(company.sector.results);
  const first = middles[0] ?? end;
  const say = (text: Bilingual | undefined): Bilingual => fill(text ?? first, facts);
  const introduction = mentions(lead, 'product')
    ? []
    : [fill({ en: '{company} develops {made}.', fr: '{company} conçoit des {made}.' }, facts)];
  // Somebody who starts in a new function is introduced, and does not speak about the past.
  const spoken = (): Bilingual => quote(nextQuote, facts, random, kind.id === 'head' ? facts.colleague : facts.person);
  // Four orders of the parts, so that consecutive articles differ.
  const content = random.pick([
    () => [
      paragraph(...introduction, say(first)),
      paragraph(say(result)),
      spoken(),
      paragraph(say(middles[1]), say(end)),
    ],
    () => [
      paragraph(say(first)),
      spoken(),
      paragraph(...introduction, say(result), say(middles[1])),
      paragraph(say(end)),
    ],
    () => [paragraph(...introduction, say(result), say(first)), paragraph(say(middles[1]), say(end))],
    () => [
      paragraph(say(first), say(middles[1])),
      paragraph(...introduction, say(result)),
      paragraph(say(secondResult)),
      spoken(),
      paragraph(say(end)),
    ],
  ])();
  return { title: fill(title, facts), summary: fill(lead, facts), content: joined(content) };
}

/** Every variant of a part is used before one is repeated. */
const storyParts = (random: Random) => ({
  title: rotation(random, storyTitles),
  lead: rotation(random, storyLeads),
  beginning: rotation(random, beginnings),
  obstacle: rotation(random, obstacles),
  turn: rotation(random, turns),
  outlook: rotation(random, outlooks),
});

function successStory(
  company: TechCompany,
  facts: Facts,
  next: ReturnType<typeof storyParts>,
  nextQuote: () => Bilingual,
  random: Random,
): Draft {
  const [one, two, three] = random.shuffled(company.sector.results);
  const say = (text: Bilingual | undefined): Bilingual => fill(text ?? next.outlook(), facts);
  return {
    title: say(next.title()),
    summary: say(next.lead()),
    content: joined([
      heading(fill(random.pick(storyHeadings.beginning))),
      paragraph(say(next.beginning())),
      heading(fill(random.pick(storyHeadings.obstacle))),
      paragraph(say(next.obstacle()), say(next.turn())),
      quote(nextQuote, facts, random),
      heading(fill(random.pick(storyHeadings.result))),
      random.chance(0.4) ? list([say(one), say(two), say(three)]) : paragraph(say(one), say(two)),
      paragraph(say(next.outlook())),
    ]),
  };
}

function pressNote(facts: Facts, random: Random): Draft {
  const [one, two] = random.shuffled(pressBodies);
  return {
    title: fill(random.pick(pressTitles), facts),
    summary: fill(random.pick(pressLeads), facts),
    content: joined([
      paragraph(fill(one ?? random.pick(pressBodies), facts)),
      paragraph(fill(two ?? random.pick(pressBodies), facts)),
    ]),
  };
}

/** A few exist in one language only, as in real parks. */
const textsOf = (draft: Draft, random: Random): Article['texts'] => {
  const text = (language: 'en' | 'fr'): ArticleText => ({
    title: draft.title[language],
    summary: draft.summary[language],
    content: draft.content[language],
  });
  const languages = random.weighted([
    ['both', 92],
    ['en', 3],
    ['fr', 5],
  ] as const);
  return { ...(languages !== 'fr' && { en: text('en') }), ...(languages !== 'en' && { fr: text('fr') }) };
};

export function makeNews(
  companies: readonly Company[],
  allPeople: readonly Person[],
  referenceDate: string,
  covers: readonly string[],
): Article[] {
  const random = randomFor('news');
  const tech = companies.filter(isTech);
  const people = new Map<string, Person[]>();
  for (const person of allPeople) people.set(person.company, [...(people.get(person.company) ?? []), person]);
  const nextCompany = rotation(random, tech);
  const nextKind = rotation(random, [...storyKinds, ...moreStoryKinds]);
  const nextQuote = rotation(random, quotes);
  const nextPart = storyParts(random);

  const drafts: Array<{ type: Article['type']; successStory: boolean; company: string | null; draft: Draft }> = [];
  for (let index = 0; index < counts.news; index += 1) {
    const company = nextCompany();
    drafts.push({
      type: 'company',
      successStory: false,
      company: company.key,
      draft: companyNews(company, makeFacts(company, tech, people, random), nextKind(), nextQuote, random),
    });
  }
  for (let index = 0; index < counts.press; index += 1) {
    const company = nextCompany();
    drafts.push({
      type: 'press',
      successStory: false,
      company: company.key,
      draft: pressNote(makeFacts(company, tech, people, random), random),
    });
  }
  for (const draft of readArticles(parkNewsBuildings + '===' + parkNewsLife))
    drafts.push({ type: 'park', successStory: false, company: null, draft });
  for (let index = 0; index < counts.stories; index += 1) {
    const company = nextCompany();
    drafts.push({
      type: 'company',
      successStory: true,
      company: company.key,
      draft: successStory(company, makeFacts(company, tech, people, random), nextPart, nextQuote, random),
    });
  }

  const total = drafts.length;
  // Evenly distributed over two and a half years, the newest yesterday; two are scheduled for the coming week, three
  // are drafts.
  return random.shuffled(drafts).map(({ draft, ...rest }, index): Article => {
    const age = index < 2 ? -2 - index * 2 : Math.floor(((index - 2) / total) * 900) + 1;
    const day = toWorkday(addDays(referenceDate, -age));
    const late = day >= referenceDate && index >= 2 ? addDays(referenceDate, -3) : day;
    return {
      key: `news-${String(total - index).padStart(3, '0')}`,
      ...rest,
      publishedAt: `${late}T${String(random.between(7, 16)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`,
      published: index !== 5 && index !== 17 && index !== 41,
      image: random.chance(rest.successStory ? 0.6 : 0.25) ? random.pick(covers) : null,
      texts: textsOf(draft, random),
    };
  });
}
