import { conflictingFields } from './conflicting-fields';

const original = { name: 'Ada', phone: '1', email: 'a@park.test', role: '4619' };

it('asks about what the other person changed, and starts with theirs where only they did', () => {
  const sides = {
    original,
    mine: { ...original, name: 'Mine', role: '4620' },
    theirs: { ...original, name: 'Theirs', phone: '2' },
  };
  const names = ['name', 'phone', 'email', 'role'] as const;
  expect(conflictingFields(names, (side, name) => sides[side][name])).toEqual([
    { field: 'name', mine: 'Mine', theirs: 'Theirs', isTheirsOnly: false },
    { field: 'phone', mine: '1', theirs: '2', isTheirsOnly: true },
  ]);
});

it('asks about nothing that both made the same', () => {
  const same = { phone: '2' };
  expect(conflictingFields(['phone'], (side) => (side === 'original' ? '1' : same.phone))).toEqual([]);
});
