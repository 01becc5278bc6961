import { addDays } from '@park/domain';
import { clock, isWorkday, toWorkday } from './calendar';
import { accountCompanies, type Company } from './companies';
import { fill, joined, list, paragraph } from './compose';
import { audiences, formats, networkingAudiences, practicals } from './material/event-phrases';
import {
  conferenceTopics,
  knovaTopics,
  networkingTopics,
  webinarTopics,
  workshopTopics,
} from './material/event-topics';
import type { Bilingual, Sector, TopicMaterial } from './material/sector';
import { sectors } from './material/sectors';
import type { Person } from './person';
import { makeAgenda, type AgendaItem } from './agenda';
import { buildings } from './place';
import { randomFor, rotation, type Random } from './random';

export interface ParkEvent {
  key: string;
  type: 'conference' | 'workshop' | 'networking' | 'knova';
  /** `YYYY-MM-DDTHH:MM` in the park's time zone; `YYYY-MM-DD` for whole days, with the last one included. */
  start: string;
  end: string;
  allDay: boolean;
  location: string;
  onlineUrl: string | null;
  registrationUrl: string | null;
  /** Places of the registration in the portal. */
  places: number | null;
  membersOnly: boolean;
  knova: boolean;
  cancelled: boolean;
  company: string | null;
  image: string | null;
  title: Bilingual;
  summary: Bilingual;
  content: Bilingual;
  agenda: AgendaItem[];
}

type Kind = 'sector' | 'workshop' | 'networking' | 'knova' | 'conference' | 'webinar';

const kinds: ReadonlyArray<readonly [Kind, number]> = [
  ['sector', 132],
  ['workshop', 96],
  ['networking', 78],
  ['knova', 34],
  ['conference', 18],
  ['webinar', 42],
];
const rooms = ['Lake Room', 'Auditorium', 'Forum', 'Atelier', 'Gallery', 'Studio', 'Terrace Room'];

const hours: Record<Kind, { starts: readonly number[]; lengths: readonly number[] }> = {
  sector: { starts: [540, 780, 840, 960, 1020, 1050], lengths: [90, 120, 180, 240] },
  workshop: { starts: [510, 540, 570, 780, 810], lengths: [120, 180, 210, 480] },
  networking: { starts: [465, 480, 720, 1020, 1050, 1080], lengths: [60, 75, 90, 120, 180] },
  knova: { starts: [540, 600, 840, 960], lengths: [90, 120, 180] },
  conference: { starts: [510, 540], lengths: [540] },
  webinar: { starts: [660, 720, 735, 960], lengths: [45, 60] },
};

const typeOf = (kind: Kind, random: Random): ParkEvent['type'] => {
  if (kind === 'sector') return random.pick(['conference', 'workshop', 'workshop'] as const);
  if (kind === 'webinar') return 'conference';
  return kind;
};

const formatOf = (kind: Kind, type: ParkEvent['type']): readonly Bilingual[] => {
  if (kind === 'webinar') return formats.online;
  return kind === 'sector' && type === 'conference' ? formats.talk : formats[type];
};

const practicalsOf = (kind: Kind, online: boolean): ReadonlyArray<keyof typeof practicals> => {
  if (kind === 'networking') return ['place', 'networking'];
  return online ? ['language', 'terms'] : ['place', 'language', 'terms'];
};

/** Topics of a sector know it: the event is organised by a company that works on the subject. */
function topicSource(random: Random): Record<Kind, () => TopicMaterial & { sector?: Sector }> {
  return {
    sector: rotation(
      random,
      sectors.flatMap((sector) => sector.topics.map((topic) => ({ ...topic, sector }))),
    ),
    workshop: rotation(random, workshopTopics),
    networking: rotation(random, networkingTopics),
    knova: rotation(random, knovaTopics),
    conference: rotation(random, conferenceTopics),
    webinar: rotation(random, webinarTopics),
  };
}

/** Half before, half after the reference date, on working days; there are always events within the next fortnight. */
function days(referenceDate: string, total: number, random: Random): string[] {
  return Array.from({ length: total }, (_unused, index) => {
    const share = (index + random.next() * 0.9) / total;
    const offset = Math.round(-365 + share * 730);
    const day = addDays(referenceDate, offset);
    return isWorkday(day) || random.chance(0.06) ? day : toWorkday(day);
  }).sort();
}

