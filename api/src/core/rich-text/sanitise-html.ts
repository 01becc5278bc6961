/** Sanitises rich text from editors and imports. */
import sanitizeHtml from 'sanitize-html';

const externalAddress = /^https?:/i;

/** Whether an address is a path of the portal. `//host` and `/\host` lead to other sites. */
const isInternalPath = (address: string) => /^\/(?![/\\])/.test(address);

/** Resolves an address relative to its page; undefined if the page is unknown. */
const seenFrom = (page: string, address: string | undefined): string | undefined => {
  if (address === undefined || !URL.canParse(address, page || undefined)) return undefined;
  return new URL(address, page || undefined).href;
};

const optionsFor = (page: string | null): sanitizeHtml.IOptions => ({
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'],
    ...['strong', 'em', 'u', 's', 'sub', 'sup', 'abbr', 'a', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href: written, title }) => {
      const href = page === null ? written : seenFrom(page, written);
      return {
        tagName,
        attribs: {
          ...(href !== undefined &&
            (externalAddress.test(href) || !href.startsWith('/') || isInternalPath(href)) && { href }),
          ...(title !== undefined && { title }),
          ...(externalAddress.test(href ?? '') && { rel: 'noopener noreferrer' }),
        },
      };
    },
    img: (tagName, { src, alt = '', width, height }) => ({
      tagName,
      attribs: {
        ...(src !== undefined && page === null && { src }),
        alt,
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
        loading: 'lazy',
      },
    }),
  },
  // Only images stored in the portal are allowed: other hosts would learn who reads what.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/api\/files\/[\w-]+$/.test(attribs.src ?? ''),
});

const ownText = optionsFor(null);

/** Composed Unicode (NFC) without NUL, because searches compare character by character. */
const tidy = (text: string) => text.normalize('NFC').replaceAll('\u0000', '');

/**
 * Returns HTML reduced to headings, lists, tables, emphasis, links and images stored in the portal; without styles,
 * scripts and classes. Text inside of removed elements is kept. Idempotent.
 */
export function sanitiseHtml(html: string): string {
  let clean = sanitizeHtml(tidy(html), ownText).trim();
  // Broken markup that is removed can leave tags that nest differently, so sanitise until nothing changes.
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const again = sanitizeHtml(clean, ownText).trim();
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

const maxPasses = 5;

/**
 * Sanitises HTML from other sites, whose links may be relative to its `page`. If the page is unknown (empty), only
 * absolute addresses are kept. Images are always removed.
 */
export const sanitiseExternalHtml = (html: string, page: string): string =>
  sanitizeHtml(tidy(html), optionsFor(page)).trim();

/** Returns the text of HTML with single spaces between words. */
export const plainText = (html: string): string =>
  (textOfSanitised(html) ?? textOfAny(html)).replace(/\s\s+|[^\S ]/g, ' ').trim();

/**
 * Tags as `sanitiseHtml` writes them, the entities it produces, and characters that sanitised HTML does not otherwise
 * contain.
 */
const sanitisedSigns = /<\/?([a-z][a-z0-9]*)(?: [a-z-]+="[^"<>]*")* ?\/?>|&(?:amp|lt|gt|quot);|[<&](?!\s)/g;
const parting = new Set([
  'p',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'li',
  'tr',
  'td',
  'th',
  'div',
  'figcaption',
  'blockquote',
]);
/** Elements whose content is not text. */
const withoutText = new Set(['script', 'style', 'textarea', 'option']);
const letters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Returns the text of sanitised HTML, a hundred times faster than parsing; null for other HTML. */
function textOfSanitised(html: string): string | null {
  let isSanitised = true;
  const text = html.replace(sanitisedSigns, (sign, tag?: string) => {
    if (tag === undefined) {
      isSanitised &&= letters[sign] !== undefined;
      return letters[sign] ?? '';
    }
    isSanitised &&= !withoutText.has(tag);
    return parting.has(tag) ? ' ' : '';
  });
  return isSanitised ? text : null;
}

const textOfAny = (html: string): string =>
  sanitizeHtml(html.replace(/<\/?(?:p|br|h\d|hr|li|tr|td|th|div|figcaption|blockquote)\b[^>]*>/gi, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
