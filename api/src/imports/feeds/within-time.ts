/**
 * Work of a library on input from elsewhere that may never end, such as the dates of a rule that no date fulfils. A loop
 * without a pause can be stopped by nothing but the engine itself.
 */
import vm from 'node:vm';

const place: { work?: () => void } & vm.Context = vm.createContext({});
const script = new vm.Script('work()');

/** Answers what the work answers; throws when it takes longer than so many milliseconds. */
function withinTime<T>(milliseconds: number, work: () => T): T {
  let done: { result: T } | undefined;
  place.work = () => {
    done = { result: work() };
  };
  script.runInContext(place, { timeout: milliseconds });
  if (!done) throw new Error('the work has no result');
  return done.result;
}

const isTimeout = (error: unknown) => (error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** What is waited for in vain, all in all: a file may hold thousands of such pieces of work. */
export class Patience {
  constructor(private leftMs: number) {}

  /** Answers what the work answers; throws an Error with `refusal` when it takes too long. */
  within<T>(milliseconds: number, refusal: string, work: () => T): T {
    if (this.leftMs <= 0) throw new Error(refusal);
    try {
      return withinTime(milliseconds, work);
    } catch (error) {
      if (!isTimeout(error)) throw error;
      this.leftMs -= milliseconds;
      throw new Error(refusal, { cause: error });
    }
  }
}
