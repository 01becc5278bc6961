/** Pages of the demo that do not belong to the portal: plain HTML without scripts. */
import type { Language } from '@park/contract/texts';
import { escapeHtml } from '../../core/mail/escape-html';

export const pagePolicy =
  "default-src 'none'; object-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const style = `
  :root { color-scheme: light dark; --line: light-dark(#e4e1db, #3a3833); --quiet: light-dark(#5f5c56, #b3afa7); }
  body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; font: 16px/1.5 Inter, system-ui, sans-serif; color: light-dark(#1d1c1a, #f1efeb); background: light-dark(#fff, #191816); }
  h1 { font-size: 1.625rem; line-height: 1.2; } h2 { font-size: 1.25rem; }
  a { color: light-dark(#14532d, #7fd3a0); overflow-wrap: anywhere; }
  ul { padding: 0; list-style: none; } li { padding: .75rem 0; border-bottom: 1px solid var(--line); }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .5rem 1.5rem; } dt, .quiet { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }`;

/** The body is HTML: values in it are escaped by the caller. */
export const renderPage = (title: string, body: string, language: Language = 'en'): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>
`;
