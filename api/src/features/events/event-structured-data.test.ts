import type { EventDetail } from '@park/contract/events';
import { eventStructuredData } from './event-structured-data';

const park = { parkOrigin: 'https://park.example', parkName: { en: 'The Park', fr: 'Le Parc' } };
const event = (changes: Partial<EventDetail>): Omit<EventDetail, 'structuredData'> => ({
  id: 'e1',
  type: 'conference',
  title: 'Meet the makers',
  summary: '',
  image: null,
  publishedAt: '2026-01-01T00:00:00.000Z',
  isPublished: true,
  startDate: '2026-03-12T16:00:00.000Z',
  endDate: '2026-03-12T18:30:00.000Z',
  isAllDay: false,
  location: 'Hall A',
  onlineUrl: null,
  registrationUrl: null,
  membersOnly: false,
  isKnova: false,
  status: 'scheduled',
  linkedCompanyId: null,
  language: 'en',
  availableLanguages: ['en'],
  content: '',
  updatedAt: '2026-01-01T00:00:00.000Z',
  timeZone: 'Europe/Zurich',
  hasAgenda: false,
  linkedCompany: null,
  related: [],
  ...changes,
});

describe('the structured data of an event', () => {
  it('has absolute addresses and the times of the park’s clock', () => {
    expect(
      eventStructuredData(
        event({ image: { url: '/api/files/i', alt: '', width: 1, height: 1 }, summary: 'Short' }),
        park,
      ),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      '@id': 'https://park.example/events/details?id=e1',
      url: 'https://park.example/events/details?id=e1',
      name: 'Meet the makers',
      description: 'Short',
      image: ['https://park.example/api/files/i'],
      inLanguage: 'en',
      startDate: '2026-03-12T17:00:00+01:00',
      endDate: '2026-03-12T19:30:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Hall A', address: 'Hall A' },
      organizer: { '@type': 'Organization', name: 'The Park', url: 'https://park.example' },
    });
  });

  it.each([
    [
      'the night the clocks go forward',
      '2026-03-28T22:00:00.000Z',
      '2026-03-29T10:00:00.000Z',
      '2026-03-28T23:00:00+01:00',
      '2026-03-29T12:00:00+02:00',
    ],
    [
      'the hour that comes twice',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
      '2026-10-25T02:30:00+02:00',
      '2026-10-25T02:30:00+01:00',
    ],
  ])('keeps moments through %s', (_, startDate, endDate, start, end) => {
    expect(eventStructuredData(event({ startDate, endDate }), park)).toMatchObject({ startDate: start, endDate: end });
  });

  it('writes whole days as days, the last one included', () => {
    const given = { isAllDay: true, startDate: '2026-03-27T23:00:00.000Z', endDate: '2026-03-29T22:00:00.000Z' };
    expect(eventStructuredData(event(given), park)).toMatchObject({ startDate: '2026-03-28', endDate: '2026-03-29' });
    expect(eventStructuredData(event({ ...given, endDate: given.startDate }), park)).toMatchObject({
      startDate: '2026-03-28',
      endDate: '2026-03-28',
    });
  });

  it.each([
    ['Hall A', null, 'Offline', 'Place'],
    ['', 'https://meet.example/x', 'Online', 'VirtualLocation'],
    ['', null, 'Offline', 'Place'],
  ])('tells where it is: “%s”, %s', (location, onlineUrl, mode, type) => {
    expect(eventStructuredData(event({ location, onlineUrl }), park)).toMatchObject({
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      location: { '@type': type },
    });
  });

  it('tells both places of an event that has two', () => {
    expect(eventStructuredData(event({ onlineUrl: 'https://meet.example/x' }), park)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation', url: 'https://meet.example/x' }],
    });
  });

  it('tells that it is cancelled, and who organises it', () => {
    const read = eventStructuredData(
      event({ status: 'cancelled', language: 'fr', linkedCompany: { id: 'c1', name: 'Alpine', logo: null } }),
      park,
    );
    expect(read).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      organizer: { name: 'Alpine', url: 'https://park.example/companies/details?id=c1' },
    });
  });
});
