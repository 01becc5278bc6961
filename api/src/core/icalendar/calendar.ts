/** Writes iCalendar files (RFC 5545): one VCALENDAR with its VTIMEZONE and any number of events. */
import { hourMs } from '@park/domain';
import { TZDate } from '@date-fns/tz';
import ICAL from 'ical.js';
import { dayOf } from '../time/park-time';
import { timeZoneComponent } from './time-zone-component';

// The library does not count the leading space of a folded line; 74 keeps lines within 75 octets.
ICAL.foldLength = 74;

export interface CalendarEvent {
  uid: string;
  start: Date;
  end: Date;
  /** From midnight to midnight in the calendar's zone; written as dates. */
  isAllDay: boolean;
  title: string;
  description: string;
  location: string;
  url: string;
  status: 'confirmed' | 'tentative' | 'cancelled';
  /** Whether the time is shown as free; by default, only all-day events are. */
  isFree?: boolean;
  isPublic: boolean;
  /** First start of one date of a series, by which programs find it; absent for single events. */
  recurrenceId?: Date;
  organizer?: { name: string; email: string };
  attendees?: readonly {
    name: string;
    email: string;
    answer: 'needs-action' | 'accepted' | 'declined' | 'tentative';
  }[];
  /** Increases with each change that matters to attendees. */
  sequence: number;
  createdAt: Date;
  updatedAt: Date;
}

/** Properties of a calendar that programs subscribe to. */
export interface Subscription {
  name: string;
  /** How often programs should refresh, as an ISO 8601 duration. */
  refreshInterval: string;
}

export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** Returns the calendar's text with folded lines and CRLF. The same events always produce the same text. */
export function calendarText(
  events: readonly CalendarEvent[],
  zone: string,
  subscription?: Subscription,
  method: CalendarMethod = 'PUBLISH',
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Innovation park portal//Events//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', method);
  if (subscription) describeSubscription(calendar, subscription);
  const timed = events.filter(({ isAllDay }) => !isAllDay);
  if (timed.length > 0) {
    const start = new Date(Math.min(...timed.map((event) => event.start.getTime())));
    const end = new Date(Math.max(...timed.map((event) => event.end.getTime())));
    calendar.addSubcomponent(timeZoneComponent(zone, { start, end }));
  }
  for (const event of events) calendar.addSubcomponent(eventComponent(event, zone));
  return `${calendar.toString()}\r\n`;
}

/** The properties of RFC 7986, and the older ones that common programs still use. */
function describeSubscription(calendar: ICAL.Component, { name, refreshInterval }: Subscription): void {
  const text = withoutControls(name);
  calendar.addPropertyWithValue('name', text);
  calendar.addPropertyWithValue('x-wr-calname', text);
  const refresh = new ICAL.Property('refresh-interval', calendar);
  refresh.setParameter('value', 'DURATION');
  refresh.setValue(refreshInterval);
  calendar.addProperty(refresh);
  calendar.addPropertyWithValue('x-published-ttl', refreshInterval);
}

function eventComponent(event: CalendarEvent, zone: string): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const text = (name: string, value: string) => {
    if (value !== '') component.addPropertyWithValue(name, withoutControls(value));
  };
  text('uid', event.uid);
  component.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(event.updatedAt, true));
  component.addPropertyWithValue('created', ICAL.Time.fromJSDate(event.createdAt, true));
  component.addPropertyWithValue('last-modified', ICAL.Time.fromJSDate(event.updatedAt, true));
  component.addPropertyWithValue('sequence', event.sequence);
  addMoment(component, 'dtstart', event.start, event.isAllDay, zone);
  // DTEND must be later than DTSTART, so an event without duration has none.
  if (event.end > event.start) addMoment(component, 'dtend', event.end, event.isAllDay, zone);
  if (event.recurrenceId) addMoment(component, 'recurrence-id', event.recurrenceId, event.isAllDay, zone);
  addPeople(component, event);
  text('summary', event.title);
  text('description', event.description);
  text('location', event.location);
  text('url', event.url);
  component.addPropertyWithValue('status', event.status.toUpperCase());
  component.addPropertyWithValue('class', event.isPublic ? 'PUBLIC' : 'PRIVATE');
  component.addPropertyWithValue('transp', (event.isFree ?? event.isAllDay) ? 'TRANSPARENT' : 'OPAQUE');
  return component;
}

/** RFC 5546: the organiser asks, each attendee answers. */
function addPeople(component: ICAL.Component, { organizer, attendees = [] }: CalendarEvent): void {
  if (organizer) {
    const property = new ICAL.Property('organizer', component);
    property.setParameter('cn', withoutControls(organizer.name));
    property.setValue(`mailto:${organizer.email}`);
    component.addProperty(property);
  }
  for (const { name, email, answer } of attendees) {
    const property = new ICAL.Property('attendee', component);
    property.setParameter('cn', withoutControls(name));
    property.setParameter('role', 'REQ-PARTICIPANT');
    property.setParameter('partstat', answer.toUpperCase());
    property.setParameter('rsvp', answer === 'needs-action' ? 'TRUE' : 'FALSE');
    property.setValue(`mailto:${email}`);
    component.addProperty(property);
  }
}

function addMoment(
  component: ICAL.Component,
  name: 'dtstart' | 'dtend' | 'recurrence-id',
  moment: Date,
  isDay: boolean,
  zone: string,
): void {
  const property = new ICAL.Property(name, component);
  component.addProperty(property);
  if (isDay) {
    property.setValue(ICAL.Time.fromDateString(dayOf(moment, zone)));
    return;
  }
  const there = new TZDate(moment, zone);
  if (isShownTwice(moment, zone)) {
    property.setValue(ICAL.Time.fromJSDate(moment, true));
    return;
  }
  property.setValue(
    ICAL.Time.fromData({
      year: there.getFullYear(),
      month: there.getMonth() + 1,
      day: there.getDate(),
      hour: there.getHours(),
      minute: there.getMinutes(),
      second: there.getSeconds(),
      isDate: false,
    }),
  );
  property.setParameter('tzid', zone);
}

/**
 * Whether the local time is ambiguous because clocks are set back. Programs disagree on its meaning, so UTC is written.
 */
const isShownTwice = (moment: Date, zone: string): boolean => {
  const clock = (shift: number) => new TZDate(moment.getTime() + shift, zone).getHours();
  return clock(0) === clock(hourMs) || clock(0) === clock(-hourMs);
};

/** iCalendar text allows no control characters except line breaks. */
const withoutControls = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
