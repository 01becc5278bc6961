/** Notes what a page says while it is open: errors, failed requests, and which versions' files it took. */
import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';

export interface PageNotes {
  readonly errors: readonly string[];
  /** Files of the checked version that came. */
  readonly ownFiles: ReadonlyMap<string, string>;
  /** Another version of the same remote whose files were loaded: the checked one did not work. */
  readonly otherVersions: ReadonlySet<string>;
}

export interface PageWatch {
  readonly notes: () => Promise<PageNotes>;
  stop(): void;
}

/** A message of the browser about a failed request, which is noted with more detail by the handlers of requests. */
const isAboutRequest = (message: ConsoleMessage) => message.text().startsWith('Failed to load resource');

/** Where in the version's own files an error was thrown. */
function placeIn(stack: string | undefined, files: string): string {
  const place = stack?.split(files)[1];
  return /^[\w.-]{1,80}\.js:\d+:\d+/.exec(place ?? '')?.[0] ?? 'an unknown place';
}

const knownError = /^(Eval|Range|Reference|Syntax|Type|URI|Aggregate)?Error$/;

/**
 * @param isPrivate the page shows what only its account may see: nothing that it can word itself leaves the checker, because
 * publishers read the findings
 * @param files path below which the version's files are served: `/_mf/<remote>/<version>/` */
export function watchPage(page: Page, files: string, isPrivate: boolean): PageWatch {
  const errors: string[] = [];
  const otherVersions = new Set<string>();
  const scripts = new Map<string, Promise<string>>();
  const ofRemote = files.split('/').slice(0, 3).join('/') + '/';
  const pathOf = (url: string) => new URL(url).pathname;

  const onResponse = (response: Response) => {
    const path = pathOf(response.url());
    if (!path.startsWith(ofRemote)) return;
    if (!path.startsWith(files)) {
      otherVersions.add(path.slice(ofRemote.length).split('/')[0] ?? '');
      return;
    }
    if (response.status() >= 400)
      errors.push(`${isPrivate ? 'a file of its own' : path} answered ${response.status()}`);
    else scripts.set(path, path.endsWith('.js') ? response.text().catch(() => '') : Promise.resolve(''));
  };
  const onFailed = (request: Request) => {
    const path = pathOf(request.url());
    // Leaving a page ends what it still loads.
    const reason = request.failure()?.errorText ?? '';
    if (path.startsWith(files) && reason !== 'net::ERR_ABORTED')
      errors.push(`${isPrivate ? 'a file of its own' : path} did not load (${reason})`);
  };
  const onError = ({ name, message, stack }: Error) => {
    if (!isPrivate) errors.push(`threw ${name}: ${message}`);
    else errors.push(`threw ${knownError.test(name) ? name : 'an error'} at ${placeIn(stack, files)}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error' || isAboutRequest(message)) return;
    errors.push(isPrivate ? 'wrote an error to the console' : `wrote the error “${message.text()}”`);
  };
  page.on('response', onResponse).on('requestfailed', onFailed).on('pageerror', onError).on('console', onConsole);
  return {
    notes: async () => ({
      errors,
      otherVersions,
      ownFiles: new Map(await Promise.all([...scripts].map(async ([path, text]) => [path, await text] as const))),
    }),
    stop() {
      page
        .off('response', onResponse)
        .off('requestfailed', onFailed)
        .off('pageerror', onError)
        .off('console', onConsole);
    },
  };
}
