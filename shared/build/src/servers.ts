/** The Node programs of the project. */
import { buildServer } from './build-server';

/** The api with its commands, each a program of its own. */
export const buildApi = () =>
  buildServer({
    app: 'api',
    entries: {
      main: 'src/main.ts',
      import: 'src/commands/import.ts',
      migrate: 'src/commands/migrate.ts',
      'create-administrator': 'src/commands/create-administrator.ts',
    },
  });

/** The shell's server and the process in which it renders pages. */
export const buildShellServer = () =>
  buildServer({ app: 'shell', entries: { main: 'server/main.ts', 'rendering/child': 'server/rendering/child.ts' } });

/** The program that writes the demo park. */
export const buildDemoPark = () => buildServer({ app: 'demo-park', entries: { generate: 'src/generate.ts' } });

/** The program that opens a release in a browser before it goes live. */
export const buildChecker = () => buildServer({ app: 'checker', entries: { main: 'src/main.ts' } });
