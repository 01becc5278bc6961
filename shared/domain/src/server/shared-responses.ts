/**
 * Answers, or parts of them, that are the same for many people, kept for a moment: all who ask for the same list at once
 * cost one query. Servers end them with every command that they answer or pass on, so that people see what they have
 * just changed; another process shows it once the moment is over.
 */

export interface SharedResponses {
  /** Returns the kept response of the key, or computes it once for all who ask meanwhile. A failed one is not kept. */
  find<Answer>(key: string, compute: () => Promise<Answer>): Promise<Answer>;
  /** Ends all, including those that are being computed from what was there before. */
  end(): void;
}

interface Kept {
  readonly response: Promise<unknown>;
  /** Absent while it is computed. */
  computedAt?: number;
  isRenewed?: true;
}

/** More addresses than are asked within a moment by people; beyond it, keeping responses only costs memory. */
const maxKept = 500;

/**
 * @param keepMs milliseconds that a response is kept; 0 keeps none. `now` in milliseconds. A request in the second half
 * of the time renews it, so that nobody waits for a list that is asked for all the time.
 */
export function createSharedResponses(keepMs: number, now: () => number = () => performance.now()): SharedResponses {
  let kept = new Map<string, Kept>();

  function compute<Answer>(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const owner = kept;
    const response = make();
    const mine: Kept = { response };
    response.then(
      () => void (mine.computedAt = now()),
      () => owner.get(key) === mine && owner.delete(key),
    );
    owner.set(key, mine);
    return response;
  }

  /** Replaces the response once the new one is there. A failure is dropped: the next reader asks again once the old one is over. */
  function renew(key: string, make: () => Promise<unknown>): void {
    const owner = kept;
    const response = make();
    response.then(
      () => owner.set(key, { response, computedAt: now() }),
      () => {},
    );
  }

  return {
    find<Answer>(key: string, make: () => Promise<Answer>) {
      if (keepMs === 0) return make();
      const known = kept.get(key);
      const ageMs = known?.computedAt === undefined ? 0 : now() - known.computedAt;
      if (known && ageMs < keepMs) {
        if (ageMs >= keepMs / 2 && !known.isRenewed) {
          known.isRenewed = true;
          renew(key, make);
        }
        // A key belongs to one place of the code, which computes one type.
        return known.response as Promise<Answer>;
      }
      if (kept.size >= maxKept) kept = new Map();
      return compute(key, make);
    },
    end() {
      kept = new Map();
    },
  };
}
