/**
 * A page that is rendered on the server can be used before the portal has started. This script runs before the page is
 * painted; it keeps what is typed, ticked and pressed until then, and the portal does it once it runs. Links that wait
 * longer are opened by the browser itself. It also holds back what would delay the portal's start.
 */
import { fontAttribute, fontStorageName, holdBack, releasePictures, loadLater } from './held-back';

declare global {
  interface Window {
    /**
     * Does what was kept, or drops it, and keeps nothing from now on; missing on pages that were not rendered on the
     * server.
     */
    parkEarlyInput?: (isDone?: boolean) => void;
  }
}

type Input = HTMLInputElement | HTMLTextAreaElement;

/** How long a link waits for the portal. */
const linkTimeoutMs = 300;

const edited = new Map<Input | HTMLSelectElement, string | boolean>();
const actions: (() => void)[] = [];
let link: ReturnType<typeof setTimeout> | undefined;

const isTicked = (field: EventTarget | null): field is HTMLInputElement & { readonly type: 'checkbox' | 'radio' } =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function keepInput({ target }: Event): void {
  if (isTicked(target)) edited.set(target, target.checked);
  else if (
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLInputElement
  )
    edited.set(target, target.value);
}

function keepClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a[href]') : null;
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!target || isModified || event.defaultPrevented) return;
  if (target instanceof HTMLAnchorElement) {
    const isHere = target.origin === location.origin && !target.target && !target.hasAttribute('download');
    const isAnchor = target.hash !== '' && target.pathname === location.pathname && target.search === location.search;
    if (!isHere || isAnchor) return;
    event.preventDefault();
    clearTimeout(link);
    link = setTimeout(() => location.assign(target.href), linkTimeoutMs);
  } else if (target instanceof HTMLButtonElement && target.type === 'submit' && target.form) return;
  else event.preventDefault();
  actions.push(() => target.isConnected && target.click());
}

function keepSubmit(event: SubmitEvent): void {
  event.preventDefault();
  const { target, submitter } = event;
  actions.push(() => target instanceof HTMLFormElement && target.isConnected && target.requestSubmit(submitter));
}

/** The shortcuts of the search. */
function keepShortcut(event: KeyboardEvent): void {
  const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
  const isSearch = (event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
  if (!isSearch) return;
  event.preventDefault();
  const { key, ctrlKey, metaKey } = event;
  actions.push(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true }),
    ),
  );
}

/** React notices a value that was set past the property it watches, as the browser sets what is typed. */
function replayInput(field: Input | HTMLSelectElement, value: string | boolean): void {
  if (!field.isConnected) return;
  if (isTicked(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  const prototype = Object.getPrototypeOf(field) as object;
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const listeners = { input: keepInput, change: keepInput, click: keepClick, submit: keepSubmit, keydown: keepShortcut };

for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener as EventListener, true);

// Without the portal's scripts, which alone are deferred, forms and links work as in a browser without scripts.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.defer) window.parkEarlyInput?.();
  },
  true,
);

const watcher = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof HTMLElement) holdBack(node);
});
watcher.observe(document, { childList: true, subtree: true });
// Behind the first paint, for which the styles are needed. Where nothing is painted, the portal's script loads these
// itself.
requestAnimationFrame(() => setTimeout(() => loadLater(document)));
// The portal's script has run by then, or did not come.
document.addEventListener('DOMContentLoaded', () => {
  watcher.disconnect();
  releasePictures(document);
});

/**
 * Megabits a second; 48 KB of font are a tenth of a second there. Browsers that do not tell show it if it comes in
 * time.
 */
const slowLine = 4;
const { connection } = navigator as { connection?: { readonly downlink: number } };

try {
  const isSlow = connection !== undefined && connection.downlink < slowLine;
  if (!isSlow || localStorage.getItem(fontStorageName) !== null) delete document.documentElement.dataset[fontAttribute];
} catch {
  // A browser that forbids storage shows the stand-in.
}

window.parkEarlyInput = (isDone = true) => {
  for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener as EventListener, true);
  delete window.parkEarlyInput;
  clearTimeout(link);
  if (!isDone) return;
  for (const [field, value] of edited) replayInput(field, value);
  for (const act of actions) act();
};
