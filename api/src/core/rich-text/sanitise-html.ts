/** Rich text as the portal keeps it: whatever an editor or an import sends, only this remains. */
import sanitizeHtml from 'sanitize-html';

const externalAddress = /^https?:/i;

/** A path of the portal itself. `//host` and `/\host` lead elsewhere. */
const isInternalPath = (address: string) => /^\/(?![/\\])/.test(address);

/** The whole address of what a page elsewhere names by a part of it; nothing where the page is not known. */
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
  // Images come from the portal's own files: another host would learn who reads what.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/api\/files\/[\w-]+$/.test(attribs.src ?? ''),
});

const ownText = optionsFor(null);

/** Plain letters only, composed: searching compares letter by letter. */
const tidy = (text: string) => text.normalize('NFC').replaceAll('\u0000', '');

/**
 * HTML with headings, lists, tables, emphasis, links and images of the portal's own files; no style, script, class or
 * foreign content. What is forbidden is left out, its text stays. Doing it twice changes nothing.
 */
export const sanitiseHtml = (html: string): string => sanitizeHtml(tidy(html), ownText).trim();

/**
 * The same for a text from elsewhere, whose links may be relative to its `page`: here they would lead into the portal. Where
 * the page is not known (an empty text), only whole addresses stay; images never do.
 */
export const sanitiseExternalHtml = (html: string, page: string): string =>
  sanitizeHtml(tidy(html), optionsFor(page)).trim();

/** The words of an HTML text, one blank between them. */
export const plainText = (html: string): string =>
  (textOfSanitised(html) ?? textOfAny(html)).replace(/\s\s+|[^\S ]/g, ' ').trim();

/** Tags as `sanitiseHtml` writes them, the entities that it leaves, and signs that then stand nowhere else. */
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
/** What stands within these is no text. */
const withoutText = new Set(['script', 'style', 'textarea', 'option']);
const letters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of HTML that was sanitised before, as everything is that lists read: a hundred times faster. Null for other HTML. */
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
