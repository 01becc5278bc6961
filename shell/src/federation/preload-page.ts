/** Brings the files of a remote's page before the click: on hover or focus of a link to it. */
import type { Language } from '@park/platform';
import type { PublishedBuild, PublishedRemote } from '@park/platform/descriptor';

/** Addresses of everything that the page of a path needs. */
export function filesOfPath(remotes: readonly PublishedRemote[], path: string, language: Language): { href: string; as: 'script' | 'style'; integrity?: string | undefined }[] {
  const pathname = path.split(/[?#]/)[0];
  for (const { live, descriptor } of remotes) {
    const route = descriptor.routes.find((candidate) => candidate.path === pathname);
    if (!route) continue;
    const chunks = [live.pages[route.page], live.texts[language]];
    const address = (file: string) => `${live.baseUrl}${file}`;
    return [
      { href: address(live.entry), as: 'script', integrity: live.integrity[live.entry] },
      ...unique(chunks.flatMap((chunk) => chunk?.scripts ?? [])).map((file) => ({ href: address(file), as: 'script' as const })),
      ...unique(chunks.flatMap((chunk) => chunk?.styles ?? [])).map((file) => ({ href: address(file), as: 'style' as const })),
    ];
  }
  return [];
}

const unique = (files: readonly string[]) => [...new Set(files)];

/** Gives the browser its hints, each file once. */
export function createPreload(remotes: () => readonly PublishedRemote[], language: () => Language, document: Document): (path: string) => void {
  const hinted = new Set<string>();
  // What is loaded already needs no hint; a build that has run keeps its files.
  const isLoaded = (build: PublishedBuild, href: string) => href === `${build.baseUrl}${build.entry}` && build.globalName in globalThis;
  return (path) => {
    const builds = remotes().map(({ live }) => live);
    for (const { href, as, integrity } of filesOfPath(remotes(), path, language())) {
      if (hinted.has(href) || builds.some((build) => isLoaded(build, href))) continue;
      hinted.add(href);
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = as;
      link.href = href;
      if (integrity) link.integrity = integrity;
      document.head.append(link);
    }
  };
}
