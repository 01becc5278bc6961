/** Keys by which the api recognises a command that is sent again (`Idempotency-Key`). */
import { uniqueId } from '../errors/unique-id';

/**
 * One key for each attempt of a person. A command of which nobody knows whether it arrived keeps its key, so that sending the
 * same input again cannot do the same thing twice.
 */
export class AttemptKeys {
  private readonly undecided = new Map<string, string>();

  /** Returns the key for a command with this address and body. */
  keyOf(attempt: string): string {
    const key = this.undecided.get(attempt) ?? uniqueId();
    this.undecided.set(attempt, key);
    return key;
  }

  /** The api has answered, or the person gave up: the same input is another attempt from now on. */
  end(attempt: string): void {
    this.undecided.delete(attempt);
  }
}

/** A form as text, its files without their contents: another file under the same key is refused by the api. */
export const describeForm = (form: FormData): string =>
  JSON.stringify(
    [...form].map(([field, value]) =>
      typeof value === 'string' ? [field, value] : [field, value.name, value.size, value.lastModified],
    ),
  );
