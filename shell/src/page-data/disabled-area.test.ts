import { disabledAreaAt } from './disabled-area';

const areas = [
  {
    name: 'mf-rooms',
    title: { en: 'Rooms', fr: 'Salles' },
    paths: ['/book-a-room', '/book-a-room/:id/edit'],
    reason: 'being repaired',
    since: '2026-03-02T08:00:00Z',
  },
];

test.each([
  ['/book-a-room', true],
  ['/book-a-room/', true],
  ['/book-a-room/7/edit', true],
  ['/book-a-room/7', false],
  ['/book-a-rooms', false],
  ['/', false],
])('%s is an address of an area that is switched off: %s', (address, isOff) => {
  expect(disabledAreaAt(areas, address)?.name).toBe(isOff ? 'mf-rooms' : undefined);
});

test('case and a trailing slash are ignored (AMB-22, AMB-47)', () => {
  expect(disabledAreaAt(areas, '/Book-A-Room/')?.name).toBe('mf-rooms');
});

test('without areas that are switched off there is none', () => {
  expect(disabledAreaAt(undefined, '/book-a-room')).toBeUndefined();
});
