import { addDays } from '@park/domain';
import { clock } from './calendar';
import { fill } from './compose';
import { programme } from './material/event-phrases';
import type { Bilingual } from './material/sector';
import type { Person } from './person';
import type { Random } from './random';

export interface AgendaItem {
  start: string;
  end: string;
  title: Bilingual;
  speaker: string | null;
}

interface Frame {
  day: string;
  lasts: number;
  /** Minutes since midnight, each day. */
  start: number;
  end: number;
  speakers: readonly Person[];
}

/** A programme with breaks and talks, day by day. */
export function makeAgenda(frame: Frame, random: Random): AgendaItem[] {
  const talks = random.shuffled(programme.talks);
  const items: AgendaItem[] = [];
  for (let number = 0; number < frame.lasts; number += 1) {
    const day = addDays(frame.day, number);
    const latest = Math.min(frame.end, 18 * 60);
    const at = (from: number, until: number, title: Bilingual, speaker: string | null): void => {
      items.push({ start: `${day}T${clock(from)}`, end: `${day}T${clock(until)}`, title: fill(title), speaker });
    };
    let now = frame.start;
    at(now, now + 20, random.pick(programme.openings), null);
    now += 20;
    let sinceBreak = 0;
    while (now + 80 <= latest) {
      if (sinceBreak >= 2) {
        const isLunch = now >= 690 && now <= 780;
        const minutes = isLunch ? 60 : 20;
        at(
          now,
          now + minutes,
          isLunch ? (programme.breaks[2] ?? random.pick(programme.breaks)) : random.pick(programme.breaks.slice(0, 2)),
          null,
        );
        now += minutes;
        sinceBreak = 0;
        continue;
      }
      const person = random.pick(frame.speakers);
      const minutes = random.pick([30, 40, 50]);
      const talk = talks[items.length % talks.length] ?? random.pick(talks);
      at(now, now + minutes, talk, random.chance(0.85) ? `${person.firstName} ${person.lastName}` : null);
      now += minutes;
      sinceBreak += 1;
    }
    at(now, Math.max(now + 15, Math.min(now + 30, latest)), random.pick(programme.end), null);
  }
  return items;
}
