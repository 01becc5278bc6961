/** @jest-environment node */
import { testServerRendering } from '@park/testing/server';
import descriptor from '../remote.config';
import remoteModule from './routes';
import { occurrence, roomBooking } from './testing/bookings';
import { catalogs } from './testing/company';
import { audit, releases, withCanary } from './testing/releases';
import { template, templates } from './testing/templates';
import { other, session, sessions } from './testing/sessions';

const catalog = ({ params }: { params: { id: string } }) => catalogs(params.id);

testServerRendering({
  descriptor,
  remoteModule,
  permissions: ['Portal_Access', 'Collaborator_Manage', 'CompanyList_Edit', 'Jobs_Create'],
  flags: ['CAN_REDEPLOY_WEBSITE'],
  now: new Date('2026-11-20T08:30:00Z'),
  pages: {
    notifications: {
      at: '/portal/notifications',
      answers: {
        'GET /api/notifications': {
          items: [
            {
              id: 'n-1',
              topic: 'parking',
              title: 'Spot 12 is yours',
              text: 'On Saturday.',
              link: '/parkshare',
              at: '2026-11-20T08:00:00Z',
              readAt: null,
              action: { button: 'Keep it', expiresAt: '2026-11-20T12:00:00Z' },
            },
          ],
          paginationId: null,
        },
        'GET /api/notifications/unread': { unread: 1 },
      },
      shows: ['Spot 12 is yours', 'Parking', 'Keep it'],
    },
    'email-preferences': {
      at: '/portal/email-preferences',
      answers: {
        'GET /api/notifications/preferences': {
          items: [
            {
              kind: 'parking.spotAssigned',
              topic: 'parking',
              label: 'A spot from the waitlist',
              portal: true,
              mail: false,
              isMailRequired: false,
            },
          ],
          subscriptions: { newsletter: true, events: false, jobs: false },
          mayChooseMails: false,
          askPeople: [{ name: 'Selma Supervisor', email: 'selma@acme.example' }],
          companyLetsChoose: null,
        },
      },
      shows: ['A spot from the waitlist', 'Selma Supervisor'],
    },
    space: {
      at: '/portal/space',
      answers: {
        'GET /api/space-requests/own': {
          mayAsk: false,
          items: [
            {
              id: 'space-1',
              company: { id: 'c-1', name: 'Alpine Sensors' },
              requestedBy: { name: 'Carla Admin', email: 'carla@acme.example' },
              surface: 120,
              workplaces: null,
              from: '2027-01-01',
              phone: '',
              message: 'Near the lab.',
              state: 'new',
              version: 1,
              createdAt: '2026-11-19T08:00:00Z',
              steps: [{ state: 'new', byCompany: true, name: 'Carla Admin', note: '', at: '2026-11-19T08:00:00Z' }],
              may: { answer: [], decide: ['withdrawn'] },
            },
          ],
        },
      },
      shows: ['120', 'Near the lab.', 'Carla Admin'],
    },
    ticketing: { at: '/portal/ticketing', answers: {}, shows: [] },
    'manage-space': { at: '/portal/admin/space-requests', answers: {}, shows: [] },
    spotlights: {
      at: '/portal/admin/spotlights',
      answers: {
        'GET /api/publishing/spotlights': {
          items: [
            {
              id: 's-1',
              version: 1,
              texts: {
                en: { title: 'Open day', text: 'Come and see.', imageAlt: '' },
                fr: { title: 'Open day', text: 'Come and see.', imageAlt: '' },
              },
              link: '/events',
              isPublished: true,
              imageId: null,
              image: null,
              startsAt: '2026-11-01T08:00:00Z',
              endsAt: null,
              state: 'shown',
            },
          ],
        },
      },
      shows: ['Open day', 'Come and see.'],
    },
    catalogs: {
      at: '/portal/admin/catalogs',
      answers: { 'GET /api/catalogs/managed': { items: [{ id: 'sectors', count: 1234, needsReview: 0 }] } },
      shows: ['1234'],
    },
    webhooks: {
      at: '/portal/admin/webhooks',
      answers: {
        'GET /api/webhooks': {
          items: [
            {
              id: 'w-1',
              name: 'Access control',
              url: 'https://doors.example/hook',
              events: ['bookings'],
              isActive: true,
              version: 1,
              previousSecretUntil: null,
              waiting: 0,
              failed: 3,
            },
          ],
        },
      },
      shows: ['Access control', 'https://doors.example/hook'],
    },
    'background-jobs': {
      at: '/portal/admin/background-jobs',
      answers: {
        'GET /api/background-jobs': {
          waiting: 2,
          oldestDueAt: null,
          dead: [
            {
              id: 'j-1',
              kind: 'mail.send',
              attempts: 9,
              problem: 'Error: 550',
              orderedAt: '2026-11-19T08:00:00Z',
              failedAt: '2026-11-19T20:00:00Z',
            },
          ],
        },
      },
      shows: ['mail.send', 'Error: 550'],
    },
    'mail-action': { at: '/mail-action', answers: {}, shows: [] },
    portal: {
      at: '/portal',
      answers: {
        'GET /api/portal/tasks': {
          offers: [{ kind: 'roomOffers', count: 3, href: '/book-a-room' }],
          items: [{ kind: 'jobsEnding', count: 7, href: '/portal/company-jobs' }],
        },
        'GET /api/rooms/bookings': {
          items: [roomBooking('Board meeting', [occurrence('2026-11-20T13:00:00Z', '2026-11-20T14:00:00Z')])],
          paginationId: null,
        },
        'GET /api/portal/overview': {
          quotas: [{ contract: 'Services', month: '2026-11-01', minutesPerMonth: 600, usedMinutes: 90 }],
          parking: { spots: 3, poolCredits: 40 },
          since: '2026-11-16T08:00:00.000Z',
          changes: [{ kind: 'news', count: 2, titles: ['A bridge'], href: '/news' }],
        },
        'GET /api/auth/sessions': sessions(session(), other('phone')),
        'GET /api/catalogs/{id}': catalog,
      },
      shows: ['3', '7', 'A bridge', '40', 'Emma', 'Acme', 'Resident', 'Science quarter', 'Employee', 'Safari'],
    },
    'manage-logo': {
      at: '/portal/admin/manage-logo?q=acme',
      answers: {
        'GET /api/publishing/logos': {
          items: [{ id: 'acme', name: 'Acme', logo: null }],
          paginationId: null,
          total: 1,
        },
      },
      shows: ['Acme'],
    },
    'manage-news': { at: '/portal/admin/manage-news', answers: {}, shows: ['PNG'] },
    'manage-events': { at: '/portal/admin/manage-events', answers: {}, shows: ['KNOVA'] },
    templates: {
      at: '/templates?q=press',
      answers: { 'GET /api/templates/query': templates(template()), 'GET /api/catalogs/{id}': catalog },
      shows: ['Press release', 'For your news', 'Communication'],
    },
    people: {
      at: '/portal/company-new-collaborator',
      answers: {
        'GET /api/catalogs/{id}': catalog,
      },
      shows: ['Employee'],
    },
    'people-import': { at: '/portal/company-new-collaborator/import', answers: {}, shows: ['CSV'] },
    'company-edit': { at: '/portal/company-edit', answers: {}, shows: [] },
    'company-jobs': { at: '/portal/company-jobs', answers: {}, shows: [] },
    account: {
      at: '/portal/account',
      answers: { 'GET /api/auth/sessions': sessions(session(), other('phone')) },
      shows: ['Safari'],
    },
    audit: { at: '/portal/audit', answers: {}, shows: ['CSV'] },
    'ask-for-access': { at: '/portal/ask-for-access?permission=Space_Needs', answers: {}, shows: [] },
    'access-requests': {
      at: '/portal/access-requests',
      answers: {
        'GET /api/access-requests': {
          items: [
            {
              id: 'request-1',
              hashedId: 'ada',
              name: 'Ada Rochat',
              companyName: 'Acme',
              role: 4619,
              permission: 'Space_Needs',
              message: 'For our move',
              createdAt: '2026-11-19T08:00:00Z',
              roles: [4620],
            },
          ],
        },
      },
      shows: ['Ada Rochat', 'For our move'],
    },
    invitation: { at: '/invitation', answers: {}, shows: ['Emma'] },
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
              notifyEmail: null,
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
