import { onDemandPart } from './on-demand-part';

const Part = () => null;

test('loads once, however often it is requested', async () => {
  const importPart = jest.fn(async () => Part);
  const part = onDemandPart(importPart);
  await Promise.all([part.load(), part.load()]);
  await part.load();
  expect(importPart).toHaveBeenCalledTimes(1);
  expect(part.getState()).toEqual({ status: 'loaded', Part });
});

test('a failed load is reported, not thrown, and can be retried', async () => {
  const cause = new Error('offline');
  const importPart = jest.fn().mockRejectedValueOnce(cause).mockResolvedValueOnce(Part);
  const part = onDemandPart(importPart);
  await expect(part.load()).resolves.toBe(false);
  expect(part.getState()).toEqual({ status: 'failed', cause });
  await expect(part.load()).resolves.toBe(true);
  expect(part.getState()).toEqual({ status: 'loaded', Part });
});

test('notifies of each change', async () => {
  const part = onDemandPart(async () => Part);
  const seen: string[] = [];
  const stop = part.subscribe(() => seen.push(part.getState().status));
  await part.load();
  stop();
  expect(seen).toEqual(['loading', 'loaded']);
});
