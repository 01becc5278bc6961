import { UniqueError } from '@park/platform';
import { createRoot } from 'react-dom/client';
import { CrashPage } from './CrashPage';
import { idOf } from './error-id';

/**
 * A portal that cannot start says so, instead of leaving an empty page or one on which nothing can be pressed.
 * @returns the failure with the id that the page shows, for the report.
 */
export function showStartFailure(document: Document, cause: unknown): UniqueError {
  const failure = new UniqueError('The portal could not start', { cause, id: idOf(cause) });
  // What was pressed so far would be done by the portal.
  window.parkEarlyInput?.(false);
  const show = () => {
    const root = document.getElementById('root') ?? document.body;
    root.replaceChildren();
    createRoot(root).render(<CrashPage id={failure.id} />);
  };
  // The start can fail before the page has arrived whole.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show, { once: true });
  else show();
  return failure;
}
