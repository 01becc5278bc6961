/** @jest-environment node */
import { testServerRendering } from '@park/testing/server';
import descriptor from '../remote.config';
import remoteModule from './routes';
import { catalogs } from './testing/company';
import { audit, releases, withCanary } from './testing/releases';
import { other, session, sessions } from './testing/sessions';

const catalog = ({ params }: { params: { id: string } }) => catalogs(params.id);

testServerRendering({
  descriptor,
  remoteModule,
  permissions: ['Portal_Access'],
  flags: ['CAN_REDEPLOY_WEBSITE'],
  now: new Date('2026-11-20T08:30:00Z'),
  pages: {
    portal: {
      at: '/portal',
      answers: {
        'GET /api/auth/sessions': sessions(session(), other('phone')),
        'GET /api/catalogs/{id}': catalog,
      },
      shows: ['Emma', 'Acme', 'Resident', 'Science quarter', 'Employee', 'Safari'],
    },
    releases: {
      at: '/portal/admin/releases',
      answers: {
        'GET /api/releases': releases(withCanary()),
        'GET /api/releases/audit': audit(),
        'GET /api/catalogs/{id}': catalog,
      },
      shows: ['mf-directory', '1.2.0-canary', '1.1.0-live', 'The new search'],
    },
    'deploy-tokens': {
      at: '/portal/admin/releases/tokens',
      answers: {
        'GET /api/releases/tokens': {
          items: [
            {
              id: 'token-1',
              remote: 'mf-directory',
              label: 'Build server',
              createdAt: '2026-11-01T08:00:00Z',
              createdBy: 'Ana Rossi',
              lastUsedAt: null,
              revokedAt: null,
            },
          ],
        },
        'GET /api/catalogs/{id}': catalog,
      },
      shows: ['Build server', 'mf-directory', 'Ana Rossi'],
    },
  },
});
