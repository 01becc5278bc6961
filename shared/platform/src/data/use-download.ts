/** Queries whose response is saved as a file, such as a list as CSV. */
import type { CallInput } from '@park/contract';
import { minuteMs } from '@park/domain';
import { useRef, useState } from 'react';
import { CallError } from '../errors/call-error';
import { useServices } from '../services/services';
import type { QueryName } from './use-call';

export interface Download<K extends QueryName> {
  /** Fetches the file and saves it. Resolves to the error or null and never throws. A second run during a first one fails as `cancelled`. */
  readonly run: (
    input: CallInput<K>,
    options?: { readonly accept?: string; readonly fallbackName?: string },
  ) => Promise<CallError | null>;
  readonly isRunning: boolean;
}

/**
 * Prepares a download. Unlike a link it shows progress and the error of the server.
 * `accept` is `text/csv` by default; `fallbackName` is used if the server names no file.
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

/** Time after which the browser has started to write the file. */
const revokeDelayMs = minuteMs;

function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeDelayMs);
}
