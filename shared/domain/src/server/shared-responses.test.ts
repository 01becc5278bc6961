import { createSharedResponses } from './shared-responses';

let now = 0;
const make = (keepMs = 1_000) => {
  now = 0;
  return createSharedResponses(keepMs, () => now);
};

it('computes an answer once for all who ask meanwhile, and again when the moment is over', async () => {
  const answers = make();
  let computed = 0;
  const compute = async () => `answer ${(computed += 1)}`;
  expect(await Promise.all([answers.find('a', compute), answers.find('a', compute)])).toEqual(['answer 1', 'answer 1']);
  now = 499;
  expect(await answers.find('a', compute)).toBe('answer 1');
  expect(await answers.find('b', compute)).toBe('answer 2');
  now = 1_500;
  expect(await answers.find('a', compute)).toBe('answer 3');
});

it('renews an answer in the second half of its time, while others get the one that is there', async () => {
  const answers = make();
  let finish = (_answer: string): void => {};
  const find = () => answers.find('a', () => new Promise<string>((resolve) => (finish = resolve)));
  const first = find();
  finish('first');
  expect(await first).toBe('first');
  now = 500;
  expect([await find(), await find()]).toEqual(['first', 'first']);
  finish('second');
  await Promise.resolve();
  expect(await answers.find('a', async () => 'third')).toBe('second');
  now = 1_400;
  expect(await answers.find('a', () => Promise.reject(new Error('away')))).toBe('second');
  now = 1_500;
  await expect(answers.find('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
});

it('renews nothing that has changed meanwhile', async () => {
  const answers = make();
  await answers.find('a', async () => 'before');
  now = 500;
  let finish = (_answer: string): void => {};
  await answers.find('a', () => new Promise((resolve) => (finish = resolve)));
  answers.end();
  finish('renewed before the change');
  expect(await answers.find('a', async () => 'after')).toBe('after');
});

it('keeps no failure', async () => {
  const answers = make();
  await expect(answers.find('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await answers.find('a', async () => 'here')).toBe('here');
});

it('hands out no answer that was being computed when something changed', async () => {
  const answers = make();
  let finish = (_answer: string): void => {};
  const before = answers.find('a', () => new Promise((resolve) => (finish = resolve)));
  answers.end();
  const after = answers.find('a', async () => 'after');
  finish('before');
  expect([await before, await after]).toEqual(['before', 'after']);
  expect(await answers.find('a', async () => 'later')).toBe('after');
});

it('keeps at most 500, and none when switched off', async () => {
  const answers = make();
  for (let index = 0; index <= 500; index += 1) await answers.find(String(index), async () => 'old');
  expect(await answers.find('0', async () => 'new')).toBe('new');
  expect(await answers.find('500', async () => 'new')).toBe('old');
  const off = make(0);
  await off.find('a', async () => 'old');
  expect(await off.find('a', async () => 'new')).toBe('new');
});
