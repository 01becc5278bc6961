/**
 * Answers, or parts of them, that are the same for many people, kept for a moment: all who ask for the same list at once
 * cost one query. Servers end them with every command that they answer or pass on, so that people see what they have
 * just changed; another process shows it once the moment is over.
 */

export interface SharedAnswers {
  /** Returns the kept answer of the key, or computes it once for all who ask meanwhile. A failed one is not kept. */
  find<Answer>(key: string, compute: () => Promise<Answer>): Promise<Answer>;
  /** Ends all, including those that are being computed from what was there before. */
  end(): void;
}

interface Kept {
  readonly answer: Promise<unknown>;
  until: number;
}

/** More addresses than are asked within a moment by people; beyond it, keeping answers only costs memory. */
const maxKept = 500;

/** @param keepMs milliseconds that an answer is kept; 0 keeps none. `now` in milliseconds. */
export function createSharedAnswers(keepMs: number, now: () => number = () => performance.now()): SharedAnswers {
  let kept = new Map<string, Kept>();
  return {
    find<Answer>(key: string, compute: () => Promise<Answer>) {
      if (keepMs === 0) return compute();
      const known = kept.get(key);
      // A key belongs to one place of the code, which computes one type.
      if (known && known.until > now()) return known.answer as Promise<Answer>;
      if (kept.size >= maxKept) kept = new Map();
      const answer = compute();
      const mine: Kept = { answer, until: Infinity };
      const owner = kept.set(key, mine);
      answer.then(
        () => void (mine.until = now() + keepMs),
        () => owner.get(key) === mine && owner.delete(key),
      );
      return answer;
    },
    end() {
      kept = new Map();
    },
  };
}
