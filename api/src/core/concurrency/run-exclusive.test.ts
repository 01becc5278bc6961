import { oneAtATime } from './run-exclusive';

const soon = () => new Promise((resolve) => setImmediate(resolve));

it('runs work on one thing in order and never side by side', async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await soon();
    events.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all(['a', 'b', 'c'].map((name) => oneAtATime('room', work(name))))).toEqual(['a', 'b', 'c']);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('goes on after work that failed and hands the failure to its caller only', async () => {
  const failing = oneAtATime('room', async () => {
    await soon();
    throw new Error('no');
  });
  const next = oneAtATime('room', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});

it('does not make different things wait for each other', async () => {
  let open = () => {};
  const held = oneAtATime('one', () => new Promise<void>((resolve) => (open = resolve)));
  await expect(oneAtATime('other', async () => 'free')).resolves.toBe('free');
  open();
  await held;
});
