import { useState } from 'react';
import type { FormProblem } from '@park/ui/form';

/** The record that both sides started from, and what somebody else has made of it. */
export interface ConflictingRecords<Stored> {
  readonly original: Stored;
  readonly theirs: Stored;
  /** How often saving met a newer record: 1, then 2. */
  readonly attempt: number;
}

/**
 * The record that a form changes, when somebody else saves it while the form is open: the api then refuses the older
 * version with status 409 and the stored record in `details.current`.
 * @param opened the record that the form was opened with; undefined for a new one.
 */
export function useEditConflict<Stored>(opened: Stored) {
  const [base, setBase] = useState(opened);
  const [conflict, setConflict] = useState<ConflictingRecords<NonNullable<Stored>>>();
  return {
    /** What the next save is based on: its version is sent. */
    base,
    /** Set from a conflict until the next save succeeds. */
    conflict,
    /** Returns whether the error is a conflict; the stored record is the base from then on. */
    showConflict(error: FormProblem & { readonly details?: unknown }): boolean {
      const current = error.status === 409 ? currentOf<NonNullable<Stored>>(error.details) : undefined;
      if (!current || !base) return false;
      setConflict({ original: base, theirs: current, attempt: (conflict?.attempt ?? 0) + 1 });
      setBase(current);
      return true;
    },
    /** After a save: the form goes on from what is stored now. */
    settle(saved: Stored): void {
      setBase(saved);
      setConflict(undefined);
    },
  };
}

const currentOf = <Stored>(details: unknown): Stored | undefined =>
  details && typeof details === 'object' && 'current' in details ? (details.current as Stored) : undefined;
