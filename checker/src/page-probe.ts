/**
 * Runs in every checked page before its first script. It notes what the page does to what all areas share: built-in
 * functions, storage, cookies, style sheets, React. Everything is in one function, because the browser receives its text.
 */
export interface ProbeReport {
  /** Built-in functions and values that are others now, such as `Array.prototype.map`. */
  readonly changed: readonly string[];
  /** Direct use by the version's own files, such as `localStorage.setItem`. */
  readonly touched: readonly string[];
  /** How many copies of React DOM have started. */
  readonly renderers: number;
  readonly commits: number;
  readonly adoptedSheets: number;
  /** Style attributes outside of the page's own part. */
  readonly outerStyles: readonly string[];
  /** Parts of the shell that are in the page, such as `header`. */
  readonly shellParts: readonly string[];
  /** Frames that were added, also those that are gone again: each has built-in functions of its own, which are not watched. */
  readonly frames: number;
}

/** The name under which the page holds the function that reports. */
export const probeName = '__parkProbe';

export interface ProbeOptions {
  /** Path below which the version's files are served. */
  readonly files: string;
  readonly name: string;
}

export function installProbe({ files, name }: ProbeOptions): void {
  // A page may replace any function. What looks at it uses its own references, and loops instead of methods.
  const { apply, defineProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
  const { split, indexOf, startsWith } = String.prototype;
  const OwnError = Error;
  const query = Document.prototype.querySelector;
  const isIn = (text: string, part: string): boolean => apply(indexOf, text, [part]) !== -1;

  const touched: string[] = [];
  const renderers = new Map<number, unknown>();
  let commits = 0;
  let renderersStarted = 0;

  /** Adds once. `length` and index need no method of an array. */
  const note = (list: string[], text: string): void => {
    for (let place = 0; place < list.length; place += 1) if (list[place] === text) return;
    list[list.length] = text;
  };

  /** Whether the version's own code called directly; a call through the platform comes from the shell's files. */
  const isOwnCall = (): boolean => {
    try {
      OwnError.stackTraceLimit = 50;
      Reflect.deleteProperty(OwnError, 'prepareStackTrace');
    } catch {
      // Nobody but a page that hides its calls forbids this.
      return true;
    }
    const lines = apply(split, new OwnError().stack ?? '', ['\n']);
    for (let place = 0; place < lines.length; place += 1) {
      const line = lines[place] ?? '';
      if (isIn(line, 'http')) return isIn(line, files);
    }
    return false;
  };
  const watch = (target: object | undefined, key: string, label: string): void => {
    const found = target && getOwnPropertyDescriptor(target, key);
    if (!target || !found?.configurable) return;
    const watched = (original: unknown) =>
      typeof original === 'function'
        ? function (this: unknown, ...given: unknown[]): unknown {
            if (isOwnCall()) note(touched, label);
            return apply(original, this, given);
          }
        : original;
    defineProperty(
      target,
      key,
      'value' in found
        ? { ...found, value: watched(found.value) }
        : { ...found, get: watched(found.get) as () => unknown, set: watched(found.set) as (value: unknown) => void },
    );
  };
  watch(window, 'localStorage', 'localStorage');
  watch(window, 'sessionStorage', 'sessionStorage');
  watch(window, 'indexedDB', 'indexedDB');
  watch(window, 'caches', 'caches');
  watch(window, 'cookieStore', 'cookieStore');
  watch(Document.prototype, 'cookie', 'document.cookie');
  watch(Document.prototype, 'domain', 'document.domain');
  watch(CSSStyleSheet.prototype, 'insertRule', 'CSSStyleSheet.insertRule');
  for (const key of ['pushState', 'replaceState', 'go', 'back', 'forward'])
    watch(History.prototype, key, `history.${key}`);
  watch(Navigator.prototype, 'serviceWorker', 'navigator.serviceWorker');
  for (const key of ['alert', 'confirm', 'prompt', 'postMessage']) watch(window, key, `window.${key}`);
  // Windows may be opened by a press only, and nothing is pressed during a check.
  watch(window, 'open', 'window.open');

  // React reports every copy that starts and every commit to this hook of its development tools.
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      renderers,
      supportsFiber: true,
      checkDCE: () => undefined,
      inject: (renderer: unknown) => {
        renderersStarted += 1;
        renderers.set(renderersStarted, renderer);
        return renderersStarted;
      },
      onCommitFiberRoot: () => void (commits += 1),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });

  const shared: Record<string, object> = {
    window,
    document,
    history,
    location,
    console,
    navigator,
    JSON,
    Math,
    Reflect,
  };
  for (const owner of [
    'Object',
    'Function',
    'Array',
    'String',
    'Number',
    'Boolean',
    'Symbol',
    'Promise',
    'Map',
    'Set',
    'WeakMap',
    'Date',
    'RegExp',
    'Error',
    'URL',
    'URLSearchParams',
    'Headers',
    'Request',
    'Response',
    'XMLHttpRequest',
    'Storage',
    'History',
    'EventTarget',
    'Node',
    'Element',
    'HTMLElement',
    'Document',
    'CSSStyleSheet',
    'MutationObserver',
    'IntersectionObserver',
  ]) {
    const found = (window as unknown as Record<string, { prototype: object } | undefined>)[owner];
    if (found) Object.assign(shared, { [owner]: found, [`${owner}.prototype`]: found.prototype });
  }
  type Described = Record<PropertyKey, readonly unknown[]>;
  const describe = (target: object): Described => {
    const described = Object.create(null) as Described;
    const keys = ownKeys(target);
    for (let place = 0; place < keys.length; place += 1) {
      const key = keys[place];
      if (key === undefined) continue;
      const { value, get, set } = getOwnPropertyDescriptor(target, key) ?? {};
      // Values that pages change all the time, such as `window.name`, count only while they are functions.
      described[key] = [typeof value === 'function' ? (value as unknown) : undefined, get, set];
    }
    return described;
  };
  const owners = Object.keys(shared);
  const before = owners.map((owner) => describe(shared[owner] ?? {}));
  const isPlace = (owner: string) => owner === 'window' || owner === 'document' || owner === 'history';
  /** A prototype hands to every object also what is only data. */
  const isPrototype = (owner: string) => isIn(owner, '.prototype');
  const nothing: readonly unknown[] = [];
  const textOf = String;
  const changed = (): string[] => {
    const found: string[] = [];
    for (let place = 0; place < owners.length; place += 1) {
      const owner = owners[place] ?? '';
      const known = before[place] ?? {};
      const present = describe(shared[owner] ?? {});
      const compare = (keys: readonly PropertyKey[]) => {
        for (let at = 0; at < keys.length; at += 1) {
          const key = keys[at] ?? '';
          // Elsewhere, a property that holds no function, before or after, is data and no part of what others call.
          const isNew = isPrototype(owner) && !known[key];
          const [one, other] = [known[key] ?? nothing, present[key] ?? nothing];
          if (isNew || one[0] !== other[0] || one[1] !== other[1] || one[2] !== other[2])
            note(found, `${owner}.${textOf(key)}`);
        }
      };
      compare(ownKeys(known));
      // Pages add names of their own to these.
      if (!isPlace(owner)) compare(ownKeys(present));
    }
    // A method that `document` or `history` inherit can also be hidden by one of their own.
    const inherited = ['addEventListener', 'cookie', 'pushState', 'replaceState', 'querySelector', 'createElement'];
    for (let place = 0; place < inherited.length; place += 1) {
      const key = inherited[place] ?? '';
      if (getOwnPropertyDescriptor(document, key)) note(found, `document.${key}`);
      if (getOwnPropertyDescriptor(history, key)) note(found, `history.${key}`);
    }
    return found;
  };

  let frames = 0;
  const isFrame = (node: Node) => node instanceof HTMLIFrameElement || node instanceof HTMLObjectElement;
  new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations)
      for (const node of addedNodes) {
        if (isFrame(node)) frames += 1;
        else if (node instanceof Element) frames += node.querySelectorAll('iframe, object, embed').length;
      }
  }).observe(document, { childList: true, subtree: true });

  const find = (selector: string) => apply(query, document, [selector]) as HTMLElement | null;
  const parts = ['header', 'nav', 'main', 'footer', '#root'];
  const report = (): ProbeReport => {
    const outerStyles: string[] = [];
    const shellParts: string[] = [];
    for (let place = 0; place < parts.length; place += 1) {
      const part = parts[place] ?? '';
      // Pages may have such parts of their own.
      if (find(`${part}:not(main *)`)) note(shellParts, part);
    }
    const outer = ['html', 'body', 'header', 'nav', 'footer'];
    for (let place = 0; place < outer.length; place += 1) {
      const part = outer[place] ?? '';
      const style = find(part)?.style;
      for (let at = 0; at < (style?.length ?? 0); at += 1) {
        const property = style?.[at] ?? '';
        // Custom properties are the shell's own measures.
        if (!apply(startsWith, property, ['--'])) note(outerStyles, `${part} { ${property} }`);
      }
    }
    return {
      changed: changed(),
      touched,
      renderers: renderersStarted,
      commits,
      adoptedSheets: document.adoptedStyleSheets.length,
      outerStyles,
      shellParts,
      frames,
    };
  };
  defineProperty(window, name, { value: report });
}
