/** Pages of visitors are the same for all who ask for them at once: composed and compressed once (SharedResponses). */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { choicesCookieName, consentCookieName } from '@park/domain';
import { type SharedResponses } from '@park/domain/server';
import type { ShellEnvironment } from '../configuration/configuration';
import { hostCookieValue, pageLanguage, pageTheme } from '../http/visitor';
import { sessionOf } from '../releases/person';
import { typedEmail } from '../sign-in/sign-in-state';
import { composePage, type ComposedPage, type PageRequest, type PageServices } from './compose-page';

export interface SharedPage extends ComposedPage {
  /** Compressed once for all, by content encoding. */
  compressed(encoding: PageEncoding): Promise<Buffer>;
}

export type PageEncoding = 'br' | 'gzip';

const compress = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: pageBrotliQuality } }),
  gzip: (text: string) => promisify(gzip)(text),
} satisfies Record<PageEncoding, (text: string) => Promise<Buffer>>;

/** Compresses pages well enough without making the first visitor wait. */
export const pageBrotliQuality = 5;

/** @returns the page as all visitors get it; null for a page of one person, one browser or a preview */
export async function findSharedPage(
  request: PageRequest,
  services: PageServices,
  shared: SharedResponses,
): Promise<SharedPage | null> {
  const { environment, registry } = services;
  if (!isShared(request, environment) || registry.snapshot.chosen.length > 0) return null;
  return shared.find(sharedPageKey(request, services), async () => {
    const page = await composePage(request, services);
    const compressed = new Map<PageEncoding, Promise<Buffer>>();
    return {
      ...page,
      compressed(encoding: PageEncoding) {
        const found = compressed.get(encoding) ?? compress[encoding](page.html);
        compressed.set(encoding, found);
        return found;
      },
    };
  });
}

/**
 * Whether a request may have changed what pages show. A refusal has changed nothing, nor has a report about a page;
 * after a failure nobody knows.
 */
export const mayHaveChangedPages = ({ method, url }: { method: string; url: string }, statusCode: number): boolean =>
  method !== 'GET' && method !== 'HEAD' && !url.startsWith('/_report/') && (statusCode < 400 || statusCode >= 500);

/** All that a page for visitors depends on. Consent and choices are rendered; a script reads them otherwise. */
export const sharedPageKey = (
  request: PageRequest,
  { renderers, registry, build }: Pick<PageServices, 'renderers' | 'registry' | 'build'>,
): string =>
  JSON.stringify([
    request.url,
    request.origin,
    request.host,
    pageLanguage(request.cookie, request.acceptLanguage),
    pageTheme(request.cookie),
    renderers && hostCookieValue(request.cookie, consentCookieName),
    renderers && hostCookieValue(request.cookie, choicesCookieName),
    registry.snapshot.revision,
    build.version,
  ]);
const isShared = (
  { url, cookie, origin }: PageRequest,
  { DEVELOPMENT, DEVELOPMENT_PANEL }: ShellEnvironment,
): boolean =>
  sessionOf(cookie) === null &&
  typedEmail(cookie, origin.startsWith('https:')) === undefined &&
  !DEVELOPMENT &&
  !DEVELOPMENT_PANEL &&
  !/[?&](?:override|preview)\b/.test(url);

/** The best encoding that the browser accepts; null for none. */
export function acceptedEncoding(header: string | string[] | undefined): PageEncoding | null {
  const accepted = String(header ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null;
}
