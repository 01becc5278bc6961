/** Names that people know, from the user agent of a browser. */
export interface DeviceName {
  readonly browser: string;
  readonly system: string;
}

type NamePattern = readonly [name: string, pattern: RegExp];

// The first match counts: most user agents also contain the names of older browsers.
const browsers: readonly NamePattern[] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Safari\//],
];

const systems: readonly NamePattern[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
];

const nameIn = (patterns: readonly NamePattern[], userAgent: string) =>
  patterns.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** Null if the browser or the system is unknown. */
export function deviceName(userAgent: string | null): DeviceName | null {
  if (!userAgent) return null;
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  return browser && system ? { browser, system } : null;
}
