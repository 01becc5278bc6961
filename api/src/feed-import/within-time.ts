/**
 * Work of a library on input from elsewhere that may never end, such as the dates of a rule that no date fulfils. A loop
 * without a pause can be stopped by nothing but the engine itself.
 */
import vm from 'node:vm';

const place: { work?: () => void } & vm.Context = vm.createContext({});
const script = new vm.Script('work()');

/** Answers what the work answers; throws when it takes longer than so many milliseconds. */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  let done: { result: T } | undefined;
  place.work = () => {
    done = { result: work() };
  };
  script.runInContext(place, { timeout: milliseconds });
  if (!done) throw new Error('the work has no result');
  return done.result;
}
