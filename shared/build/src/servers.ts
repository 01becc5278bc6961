/** The Node programs of the house and what they are made from. */
import { buildServer } from './build-server';

export const buildApi = () => buildServer({ app: 'api', entries: { main: 'src/main.ts', import: 'src/commands/import.ts', migrate: 'src/commands/migrate.ts', 'create-administrator': 'src/commands/create-administrator.ts' }, sources: ['api/src', 'api/migrations'] });

export const buildShellServer = () => buildServer({ app: 'shell', entries: { main: 'server/main.ts' }, sources: ['shell/server', 'shell/src/page-data', 'shell/src/pages/home'] });

export const buildDemoPark = () => buildServer({ app: 'demo-park', entries: { generate: 'src/generate.ts' }, sources: ['demo-park/src'] });
