/** A remote of one file that does something wrong on purpose, written as plain as a fault can be read. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFiles } from '@park/build/describe-files';
import { workspaceRoot } from '@park/build/workspace';
import type { RemoteBuild } from '@park/platform/descriptor';
import { globalNameOf } from './changed-build';
import { serverBuildOf } from './changed-server-build';

export interface Fault {
  /** Statements that run when the entry is loaded. */
  readonly atLoad?: string;
  /** Statements of the page component, before it returns; `React` is the shell's. */
  readonly inRender?: string;
  /** Statements of an effect of the page. */
  readonly inEffect?: string;
  /** Replaces the promise of the page. */
  readonly page?: string;
  readonly css?: string;
  /** Statements of the page component in the server build, before it returns; without them there is no such build. */
  readonly onServer?: string;
  readonly descriptor?: Record<string, unknown>;
  /** Characters that nothing compresses, added to the entry. */
  readonly ballast?: number;
}

export interface FaultBuild {
  readonly version: string;
  readonly folder: string;
  readonly build: RemoteBuild;
  remove(): void;
}

const remote = 'mf-faulty';
export const faultRemote = { name: remote, path: '/faulty', title: 'Faulty area' } as const;

/** Builds one version; without a fault it works. */
export function buildFault(version: string, fault: Fault = {}): FaultBuild {
  const folder = mkdtempSync(path.join(tmpdir(), 'park-fault-'));
  const target = path.join(folder, 'dist', version);
  mkdirSync(target, { recursive: true });
  const globalName = globalNameOf(remote, version);
  writeFileSync(path.join(target, 'entry.js'), entryOf(globalName, version, fault));
  if (fault.css) writeFileSync(path.join(target, 'home.css'), fault.css);
  if (fault.onServer !== undefined)
    writeFileSync(path.join(target, 'server.js'), serverBuildOf('home', renderedPage(version, fault.onServer)));
  const page = { scripts: [], styles: fault.css ? ['home.css'] : [] };
  const build = {
    name: remote,
    version,
    globalName,
    entry: 'entry.js',
    descriptor: {
      name: remote,
      title: { en: 'Faulty', fr: 'Fautive' },
      platform: '^2.0.0',
      routes: [
        {
          id: 'faulty',
          path: faultRemote.path,
          page: 'home',
          title: { en: 'Faulty', fr: 'Fautive' },
          access: 'public',
        },
      ],
      navigation: [],
      ...fault.descriptor,
    },
    pages: { home: page },
    texts: { en: { scripts: [], styles: [] }, fr: { scripts: [], styles: [] } },
    ...(fault.onServer === undefined ? {} : { server: { file: 'server.js', pages: ['home'] } }),
    files: describeFiles(target, 4),
    sharedVersions: {},
  } as unknown as RemoteBuild;
  for (const place of [target, path.join(folder, 'dist')])
    writeFileSync(path.join(place, 'build.json'), JSON.stringify(build));
  return { version, folder, build, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const renderedPage = (version: string, statements: string) => `
  const React = require('react');
  ${statements}
  return ${pageElement(version)};`;

/** The same in the browser and on the server. */
export const pageElement = (version: string, label: string = faultRemote.title) => `React.createElement('div', null,
  React.createElement('h1', { 'aria-label': '${label}' }, '${faultRemote.title}'), React.createElement('p', null, 'This is version ${version}.'))`;

const entryOf = (globalName: string, version: string, { atLoad, inRender, inEffect, page, ballast }: Fault) => `
var ${globalName} = (() => {
  ${atLoad ?? ''}
  let scope;
  return {
    init(given) { scope = given; },
    async get() {
      const [shared] = Object.values(scope.react);
      const React = shared.lib ? shared.lib() : (await shared.get())();
      function Page() {
        ${inRender ?? ''}
        React.useEffect(() => { ${inEffect ?? ''} });
        return ${pageElement(version)};
      }
      const home = () => ${page ?? 'Promise.resolve({ default: Page })'};
      const texts = () => Promise.resolve({ texts: {} });
      return () => ({ default: { pages: { home }, texts: { en: texts, fr: texts } } });
    },
  };
})();
${ballast ? `/* ${randomText(ballast)} */` : ''}`;

function randomText(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (state % 26));
  }).join('');
}

/** Renders again and again: by messages, because timers come too seldom on a busy machine to be noticed as a loop. */
export const endlessRendering: Fault = {
  inRender: 'const [n, setN] = React.useState(0)',
  inEffect:
    'const { port1, port2 } = new MessageChannel(); port1.onmessage = () => { port1.close(); setN(n + 1); }; port2.postMessage(0);',
};

/** The source of React itself, as a careless bundle would carry it. */
export function reactSource(): string {
  const require = createRequire(path.join(workspaceRoot, 'shell/package.json'));
  const file = path.join(path.dirname(require.resolve('react')), 'cjs/react.production.js');
  return `const ownReact = (() => { const exports = {}; ${readFileSync(file, 'utf8')}\n return exports; })();`;
}
