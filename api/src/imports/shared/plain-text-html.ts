import { sanitiseHtml } from '../../core/rich-text/sanitise-html';

/** Plain text as HTML paragraphs. HTML, which some calendar programs write, is kept and sanitised. */
export function paragraphs(text: string): string {
  if (/<[a-z][^>]*>/i.test(text)) return sanitiseHtml(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return sanitiseHtml(
    lines.map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`).join('\n'),
  );
}

/** At most 300 characters, cut at a word. */
export const shortened = (text: string): string =>
  text.length <= 300 ? text : `${text.slice(0, 297).replace(/\s+\S*$/, '')}…`;
