/** Reads from what React's development build reports how the browser's first rendering differs from the server's. */

/**
 * React's words for a difference: attributes, another text or structure, and elements that HTML does not allow there.
 */
const isAboutHydration = (message: string): boolean => /hydrat/i.test(message);

/** A line that only one of both has, such as `+   aria-label="3 rooms"`: `+` of the browser, `-` of the server. */
const differingLine = /^\s*([+-])\s+(.+?)\s*$/;
const attributeOf = /^([a-zA-Z][\w-]*)=/;
const maxLines = 3;
const maxLineLength = 120;

/** Names that a page cannot word itself. */
const knownAttributes = new Set(
  (
    'accept action alt ariaLabel autoComplete checked className cols colSpan d dateTime defaultChecked defaultValue dir ' +
    'disabled download encType fill height hidden href hrefLang htmlFor id inert lang list loading max maxLength media ' +
    'method min minLength multiple name open pattern placeholder points readOnly rel required role rows rowSpan scope ' +
    'selected size sizes spellCheck src srcSet step stroke style tabIndex target title transform translate type value ' +
    'viewBox width x x1 x2 y y1 y2 aria-activedescendant aria-atomic aria-busy aria-checked aria-colcount aria-controls ' +
    'aria-current aria-describedby aria-disabled aria-expanded aria-haspopup aria-hidden aria-invalid aria-label ' +
    'aria-labelledby aria-live aria-modal aria-multiselectable aria-orientation aria-owns aria-pressed aria-readonly ' +
    'aria-required aria-roledescription aria-rowcount aria-selected aria-sort aria-valuemax aria-valuemin aria-valuenow ' +
    'aria-valuetext'
  ).split(' '),
);

interface Sides {
  readonly browser: readonly string[];
  readonly server: readonly string[];
}

/** What React reports is an explanation with a list of its own, this address, and then the part that differs. */
const explanationEnd = 'react.dev/link/hydration-mismatch';

function sidesOf(message: string): Sides {
  const [, difference = ''] = message.split(explanationEnd);
  const lines = difference.split('\n').flatMap((line) => {
    const [, sign, text = ''] = differingLine.exec(line) ?? [];
    return sign === undefined ? [] : [{ sign, text: text.slice(0, maxLineLength) }];
  });
  // React also marks the text inside of an element whose attributes differ.
  const isOfAttributes = message.includes('some attributes');
  const of = (wanted: string) =>
    lines
      .filter(({ sign, text }) => sign === wanted && (!isOfAttributes || attributeOf.test(text)))
      .slice(0, maxLines)
      .map(({ text }) => text);
  return { browser: of('+'), server: of('-') };
}

/**
 * @param isPrivate the page shows what only its account may see: the finding then names attributes, and no value
 * @returns what differs, in one line; null for a message that is not about hydration
 */
export function hydrationDifference(message: string, isPrivate: boolean): string | null {
  if (!isAboutHydration(message)) return null;
  const { browser, server } = sidesOf(message);
  const lines = [...browser, ...server];
  if (isPrivate) {
    const names = lines.map((line) => attributeOf.exec(line)?.[1]).filter((name) => name !== undefined);
    const known = [...new Set(names.map((name) => (knownAttributes.has(name) ? name : 'an attribute')))];
    return `the browser renders ${known.length > 0 ? `${known.join(', ')} differently from` : 'something else than'} the server`;
  }
  if (lines.length === 0)
    return `the browser renders something else than the server: ${message.slice(0, maxLineLength)}`;
  const side = (found: readonly string[]) => (found.length > 0 ? found.join(' ') : 'nothing');
  return `the browser renders ${side(browser)}, the server ${side(server)}`;
}
