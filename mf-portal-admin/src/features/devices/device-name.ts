/** Names that people know, from what a browser says of itself. */
export interface DeviceName {
  readonly browser: string;
  readonly system: string;
}

type Sign = readonly [name: string, sign: RegExp];

// The order decides: most browsers also carry the names of those they descend from.
const browsers: readonly Sign[] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Safari\//],
];

const systems: readonly Sign[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
];

const nameIn = (signs: readonly Sign[], userAgent: string) => signs.find(([, sign]) => sign.test(userAgent))?.[0];

/** Null when browser or system cannot be told. */
export function deviceName(userAgent: string | null): DeviceName | null {
  if (!userAgent) return null;
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  return browser && system ? { browser, system } : null;
}
