import type { CallError } from '@park/platform';
import { useState } from 'react';

interface Versioned {
  readonly version: number;
}

/** The version that a dialog changes, and the stored record while it is a newer one. */
export function useStoredVersion<Stored extends Versioned>(opened: number | undefined) {
  const [version, setVersion] = useState(opened);
  const [stored, setStored] = useState<Stored>();
  return {
    version,
    stored,
    /** Returns whether the error says that somebody else has saved. */
    showConflict(error: CallError): boolean {
      if (error.key !== 'errors.parking.changedMeanwhile') return false;
      setStored((error.details as { current: Stored }).current);
      return true;
    },
    /** Goes on from the stored version; the next save overwrites it. */
    acceptStored(): void {
      if (stored) setVersion(stored.version);
      setStored(undefined);
    },
  };
}
