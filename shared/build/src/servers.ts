/** The Node programs of the project. */
import { buildServer } from './build-server';

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

export const buildShellServer = () =>
  buildServer({ app: 'shell', entries: { main: 'server/main.ts', 'rendering/child': 'server/rendering/child.ts' } });

export const buildDemoPark = () => buildServer({ app: 'demo-park', entries: { generate: 'src/generate.ts' } });

export const buildChecker = () => buildServer({ app: 'checker', entries: { main: 'src/main.ts' } });
