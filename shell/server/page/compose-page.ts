/** Composes the page for a request: route, files, first calls and status. */
import type { BuiltChunks, PublishedBuild } from '@park/platform/descriptor';
import type { ShellBuild } from '@park/build/shell-build';
import { sharedChunkName } from '@park/build/webpack/sharing';
import type { ShellEnvironment } from '../configuration/configuration';
import { disabledAreaAt } from '../../src/page-data/disabled-area';
import { canonicalPath } from '../../src/navigation/canonical-path';
import { publicConfiguration } from '../configuration/public-configuration';
import { developmentData } from '../development/development-data';
import { entryOf, type VisitorRegistry } from '../registry/visitor-snapshot';
import { makeFirstCalls } from './first-calls';
import { pageHtml, type Hint } from './html';
import { isOpenRoute, matchRoute, type MatchedRoute, notFoundTitle } from './match-route';
import { outlineSnapshot } from './outline-snapshot';
import { hasJustSignedIn, typedEmail } from '../sign-in/sign-in-state';
import { matchSecretRoute } from './secret-route';
import { addressWhenSignedIn, pageAccess } from './page-access';
import { readSession } from './read-session';
import { shareImagePath } from './share-image';
import { sessionOf, type PersonSource } from '../releases/person';
import { pageLanguage, pageTheme, type PageLanguage } from '../http/visitor';
import { parseRequestUrl } from '../http/request-url';
import type { PageData } from '../../src/page-data/page-data';
import type { Renderers } from '../rendering/renderers';
import type { EarlyScript } from './early-script';
import { renderPage, isRenderable, type RenderedBuild } from './render-page';

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
  readonly people: PersonSource;
  /** Null where every page is rendered in the browser. */
  readonly renderers: Renderers | null;
  readonly earlyScript: EarlyScript | null;
  /** Called when the version of a remote could not render its page on the server. */
  readonly onRenderFault?: (build: RenderedBuild) => void;
}

export interface ComposedPage {
  readonly status: number;
  readonly html: string;
  readonly language: PageLanguage;
  /** Where a visitor signs in to see the page; null otherwise. */
  readonly location: string | null;
  /** Hash of the script that is part of the page; null without one. */
  readonly scriptHash: string | null;
}

const noScript: Record<PageLanguage, string> = {
  en: 'This portal needs JavaScript. Please switch it on and load the page again.',
  fr: 'Ce portail a besoin de JavaScript. Veuillez l’activer et recharger la page.',
};

/** What the HTML of a page says that its reader may not open. The page itself names whom to ask. */
const noAccess: Record<PageLanguage, string> = {
  en: 'You do not have access to this page. Your role does not include it.',
  fr: 'Vous n’avez pas accès à cette page. Votre rôle ne le permet pas.',
};

/** What link previews say of pages with neither a subject nor a description, such as home. */
const siteDescription: Record<PageLanguage, (park: string) => string> = {
  en: (park) => `Companies, jobs, news and events of ${park}, and the services for those who work here.`,
  fr: (park) =>
    `${park}\u00a0: entreprises, emplois, actualités, événements, et les services pour celles et ceux qui y travaillent.`,
};

interface FeedLink {
  readonly href: string;
  readonly type: string;
  readonly title: string;
}

const feeds: Record<PageLanguage, readonly FeedLink[]> = {
  en: [
    { href: '/api/feeds/news.atom?language=en', type: 'application/atom+xml', title: 'News' },
    { href: '/api/feeds/events.ics?language=en', type: 'text/calendar', title: 'Events' },
  ],
  fr: [
    { href: '/api/feeds/news.atom?language=fr', type: 'application/atom+xml', title: 'Actualités' },
    { href: '/api/feeds/events.ics?language=fr', type: 'text/calendar', title: 'Événements' },
  ],
};

const feedsOf = (language: PageLanguage, parkName: string): readonly FeedLink[] =>
  feeds[language].map(({ title, ...feed }) => ({ ...feed, title: `${title} · ${parkName}` }));

