/** Which rooms are offered instead of a taken one, and in which order. */
import { rankOtherRooms } from './alternatives';

const wanted = {
  id: 'wanted',
  capacity: 8,
  equipment: ['screen'],
  needsApproval: false,
  buildingId: 'a',
  latitude: 46.52,
  longitude: 6.56,
};
type TestRoom = typeof wanted;
const near = { buildingId: 'b', latitude: 46.521, longitude: 6.56 };
const far = { buildingId: 'c', latitude: 46.53, longitude: 6.56 };
const other = (id: string, change: Partial<TestRoom> = {}): TestRoom => ({ ...wanted, id, ...change });
const ranked = (rooms: TestRoom[], people = 6, room = wanted) =>
  rankOtherRooms(room, rooms, people).map(({ id }) => id);

describe('rooms instead of a taken one', () => {
  it('come from the same building first, then from the nearest one', () => {
    expect(ranked([other('far', far), other('near', near), other('same building')])).toEqual([
      'same building',
      'near',
      'far',
    ]);
  });

  it('are measured on the ground: a degree to the east is shorter than one to the north', () => {
    const north = { buildingId: 'n', latitude: 46.5213, longitude: 6.56 };
    const east = { buildingId: 'e', latitude: 46.52, longitude: 6.5615 };
    expect(ranked([other('north', north), other('east', east)])).toEqual(['east', 'north']);
  });

  it('are booked at once before those on request, however near these are', () => {
    expect(
      ranked([
        other('on request here', { needsApproval: true }),
        other('on request near', { ...near, needsApproval: true }),
        other('direct far', far),
        other('direct here'),
      ]),
    ).toEqual(['direct here', 'direct far', 'on request here', 'on request near']);
  });

  it('are the smallest that fit among equally near ones', () => {
    expect(ranked([other('16', { capacity: 16 }), other('6', { capacity: 6 }), other('10', { capacity: 10 })])).toEqual(
      ['6', '10', '16'],
    );
  });

  it('have seats for the people, at most three times as many, and the same equipment', () => {
    const rooms = [
      other('too small', { capacity: 5 }),
      other('auditorium', { capacity: 19 }),
      other('largest that fits', { capacity: 18 }),
      other('without a screen', { equipment: ['phone'] }),
      other('with more', { equipment: ['phone', 'screen'] }),
      wanted,
    ];
    expect(ranked(rooms)).toEqual(['with more', 'largest that fits']);
  });

  it('lists rooms of buildings without coordinates last', () => {
    const rooms = [{ ...wanted, id: 'nowhere', buildingId: 'x', latitude: null, longitude: null }, other('far', far)];
    expect(rankOtherRooms(wanted, rooms, 6).map(({ id }) => id)).toEqual(['far', 'nowhere']);
  });
});
