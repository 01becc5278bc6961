/** The one layout of all mails: plain text and HTML with the same content. */
import type { Language } from '@park/contract/texts';
import { escapeHtml } from './escape-html';

export interface MailContent {
  language: Language;
  /** First line, such as "Hello Ada,". */
  greeting: string;
  paragraphs: readonly string[];
  /** What the mail asks for; the address is written out in the plain text. */
  button?: { label: string; address: string };
  /** A second, quieter link. */
  link?: { label: string; address: string };
  after?: readonly string[];
  /** Small print: why the person gets this, and how to stop it. */
  footer?: readonly { text: string; address?: string }[];
}

const greetings: Record<Language, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  fr: (name) => `Bonjour ${name},`,
};

/** The first line of a mail, with its comma. */
export const greet = (language: Language, firstName: string): string => greetings[language](firstName);

const colons: Record<Language, string> = { en: ':', fr: '\u00a0:' };

/** Parts are separated by empty lines; the footer follows the signature line `-- ` that mail programs recognise. */
export function renderMailText(content: MailContent): string {
  const { language, greeting, paragraphs, button, link, after = [], footer = [] } = content;
  const colon = colons[language];
  const addressed = (part?: { label: string; address: string }) =>
    part ? [`${part.label}${colon}\n${part.address}`] : [];
  const small = footer.map(({ text, address }) => (address ? `${text}${colon} ${address}` : text));
  return [
    greeting,
    ...paragraphs,
    ...addressed(button),
    ...addressed(link),
    ...after,
    ...(small.length > 0 ? [`-- \n${small.join('\n')}`] : []),
  ].join('\n\n');
}

// Mail programs know neither style sheets nor custom properties; these are the light values of the design's tokens.
const colours = { text: '#1d1c1a', quiet: '#6b6862', accent: '#14532d', line: '#e4e1db', page: '#f7f6f3' };
const font = 'font-family:Inter,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/**
 * A whole document without images or style sheets. All texts and addresses are escaped, so the content is plain text.
 */
export function renderMailHtml(content: MailContent): string {
  const { language, greeting, paragraphs, button, link, after = [], footer = [] } = content;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const anchor = (label: string, address: string, style: string) =>
    `<a href="${escapeHtml(address)}" style="${style}">${escapeHtml(label)}</a>`;
  const parts = [
    ...[greeting, ...paragraphs].map(paragraph),
    button &&
      `<p style="margin:24px 0">${anchor(button.label, button.address, `display:inline-block;padding:12px 20px;border-radius:6px;background:${colours.accent};color:#ffffff;text-decoration:none;font-weight:600`)}</p>`,
    link && `<p style="margin:0 0 16px">${anchor(link.label, link.address, `color:${colours.accent}`)}</p>`,
    ...after.map(paragraph),
  ];
  const small = footer.map(({ text, address }) =>
    address ? anchor(text, address, `color:${colours.quiet}`) : escapeHtml(text),
  );
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px 12px;background:${colours.page};color:${colours.text};font-size:16px;line-height:1.5;${font}">
<div style="max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid ${colours.line};border-radius:8px">
${parts.filter(Boolean).join('\n')}
</div>
${small.length > 0 ? `<p style="max-width:560px;margin:16px auto 0;color:${colours.quiet};font-size:13px">${small.join('<br>')}</p>` : ''}
</body>
</html>
`;
}
