/**
 * The sharing policy of the federation, in one place (docs/architecture.md). What is listed here exists once in a page
 * and comes from the host; remotes declare it with `import: false`, so a second copy cannot be bundled.
 * `@park/ui/icons` and `@park/ui/pages` are left out on purpose: small, without a context, and part of each page's own
 * file.
 */
export interface SharedLibrary {
  readonly name: string;
  /**
   * `first-screen`: part of the host's first wave. `on-demand`: provided by the host too, loaded with the first screen
   * that needs it; the host loads it with an import() of its own (`shell/src/federation/shared-libraries.ts`).
   */
  readonly when: 'first-screen' | 'on-demand';
}

export const sharedLibraries = [
  { name: 'react', when: 'first-screen' },
  { name: 'react/jsx-runtime', when: 'first-screen' },
  { name: 'react-dom', when: 'first-screen' },
  { name: '@park/platform', when: 'first-screen' },
  { name: '@park/ui', when: 'first-screen' },
  { name: '@park/ui/menu', when: 'on-demand' },
  { name: '@park/ui/date-picker', when: 'on-demand' },
  { name: '@park/ui/form', when: 'on-demand' },
  { name: '@park/ui/chart', when: 'on-demand' },
] as const satisfies readonly SharedLibrary[];

export type SharedName = (typeof sharedLibraries)[number]['name'];

/** How the shell names the chunk of an on-demand library (`shell/src/federation/shared-libraries.ts`): `ui-form`. */
export const sharedChunkName = (library: string): string => library.replace('@park/', '').replace('/', '-');

/**
 * What the shell's server provides to the server builds of areas besides. Forms check by it what is sent, which never
 * happens while a page is rendered. In the browser each remote has its own, so the name contains the major version: a
 * shell with another one does not have it, and the page is rendered in the browser.
 */
export const zodOfServerBuilds = 'zod/mini@4';

/** Modules that a server build requires, and the names by which it does. */
export const givenToServerBuilds: Readonly<Record<string, string>> = {
  ...Object.fromEntries(sharedLibraries.map(({ name }) => [name, name])),
  'zod/mini': zodOfServerBuilds,
};

/** Major version that a remote built today accepts from the host. */
const range = (version: string) => `^${version}`;

/**
 * The `shared` option of a remote: every shared library comes from the shell, in the installed major version or the
 * build fails at run time.
 */
export function remoteSharing(
  versionOf: (name: string) => string,
): Record<string, { singleton: true; import: false; requiredVersion: string }> {
  return Object.fromEntries(
    sharedLibraries.map(({ name }) => [
      name,
      { singleton: true, import: false, requiredVersion: range(versionOf(name)) },
    ]),
  );
}
