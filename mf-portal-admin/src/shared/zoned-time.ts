/** Converts between moments and what the park's clock shows, for date and time inputs. */

const formats = new Map<string, Intl.DateTimeFormat>();

function wallClock(moment: number, zone: string): { day: string; time: string } {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/** Day and time of an instant in the zone; empty for none. */
export function dayAndTime(instant: string | null | undefined, zone: string): { day: string; time: string } {
  const moment = Date.parse(instant ?? '');
  return Number.isNaN(moment) ? { day: '', time: '' } : wallClock(moment, zone);
}

/** The instant at which the zone's clock shows day and time; empty while one of them is missing. */
export function instantAt(day: string, time: string, zone: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wanted)) return '';
  let moment = wanted;
  // The offset at the result decides; two rounds are enough around a change of the clock.
  for (let round = 0; round < 2; round += 1) {
    const shown = wallClock(moment, zone);
    moment += wanted - Date.parse(`${shown.day}T${shown.time}:00Z`);
  }
  return new Date(moment).toISOString();
}
