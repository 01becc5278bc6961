/** Renders the page as HTML. All dynamic content is escaped here, and only here. */
import type { PageData } from '../../src/page-data/page-data';
import { fontAttribute } from '../../src/rendering/held-back';

export interface Hint {
  readonly href: string;
  readonly as: 'script' | 'style';
  /** How the build itself names a style, so that it finds it in the page instead of loading it again. */
  readonly builtAs?: string;
  readonly integrity?: string | undefined;
  /** A part that has no effect until it is used, so it may run as soon as it is loaded. */
  readonly runs?: boolean;
}

export interface PageContent {
  readonly language: 'en' | 'fr';
  readonly theme: 'system' | 'light' | 'dark';
  readonly title: string;
  readonly description: string | null;
  /** Complete address of the picture in link previews. */
  readonly image: string;
  readonly canonical: string;
  readonly siteName: string;
  /** Feeds that readers and browsers discover. */
  readonly feeds: readonly { readonly href: string; readonly type: string; readonly title: string }[];
  /** Structured data about the page's subject; null if there is none. */
  readonly structuredData: object | null;
  readonly isIndexable: boolean;
  readonly hints: readonly Hint[];
  readonly styles: readonly Hint[];
  readonly scripts: readonly Hint[];
  readonly data: PageData;
  /** Adds the script that reloads the page after a build. */
  readonly followsBuilds: boolean;
  /** Shown until the shell renders, and without JavaScript, where the page was not rendered. */
  readonly noScript: string;
  /** The first screen, which was checked (`checkHtml`); null where the browser renders it. */
  readonly rendered: RenderedPage | null;
}

export interface RenderedPage {
  readonly html: string;
  /** Keeps what is done on the page before the portal runs; part of the page, whose policy names its hash. */
  readonly early: string;
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Escapes JSON for a data block: `<` could end it, and old engines reject the two line separators. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;
const meta = (key: 'name' | 'property', name: string, content: string | null) =>
  content ? `<meta ${key}="${name}"${attribute('content', content)}>` : '';

export function pageHtml(page: PageContent): string {
  // Browsers give deferred and async scripts a low priority, but the first screen waits for this one.
  const script = (when: 'defer' | 'async', { href, integrity }: Hint) =>
    `<script ${when} fetchpriority="high"${attribute('src', href)}${attribute('integrity', integrity)}></script>`;
  const stylesheet = ({ href, integrity, builtAs }: Hint) =>
    `<link rel="stylesheet"${attribute('href', href)}${attribute('data-href', builtAs)}${attribute('integrity', integrity)}>`;
  const isNeededToPaint = (hint: Hint) => page.rendered !== null && hint.as === 'style';
  const hinted = (hint: Hint) => {
    const file = `${attribute('href', hint.href)}${attribute('integrity', hint.integrity)}`;
    // The early script of a rendered page loads these behind the first paint.
    if (page.rendered) return `<link data-later="${hint.runs ? 'script' : 'preload'}" as="${hint.as}"${file}>`;
    return hint.runs ? script('async', hint) : `<link rel="preload" as="${hint.as}"${file}>`;
  };
  return [
    '<!doctype html>',
    `<html lang="${page.language}" data-theme="${page.theme}"${attribute(`data-${fontAttribute}`, page.rendered ? 'later' : undefined)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(page.title)}</title>`,
    // In front of the styles, for which scripts behind them wait.
    page.rendered ? `<script>${page.rendered.early}</script>` : '',
    ...page.styles.map(stylesheet),
    ...page.hints.filter(isNeededToPaint).map(stylesheet),
    ...page.scripts.map((main) => script('defer', main)),
    page.followsBuilds ? '<script defer src="/_dev/reload.js"></script>' : '',
    ...page.hints.filter((hint) => !isNeededToPaint(hint)).map(hinted),
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#171614" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    meta('name', 'description', page.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', page.siteName),
    meta('property', 'og:locale', page.language === 'fr' ? 'fr_CH' : 'en_GB'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:image', page.image),
    meta('property', 'og:url', page.canonical),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<link rel="canonical"${attribute('href', page.canonical)}>`,
    ...page.feeds.map(
      ({ href, type, title }) =>
        `<link rel="alternate"${attribute('type', type)}${attribute('title', title)}${attribute('href', href)}>`,
    ),
    page.isIndexable ? '' : '<meta name="robots" content="noindex">',
    // The platform's `useStructuredData` uses the element's id to update it on navigation.
    page.structuredData
      ? `<script type="application/ld+json" id="structured-data">${escapeJson(page.structuredData)}</script>`
      : '',
    '</head>',
    '<body>',
    `<div id="root">${page.rendered?.html ?? ''}</div>`,
    page.rendered ? '' : `<noscript><p>${escapeHtml(page.noScript)}</p></noscript>`,
    `<script type="application/json" id="page-data">${escapeJson(page.data)}</script>`,
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}
