/** Brings the files of a remote's page before the click: on hover or focus of a link to it. */
import type { Language } from '@park/platform';
import type { BuildFiles, LoadableBuild, PublishedRemote } from '@park/platform/descriptor';
import { findRoute } from './find-route';
import { loadFederationRuntime } from './load-page';
import type { RemoteOutline } from '../page-data/outlined-snapshot';

export interface FileHint {
  readonly href: string;
  readonly as: 'script' | 'style';
}

/** Addresses of everything that a page needs besides the entry. */
export function filesOfPage(
  { baseUrl }: LoadableBuild,
  files: BuildFiles,
  page: string,
  language: Language,
): FileHint[] {
  const chunks = [files.pages[page], files.texts[language]];
  const hints = (names: readonly string[], as: FileHint['as']) =>
    [...new Set(names)].map((name) => ({ href: `${baseUrl}${name}`, as }));
  return [
    ...hints(
      chunks.flatMap((chunk) => chunk?.scripts ?? []),
      'script',
    ),
    ...hints(
      chunks.flatMap((chunk) => chunk?.styles ?? []),
      'style',
    ),
  ];
}

/** The page does not carry the names of all files; they are asked for when a link comes near. */
export type ReadFiles = (remote: string, version: string) => Promise<BuildFiles | null>;

export const readFiles: ReadFiles = async (remote, version) => {
  const response = await fetch(`/_registry/files/${remote}/${version}`);
  return response.ok ? ((await response.json()) as BuildFiles) : null;
};

export interface PreloadOptions {
  readonly remotes: () => readonly (PublishedRemote | RemoteOutline)[];
  readonly language: () => Language;
  readonly document: Document;
  readonly read?: ReadFiles;
  /** Brings the runtime of Module Federation, which pages of the shell do without. */
  readonly loadRuntime?: () => Promise<unknown>;
}

/** Gives the browser its hints, each file once. Nothing depends on it: what fails here is loaded after the click. */
export function createPreload({
  remotes,
  language,
  document,
  read = readFiles,
  loadRuntime = loadFederationRuntime,
}: PreloadOptions): (path: string) => void {
  const hinted = new Map<string, HTMLLinkElement>();
  const lists = new Map<string, Promise<BuildFiles | null>>();
  const hint = ({ href, as }: FileHint): HTMLLinkElement => {
    const earlier = hinted.get(href);
    if (earlier) return earlier;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = as;
    link.href = href;
    hinted.set(href, link);
    document.head.append(link);
    return link;
  };
  const arrived = new WeakSet<HTMLLinkElement>();
  /** Runs the work once the file is there; at once when it is there already. */
  const whenArrived = (link: HTMLLinkElement, work: () => void) => {
    if (arrived.has(link)) return work();
    link.addEventListener(
      'load',
      () => {
        arrived.add(link);
        work();
      },
      { once: true },
    );
  };
  const listOf = (remote: string, version: string) => {
    const key = `${remote}@${version}`;
    const list = lists.get(key) ?? read(remote, version).catch(() => null);
    lists.set(key, list);
    // A list that did not come is asked for again next time.
    void list.then((files) => files ?? lists.delete(key));
    return list;
  };
  return (path) => {
    const found = findRoute(remotes(), path.split(/[?#]/)[0] ?? '');
    if (!found?.remote || found.remote.live.version === 'local') return;
    const {
      remote: { name, live },
      route,
    } = found;
    void loadRuntime().catch(() => undefined);
    const hintFiles = () =>
      void listOf(name, live.version).then(
        (files) => files && filesOfPage(live, files, route.page, language()).forEach(hint),
      );
    // What has run needs no hint.
    if (live.entryType === 'module' || live.globalName in globalThis) return hintFiles();
    // A server that does not answer then holds one of the browser's connections, and other areas have the others.
    whenArrived(hint({ href: `${live.baseUrl}${live.entry}`, as: 'script' }), hintFiles);
  };
}
