import type { Reporter } from '@park/platform';

/** Logs uncaught errors. Returns a function that stops. */
export function reportUncaughtErrors(
  browser: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  reporter: Reporter,
): () => void {
  const onError = (event: ErrorEvent) => {
    reporter.log('error', 'Uncaught error', {
      error: event.error ?? event.message,
      source: event.filename,
      line: event.lineno,
    });
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    reporter.log('error', 'Unhandled rejection', { error: event.reason });
  };
  browser.addEventListener('error', onError);
  browser.addEventListener('unhandledrejection', onRejection);
  return () => {
    browser.removeEventListener('error', onError);
    browser.removeEventListener('unhandledrejection', onRejection);
  };
}