export function makeEvents(
  companies: readonly Company[],
  people: readonly Person[],
  referenceDate: string,
  covers: readonly string[],
): ParkEvent[] {
  const random = randomFor('events');
  const order = random.shuffled(kinds.flatMap(([kind, count]) => Array.from({ length: count }, () => kind)));
  const dates = days(referenceDate, order.length, random);
  const next = topicSource(random);
  // A few companies of each sector organise its events. Those of the demo accounts have a coming one.
  const hosts = new Map(
    sectors.map((sector) => [sector, companies.filter((company) => company.sector === sector).slice(0, 4)]),
  );
  const withoutEvent = new Set(companies.filter(({ name }) => name in accountCompanies));
  const hostOf = (sector: Sector, day: string): Company | null => {
    const own = hosts.get(sector) ?? [];
    const first = day > referenceDate ? own.find((company) => withoutEvent.has(company)) : undefined;
    if (!first) return random.chance(0.6) ? random.pick(own) : null;
    withoutEvent.delete(first);
    return first;
  };
  const speakers = people.filter(
    (person) => person.listed && person.role !== '' && !person.email.endsWith('@demo.park'),
  );

  return order.map((kind, index): ParkEvent => {
    const topic = next[kind]();
    const title = fill(topic.title);
    const angle = fill(topic.angle);
    const type = typeOf(kind, random);
    const day = dates[index] ?? referenceDate;
    const online = kind === 'webinar' || (kind === 'sector' && random.chance(0.08));
    const start = random.pick(hours[kind].starts);
    const length = random.pick(hours[kind].lengths);
    const lasts = kind === 'conference' ? random.between(2, 4) : kind === 'sector' && random.chance(0.05) ? 2 : 1;
    const allDay = kind === 'conference' && random.chance(0.3);
    const lastDay = addDays(day, lasts - 1);
    const end = Math.min(start + length, 22 * 60);
    const host = topic.sector ? hostOf(topic.sector, day) : null;
    const format = fill(random.pick(formatOf(kind, type)));
    const groups = random.shuffled(practicalsOf(kind, online)).slice(0, 2);
    const notes = groups.map((group) => fill(random.pick(practicals[group])));
    const audience =
      kind === 'knova' || online ? [] : [fill(random.pick(kind === 'networking' ? networkingAudiences : audiences))];
    const hosted = host
      ? [
          fill(
            { en: 'The event is organised by {company}.', fr: 'La manifestation est organisée par {company}.' },
            { company: host.name },
          ),
        ]
      : [];
    const key = `event-${String(index + 1).padStart(3, '0')}`;
    const location = online ? '' : `${random.pick(rooms)}, ${random.pick(buildings).name}`;
    const registrationUrl = random.chance(kind === 'networking' ? 0.3 : 0.8) ? `https://events.demo.park/${key}` : null;

    return {
      key,
      type,
      start: allDay ? day : `${day}T${clock(start)}`,
      end: allDay ? lastDay : `${lastDay}T${clock(end)}`,
      allDay,
      location,
      onlineUrl: online ? `https://meet.demo.park/${key}` : null,
      registrationUrl,
      places: registrationUrl === null && !allDay ? ([12, 20, 30, 60][index % 4] ?? null) : null,
      membersOnly: kind === 'knova' || random.chance(kind === 'networking' ? 0.3 : 0.12),
      knova: kind === 'knova',
      cancelled: random.chance(0.02),
      company: host?.key ?? null,
      image: random.chance(kind === 'conference' ? 0.8 : 0.15) ? random.pick(covers) : null,
      title,
      summary: angle,
      content: joined([
        paragraph(format, ...audience),
        ...(hosted.length > 0 ? [paragraph(...hosted)] : []),
        random.chance(0.5) ? list(notes) : paragraph(...notes),
      ]),
      agenda: allDay || lasts > 1 || length >= 150 ? makeAgenda({ day, lasts, start, end, speakers }, random) : [],
    };
  });
}
