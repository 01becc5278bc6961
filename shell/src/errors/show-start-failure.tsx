import { createRoot } from 'react-dom/client';
import { CrashPage } from './CrashPage';
import { idOf } from './error-id';

/** A portal that cannot start says so, instead of leaving an empty page or one on which nothing can be pressed. */
export function showStartFailure(document: Document, error: unknown): void {
  // What was pressed so far would be done by the portal.
  window.parkEarlyInput?.(false);
  const show = () => {
    const root = document.getElementById('root') ?? document.body;
    root.replaceChildren();
    createRoot(root).render(<CrashPage id={idOf(error)} />);
  };
  // The start can fail before the page has arrived whole.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show, { once: true });
  else show();
}