export async function composePage(request: PageRequest, services: PageServices): Promise<ComposedPage> {
  const { environment, registry, build, renderers, earlyScript, people, onRenderFault = () => {} } = services;
  const url = parseRequestUrl(request.url);
  const language = pageLanguage(request.cookie, request.acceptLanguage);
  const secret = matchSecretRoute(environment, registry.remotes, url.pathname);
  const matched = matchRoute(registry.remotes, url.pathname) ?? secret;
  const isSecret = matched !== null && matched === secret;
  const deciding = pageAccess({ ...request, url, matched, isSecret }, people);
  // A visitor is known at once, a person's role after a call, for which the page's calls do not wait.
  if (sessionOf(request.cookie) === null) {
    const access = await deciding;
    if (access.verdict === 'login') return { status: 302, html: '', language, location: access.to, scriptHash: null };
  }
  const firstCalls = matched?.owner === 'remote' ? (matched.route.firstCalls ?? []) : (matched?.firstCalls ?? []);
  const asked = {
    apiOrigin: environment.API_ORIGIN,
    query: url.searchParams,
    timeZone: environment.PARK_TIME_ZONE,
    language,
    cookie: request.cookie,
    requestId: request.requestId,
    timeoutMs: environment.FIRST_CALL_TIMEOUT,
  };
  // A visitor is not shown what is at a secret address.
  const rendering = earlyScript === null || (isSecret && sessionOf(request.cookie) === null) ? null : renderers;
  const isRenderedHere = rendering !== null && isRenderable(matched, url, registry);
  const isSecure = request.origin.startsWith('https:');
  const isNew = hasJustSignedIn(request.cookie, isSecure);
  const [{ verdict }, data, session] = await Promise.all([
    deciding,
    makeFirstCalls(firstCalls, asked),
    rendering !== null || isNew ? readSession(asked) : null,
  ]);
  const done = isRenderedHere && session ? addressWhenSignedIn(matched, url, session) : null;
  if (done !== null) return { status: 302, html: '', language, location: done, scriptHash: null };
  const isClosed = verdict === 'noAccess';
  const isRendered = isClosed ? !isSecret && isRenderable(null, url, registry) : isRenderedHere;
  // What changes releases by hand lists all of them.
  const isListed = environment.DEVELOPMENT_PANEL || url.searchParams.has('override');
  const snapshot = isListed
    ? registry.snapshot
    : outlineSnapshot(registry.snapshot, matched?.owner === 'remote' ? matched.remote.name : null);
  const parkName = language === 'fr' ? environment.PARK_NAME_FR : environment.PARK_NAME_EN;
  const pageTitle = data.subject?.title ?? titleOf(matched, language);
  const isPublic =
    matched?.owner === 'shell' ? matched.chunk !== 'login' : matched?.owner === 'remote' && isOpenRoute(matched.route);
  const pageData: PageData = {
    configuration: publicConfiguration(environment, request.host),
    snapshot,
    language,
    version: build.version,
    firstAnswers: data.answers,
    ...(Object.keys(data.problems).length > 0 ? { firstProblems: data.problems } : {}),
    development: environment.DEVELOPMENT,
    countsOutcomes: countsOutcomes(environment),
    ...(secret && isSecret ? { secretRoute: secretRouteOf(secret) } : {}),
    isPreviewUnknown: url.searchParams.has('preview'),
    ...(session && (isRendered || isNew) ? { session: { ...session, ...(isNew ? { isNew } : {}) } } : {}),
    ...emailOf(typedEmail(request.cookie, isSecure)),
    ...developmentData(environment, request.cookie),
  };
  const rendered =
    rendering && isRendered
      ? await renderPage(rendering, { request, url, matched, isClosed, registry, pageData, onFault: onRenderFault })
      : null;
  const html = pageHtml({
    language,
    theme: pageTheme(request.cookie),
    title: pageTitle ? `${pageTitle} · ${parkName}` : parkName,
    description: data.subject?.description ?? ownDescription(matched, language) ?? siteDescription[language](parkName),
    image: new URL(data.subject?.image ?? environment.SHARE_IMAGE ?? shareImagePath, request.origin).href,
    canonical: `${request.origin}${canonicalPath(url)}`,
    siteName: parkName,
    // Lists of remotes name their own feeds.
    feeds: matched?.owner === 'shell' && matched.chunk === 'home' ? feedsOf(language, parkName) : [],
    structuredData: data.structuredData,
    isIndexable: Boolean(matched) && isPublic && data.status === 200,
    styles: shellFiles(build, build.main.styles, 'style'),
    scripts: shellFiles(build, build.main.scripts, 'script'),
    hints: isClosed
      ? shellHints(build, language, 'no-access')
      : hints(build, matched, language, new Set(registry.locals.map(({ remote }) => remote))),
    data: rendered?.data ?? pageData,
    followsBuilds: environment.DEVELOPMENT,
    noScript: (isClosed ? noAccess : noScript)[language],
    rendered: rendered && earlyScript && { html: rendered.html, early: earlyScript.text },
  });
  const missing = disabledAreaAt(registry.snapshot.disabled, url.pathname) ? 503 : 404;
  const status = isClosed ? 403 : data.status;
  return {
    status: matched ? status : missing,
    html,
    language,
    location: null,
    scriptHash: (rendered && earlyScript?.hash) ?? null,
  };
}

