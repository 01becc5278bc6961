import { createScrollPositions } from './scroll-positions';

const memory = (initial?: string) => {
  let kept = initial ?? null;
  return { getItem: () => kept, setItem: (_name: string, value: string) => void (kept = value) };
};

test('remembers across a reload of the tab', () => {
  const storage = memory();
  createScrollPositions(storage).set('a', 400);
  expect(createScrollPositions(storage).get('a')).toBe(400);
});

test('forgets the oldest of many positions', () => {
  const positions = createScrollPositions(memory());
  for (let page = 0; page < 60; page += 1) positions.set(`page ${page}`, page);
  expect(positions.get('page 0')).toBeUndefined();
  expect(positions.get('page 59')).toBe(59);
});

test('starts empty if storage is broken or forbidden', () => {
  expect(createScrollPositions(memory('{')).get('a')).toBeUndefined();
  expect(createScrollPositions(memory('{"a":1}')).get('a')).toBeUndefined();
  expect(createScrollPositions(memory('[["a","top"],3]')).get('a')).toBeUndefined();
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const positions = createScrollPositions(full);
  positions.set('a', 10);
  expect(positions.get('a')).toBe(10);
  expect(createScrollPositions(null).get('a')).toBeUndefined();
});
