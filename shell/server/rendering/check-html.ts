/**
 * Checks HTML that an area's code rendered before it is sent. What React writes is a small part of HTML, so only that
 * is accepted: known elements, quoted attributes, no scripts, no handlers, no addresses that run something.
 */

/** Elements that a page may consist of; anything that runs, loads, frames or changes the document is missing. */
const elements = new Set(
  (
    'a abbr address article aside b bdi bdo blockquote br button canvas caption cite code col colgroup data datalist dd del ' +
    'details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img ' +
    'input ins kbd label legend li main mark menu meter nav ol optgroup option output p picture progress q s samp ' +
    'search section select small source span strong sub summary sup table tbody td textarea tfoot th thead time tr u ' +
    'ul var wbr svg g path circle rect line polyline polygon ellipse defs lineargradient radialgradient stop clippath ' +
    'mask pattern text tspan title desc foreignobject'
  ).split(' '),
);

const addresses = new Set(['href', 'src', 'action', 'formaction', 'poster', 'cite', 'xlink:href']);
/** `style` is sent as data, because the content policy does not apply it; the page's script sets it and `data-src`. */
const refusedAttributes = /^(?:on|srcdoc$|style$|data-src$|is$|ping$|background$|nonce$|integrity$|http-equiv$)/;
const safeAddress = /^(?:$|[/?#](?![/\\])|(?:https?|mailto|tel|webcal):|data:image\/(?:png|jpeg|webp|avif);)/;
const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** @returns the text; null for an entity that React does not write */
function decode(value: string): string | null {
  let isKnown = true;
  const text = value.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));?/gi, (_entity, hex, decimal, name) => {
    if (name !== undefined) {
      const found = names[name as string];
      if (found === undefined) isKnown = false;
      return found ?? '';
    }
    return String.fromCodePoint(Math.min(Number.parseInt((hex ?? decimal) as string, hex ? 16 : 10), 0x10_ffff));
  });
  return isKnown ? text : null;
}

const ignoredInAddresses = /[\u0000-\u0020]/g;

/** Ids that the page itself uses: an element of an area with one of them would stand for the page's own. */
const reservedIds = new Set(['root', 'page-data', 'structured-data']);

function isSafe(name: string, value: string): boolean {
  if (name === 'id' || name === 'name') return !reservedIds.has(decode(value) ?? 'root');
  if (name === 'srcset' || name === 'imagesrcset')
    // A comma within an address, as of a picture in it, is followed by no space.
    return value.split(/,(?=\s)|(?<=\s\S+),/).every((part) => isSafe('src', part.trim().split(/\s/, 1)[0] ?? ''));
  if (!addresses.has(name)) return true;
  const address = decode(value)?.replace(ignoredInAddresses, '').toLowerCase();
  if (address === undefined || !safeAddress.test(address)) return false;
  return !name.endsWith('action') || !address.includes(':');
}

/**
 * React puts what belongs into the head in front of the page: feeds, which the browser adds by itself, and hints for
 * pictures, which come after the scripts.
 */
const headElements = /^(?:<link rel="(?:preload|alternate)"[^<>]*\/?>)+/;
const tag = /<(?:!--[^<>]*?-->|\/([a-z][a-z0-9]*)>|([a-z][a-z0-9]*)((?:\s+[a-z_:][-\w:.]*(?:="[^"<>]*")?)*)\s*\/?>)/giy;
const attribute = /\s+([a-z_:][-\w:.]*)(?:="([^"]*)")?/gi;
/** Of data-driven values, such as `--rows:3`. */
const styleAttribute = /(<[a-z][^<>]*?) style="((?:--[a-z-]+:[\w .#%-]*;?)+)"/gi;
const voidElements = new Set('br col hr img input source wbr'.split(' '));

/** @returns the HTML as it may be sent; null if a page does not need everything that it contains */
export function checkHtml(rendered: string): string | null {
  if (rendered.includes('data-style')) return null;
  const html = rendered.replace(headElements, '').replace(styleAttribute, '$1 data-style="$2"');
  const open: string[] = [];
  let place = 0;
  for (;;) {
    const next = html.indexOf('<', place);
    if (next < 0) return open.length === 0 ? html : null;
    tag.lastIndex = next;
    const found = tag.exec(html);
    if (!found) return null;
    place = tag.lastIndex;
    const [, closed, opened, attributes = ''] = found;
    if (closed !== undefined && open.pop() !== closed.toLowerCase()) return null;
    if (opened === undefined) continue;
    const element = opened.toLowerCase();
    if (!elements.has(element)) return null;
    for (const [, rawName = '', value = ''] of attributes.matchAll(attribute)) {
      const name = rawName.toLowerCase();
      if (refusedAttributes.test(name) || !isSafe(name, value)) return null;
    }
    if (!voidElements.has(element) && !found[0].endsWith('/>')) open.push(element);
  }
}