const emailOf = (email: string | undefined) => (email === undefined ? {} : { typedEmail: email });

/** First calls are the server's. */
function secretRouteOf({ remote, route }: Extract<MatchedRoute, { owner: 'remote' }>) {
  const { firstCalls: _firstCalls, ...shown } = route;
  return { remote: remote.name, route: shown };
}

function titleOf(matched: MatchedRoute | null, language: PageLanguage): string | null {
  if (!matched) return notFoundTitle[language];
  return (matched.owner === 'shell' ? matched.title : matched.route.title)?.[language] ?? null;
}

const ownDescription = (matched: MatchedRoute | null, language: PageLanguage): string | undefined =>
  matched?.owner === 'remote' ? matched.route.description?.[language] : undefined;

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
  localRemotes: ReadonlySet<string>,
): Hint[] {
  const texts = shellHints(build, language);
  if (matched?.owner === 'shell') return shellHints(build, language, matched.chunk);
  if (matched?.owner !== 'remote') return texts;
  if (localRemotes.has(matched.remote.name)) return shellHints(build, language, 'federation-runtime');
  const { live } = matched.remote;
  const shared = (live.pages[matched.route.page]?.shared ?? []).map(sharedChunkName);
  return [
    ...shellHints(build, language, 'federation-runtime', ...shared),
    ...remoteHints(live, matched.route.page, language),
  ];
}

/** Texts and parts of the shell. */
function shellHints(build: ShellBuild, language: PageLanguage, ...names: readonly string[]): Hint[] {
  return [`texts-${language}`, ...names].flatMap((name): Hint[] => {
    const chunk: BuiltChunks | undefined = build.chunks[name];
    if (!chunk) return [];
    return [
      ...shellFiles(build, chunk.styles, 'style').map((hint) => ({ ...hint, integrity: undefined })),
      ...shellFiles(build, chunk.scripts, 'script').map((hint) => ({ ...hint, runs: true })),
    ];
  });
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
    ...[...styles].map((file) => ({ ...hint(file, 'style'), builtAs: file })),
    ...[...scripts].map((file) => ({ ...hint(file, 'script'), runs: true })),
  ];
}

/** Where a key identifies this server to the api, and in development and demos. */
const countsOutcomes = ({ SHELL_KEY, MODE }: ShellEnvironment): boolean =>
  SHELL_KEY !== undefined || MODE !== 'production';
