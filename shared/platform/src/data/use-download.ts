/** A call whose answer is kept as a file: the list one sees as CSV, a form filled in. */
import type { CallInput } from '@park/contract';
import { useRef, useState } from 'react';
import { CallError } from '../errors/call-error';
import { useServices } from '../services';
import type { QueryName } from './use-call';

export interface Download<K extends QueryName> {
  /** Fetches the file and hands it to the browser. Answers the error, or null; never throws. A second run while one is under way does nothing. */
  readonly run: (
    input: CallInput<K>,
    options?: { readonly accept?: string; readonly fallbackName?: string },
  ) => Promise<CallError | null>;
  readonly isRunning: boolean;
}

/**
 * A link would do for an open file; this also says that it is working, and what the server answered when it refused.
 * `accept` is `text/csv` when nothing is said; `fallbackName` is used when the server names no file.
 */
export function useDownload<K extends QueryName>(name: K): Download<K> {
  const { client } = useServices();
  const running = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const run: Download<K>['run'] = async (input, { accept = 'text/csv', fallbackName = 'download' } = {}) => {
    if (running.current) return new CallError({ failure: 'cancelled' });
    running.current = true;
    setIsRunning(true);
    try {
      const result = await client.download(name, input, accept);
      if (!result.ok) return result.error;
      save(result.file.content, result.file.name || fallbackName);
      return null;
    } finally {
      running.current = false;
      setIsRunning(false);
    }
  };
  return { run, isRunning };
}

/** Milliseconds after which the browser has surely begun to write the file. */
const grace = 60_000;

function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), grace);
}
