import { runExclusive } from './run-exclusive';

const soon = () => new Promise((resolve) => setImmediate(resolve));

it('runs work on one thing in order and never side by side', async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await soon();
    events.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all(['a', 'b', 'c'].map((name) => runExclusive('room', work(name))))).toEqual(['a', 'b', 'c']);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('goes on after work that failed and hands the failure to its caller only', async () => {
  const failing = runExclusive('room', async () => {
    await soon();
    throw new Error('no');
  });
  const next = runExclusive('room', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});

it('does not make different things wait for each other', async () => {
  let open = () => {};
  const held = runExclusive('one', () => new Promise<void>((resolve) => (open = resolve)));
  await expect(runExclusive('other', async () => 'free')).resolves.toBe('free');
  open();
  await held;
});
