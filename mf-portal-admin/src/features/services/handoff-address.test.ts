import { handoffOf } from './handoff-address';

const room = '0b8f6a70-0000-4000-8000-000000000001';

it.each([
  [`about=room:${room}&back=/book-a-room%3Fview%3Dlist`, { kind: 'room', id: room }, '/book-a-room?view=list'],
  [`about=spot:${room}`, { kind: 'spot', id: room }, '/portal'],
  ['about=person:1', undefined, '/portal'],
  ['about=room', undefined, '/portal'],
  ['back=https://elsewhere.example', undefined, '/portal'],
  ['', undefined, '/portal'],
])('%s is handed over as asked, or without a subject', (query, subject, returnTo) => {
  expect(handoffOf(new URLSearchParams(query))).toEqual({
    audience: 'ticketing',
    ...(subject && { subject }),
    returnTo,
  });
});
