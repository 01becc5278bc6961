/** Composes the page for a request: route, files, first calls and status. */
import type { BuiltChunks, PublishedBuild } from '@park/platform/descriptor';
import { isOpenToVisitors } from '@park/domain';
import type { ShellBuild } from '@park/build/shell-build';
import type { ShellEnvironment } from '../configuration/configuration';
import { canonicalPath } from '../../src/navigation/canonical-path';
import { publicConfiguration } from '../configuration/public-configuration';
import { developmentData } from '../development/development-data';
import { entryOf, type VisitorRegistry } from '../registry/visitor-snapshot';
import { makeFirstCalls } from './first-calls';
import { renderPage, type Hint } from './html';
import { matchRoute, type MatchedRoute } from './match-route';
import { outlineSnapshot } from './outline-snapshot';
import { pageLanguage, pageTheme, type PageLanguage } from '../http/visitor';

export interface PageRequest {
  readonly url: string;
  readonly host: string;
  readonly origin: string;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly requestId: string;
}

export interface PageServices {
  readonly environment: ShellEnvironment;
  readonly registry: VisitorRegistry;
  readonly build: ShellBuild;
}

const noScript: Record<PageLanguage, string> = {
  en: 'This portal needs JavaScript. Please switch it on and load the page again.',
  fr: 'Ce portail a besoin de JavaScript. Veuillez l’activer et recharger la page.',
};

export async function composePage(
  request: PageRequest,
  services: PageServices,
): Promise<{ status: number; html: string; language: PageLanguage }> {
  const { environment, registry, build } = services;
  const url = new URL(request.url, 'http://page');
  const language = pageLanguage(request.cookie, request.acceptLanguage);
  const matched = matchRoute(registry.remotes, url.pathname);
  const firstCalls = matched?.owner === 'remote' ? (matched.route.firstCalls ?? []) : (matched?.firstCalls ?? []);
  const data = await makeFirstCalls(firstCalls, {
    apiOrigin: environment.API_ORIGIN,
    query: url.searchParams,
    language,
    cookie: request.cookie,
    requestId: request.requestId,
    timeoutMs: environment.FIRST_CALL_TIMEOUT,
  });
  // What changes releases by hand lists all of them.
  const isListed = environment.DEVELOPMENT_PANEL || url.searchParams.has('override');
  const snapshot = isListed
    ? registry.snapshot
    : outlineSnapshot(registry.snapshot, matched?.owner === 'remote' ? matched.remote.name : null);
  const parkName = language === 'fr' ? environment.PARK_NAME_FR : environment.PARK_NAME_EN;
  const pageTitle = data.subject?.title ?? titleOf(matched, language);
  const isPublic =
    matched?.owner === 'shell'
      ? matched.chunk !== 'login'
      : matched?.route.access === 'public' || isOpenPermission(matched);
  const html = renderPage({
    language,
    theme: pageTheme(request.cookie),
    title: pageTitle ? `${pageTitle} · ${parkName}` : parkName,
    description: data.subject?.description ?? null,
    image: data.subject?.image ? new URL(data.subject.image, request.origin).href : null,
    canonical: `${request.origin}${canonicalPath(url)}`,
    siteName: parkName,
    structuredData: data.structuredData,
    isIndexable: Boolean(matched) && isPublic && data.status === 200,
    styles: shellFiles(build, build.main.styles, 'style'),
    scripts: shellFiles(build, build.main.scripts, 'script'),
    hints: hints(build, matched, language, registry.local?.remote ?? null),
    data: {
      configuration: publicConfiguration(environment, request.host),
      snapshot,
      language,
      version: build.version,
      firstAnswers: data.answers,
      development: environment.DEVELOPMENT,
      countsOutcomes: countsOutcomes(environment),
      isPreviewUnknown: url.searchParams.has('preview'),
      ...developmentData(environment, request.cookie),
    },
    followsBuilds: environment.DEVELOPMENT,
    noScript: noScript[language],
  });
  return { status: matched ? data.status : 404, html, language };
}

function titleOf(matched: MatchedRoute | null, language: PageLanguage): string | null {
  if (!matched) return language === 'fr' ? 'Page introuvable' : 'Page not found';
  return (matched.owner === 'shell' ? matched.title : matched.route.title)?.[language] ?? null;
}

/** Whether the route needs a permission that visitors have as well, such as the company list. */
function isOpenPermission(matched: MatchedRoute | null): boolean {
  if (matched?.owner !== 'remote' || typeof matched.route.access !== 'object') return false;
  return 'permission' in matched.route.access && isOpenToVisitors(matched.route.access.permission);
}

function shellFiles(build: ShellBuild, files: readonly string[], as: Hint['as']): Hint[] {
  const integrity = new Map(build.files.map((file) => [file.path, file.integrity]));
  return files.map((file) => ({ href: `/assets/${file}`, as, integrity: integrity.get(file) }));
}

/**
 * Everything the first screen loads besides the main script, so that nothing has to be discovered. Parts of the shell
 * and of the remote are preloaded; only the scripts that import them are loaded with a check, so that failures are
 * noticed. The main script loads the font.
 */
function hints(
  build: ShellBuild,
  matched: MatchedRoute | null,
  language: PageLanguage,
  localRemote: string | null,
): Hint[] {
  const shellChunk = (name: string): Hint[] => {
    const chunk: BuiltChunks | undefined = build.chunks[name];
    return chunk
      ? [
          ...shellFiles(build, chunk.styles, 'style').map((hint) => ({ ...hint, integrity: undefined })),
          ...shellFiles(build, chunk.scripts, 'script').map((hint) => ({ ...hint, runs: true })),
        ]
      : [];
  };
  const texts = shellChunk(`texts-${language}`);
  if (matched?.owner === 'shell') return [...texts, ...shellChunk(matched.chunk)];
  if (matched?.owner !== 'remote') return texts;
  const shared = [...texts, ...shellChunk('federation-runtime')];
  return matched.remote.name === localRemote
    ? shared
    : [...shared, ...remoteHints(matched.remote.live, matched.route.page, language)];
}

function remoteHints(build: PublishedBuild, page: string, language: PageLanguage): Hint[] {
  const hint = (file: string, as: Hint['as']): Hint => ({
    href: `${build.baseUrl}${file}`,
    as,
    integrity: build.integrity[file],
  });
  const chunks = [build.pages[page], build.texts[language]].filter(
    (chunk): chunk is BuiltChunks => chunk !== undefined,
  );
  const styles = new Set(chunks.flatMap((chunk) => chunk.styles));
  const scripts = new Set(chunks.flatMap((chunk) => chunk.scripts));
  return [
    // A preload for a script would not be used by an import.
    ...(build.entryType === 'module' ? [] : [hint(entryOf(build), 'script')]),
    ...[...styles].map((file) => hint(file, 'style')),
    ...[...scripts].map((file) => ({ ...hint(file, 'script'), runs: true })),
  ];
}

/** Where a key identifies this server to the api, and in development and demos. */
const countsOutcomes = ({ SHELL_KEY, MODE }: ShellEnvironment): boolean =>
  SHELL_KEY !== undefined || MODE !== 'production';
