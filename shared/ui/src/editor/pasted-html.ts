/** Images of other sites and of the clipboard's program are left out: only files of the portal may be shown. */
const foreignImage = /<img\b(?![^>]*\ssrc="\/api\/files\/[\w-]+")[^>]*>/gi;

/** Prepares HTML from the clipboard: what word processors add is removed, headings start below the page's title. */
export const cleanPastedHtml = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|script|xml|o:p)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')
    .replace(foreignImage, '')
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(/<(\/?)h[56]\b/gi, '<$1h4');
