import { CallError, useOptimisticValue } from '@park/platform';
import { act, renderHook } from '@testing-library/react';

type Result = { ok: true } | { ok: false; error: CallError };

/** A server that answers when the test says so. */
function slowServer() {
  const answers: ((result: Result) => void)[] = [];
  const save = jest.fn(() => new Promise<Result>((resolve) => answers.push(resolve)));
  return { save, answer: (result: Result) => act(async () => answers.shift()?.(result)) };
}

const stored: Result = { ok: true };

function show() {
  const server = slowServer();
  const view = renderHook(({ value }) => useOptimisticValue(value, server.save), { initialProps: { value: 'daily' } });
  const change = (next: string) => act(async () => void view.result.current.change(next));
  return { ...server, view, change };
}

const aTaskLater = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('useOptimisticValue', () => {
  it('shows a choice before it is stored', async () => {
    const { view, change, answer } = show();
    await change('weekly');
    expect(view.result.current.shown).toBe('weekly');
    view.rerender({ value: 'weekly' });
    await answer(stored);
    expect(view.result.current.shown).toBe('weekly');
  });

  it('stores the last of several quick choices, one after the other', async () => {
    const { view, change, answer, save } = show();
    await change('weekly');
    await change('never');
    await change('monthly');
    expect(save.mock.calls).toEqual([['weekly']]);
    await answer(stored);
    await aTaskLater();
    expect(save.mock.calls).toEqual([['weekly'], ['monthly']]);
    expect(view.result.current.shown).toBe('monthly');
  });

  it('shows a stored choice until the new value has arrived', async () => {
    const { view, change, answer } = show();
    await change('weekly');
    await answer(stored);
    // The query has the new value, and its readers get it one task later.
    expect(view.result.current.shown).toBe('weekly');
    await aTaskLater();
    expect(view.result.current.shown).toBe('daily');
  });

  it('shows the stored value and the error after a failure', async () => {
    const { view, change, answer } = show();
    const error = new CallError({ failure: 'network' });
    await change('weekly');
    await answer({ ok: false, error });
    expect(view.result.current).toMatchObject({ shown: 'daily', error });
    await change('never');
    expect(view.result.current.error).toBeUndefined();
  });
});
