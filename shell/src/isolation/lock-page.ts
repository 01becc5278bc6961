/**
 * Fixes what all areas use to reach the network, the address and storage, before the first remote loads: a remote that
 * replaces it for itself would replace it for everybody.
 */
function lock(target: object, ...keys: readonly string[]): void {
  for (const key of keys) {
    const found = Object.getOwnPropertyDescriptor(target, key);
    if (!found?.configurable) continue;
    Object.defineProperty(target, key, {
      ...found,
      configurable: false,
      ...('value' in found ? { writable: false } : {}),
    });
  }
}

/** What a script adds to the page's styles stays there for all areas, and the gate has not seen it. */
function refuseStyles(target: object | undefined, ...keys: readonly string[]): void {
  const value = () => {
    throw new TypeError('Styles by script would change all areas. Put them into a style sheet of the build.');
  };
  for (const key of keys)
    if (target && key in target) Object.defineProperty(target, key, { value, configurable: false, writable: false });
}

/** Windows open when somebody has pressed something: browsers do so unless a reader allowed the portal to open them. */
function openWhenPressed(browser: Window & typeof globalThis): void {
  const { open, navigator } = browser;
  const value = (...given: Parameters<typeof open>) =>
    // Older browsers do not know this, and have their own rule.
    (navigator.userActivation as UserActivation | undefined)?.isActive === false ? null : open.apply(browser, given);
  Object.defineProperty(browser, 'open', { value, configurable: false, writable: false });
}

const methodsOf = (prototype: object) => Object.getOwnPropertyNames(prototype).filter((key) => key !== 'constructor');

/** Objects set these for themselves, as the list of webpack's chunks does; a locked one of their prototype would forbid it. */
const perObject = new Set(['toString', 'toLocaleString', 'valueOf', 'push']);

export function lockPage(browser: Window & typeof globalThis): void {
  lock(
    browser,
    'fetch',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
    'cookieStore',
    'XMLHttpRequest',
    'Worker',
  );
  for (const { prototype } of [browser.History, browser.Storage, browser.XMLHttpRequest])
    lock(prototype, ...methodsOf(prototype));
  lock(browser.EventTarget.prototype, 'addEventListener', 'removeEventListener', 'dispatchEvent');
  lock(browser.Document.prototype, 'cookie', 'domain', 'createElement', 'createElementNS', 'querySelector');
  lock(browser.Node.prototype, ...methodsOf(browser.Node.prototype));
  lock(browser.Navigator.prototype, 'sendBeacon', 'serviceWorker');
  // Without a worker of the portal there is none that another one may replace.
  if (browser.ServiceWorkerContainer) lock(browser.ServiceWorkerContainer.prototype, 'register');
  openWhenPressed(browser);
  refuseStyles(browser.CSSStyleSheet?.prototype, 'insertRule', 'deleteRule', 'addRule', 'replace', 'replaceSync');
  refuseStyles(browser.CSSGroupingRule?.prototype, 'insertRule', 'deleteRule');
  Object.freeze(browser.JSON);
  Object.freeze(browser.Reflect);
  // Not those of Map and the like: libraries make objects of them that have methods of their own.
  for (const owner of [browser.Array, browser.Promise]) {
    lock(owner, ...methodsOf(owner));
    lock(owner.prototype, ...methodsOf(owner.prototype).filter((key) => !perObject.has(key)));
  }
  lock(browser.Object, ...methodsOf(browser.Object));
  lock(browser.Function.prototype, 'call', 'apply', 'bind');
  const closed: readonly object[] = [
    // A property added to one of these would be a property of every object, function, list or promise.
    browser.Object.prototype,
    browser.Function.prototype,
    browser.Array.prototype,
    browser.Promise.prototype,
    // An object's own property would hide the locked one of its prototype.
    browser.history,
    browser.navigator,
  ];
  closed.forEach((each) => Object.preventExtensions(each));
}
