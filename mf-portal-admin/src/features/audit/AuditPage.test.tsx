import type { AuditRow } from '@park/contract/portal';
import { screen, waitFor, within } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import AuditPage from './AuditPage';

const row = (change: Partial<AuditRow>): AuditRow => ({
  id: '1',
  at: '2026-11-20T08:00:00Z',
  actor: 'Carla Admin',
  action: 'changed',
  subjectKind: 'user',
  subject: 'Emil Employee',
  companyName: 'Acme',
  before: null,
  after: null,
  ...change,
});

it('says in words what the trail stores, and leaves out what did not change', async () => {
  const page = renderPortal(AuditPage, {
    language: 'fr',
    permissions: ['Portal_Access', 'Collaborator_Manage'],
    answers: {
      'GET /api/audit': {
        items: [
          row({ before: { role: 4619, reason: null, version: 1 }, after: { role: 4618, reason: '', version: 2 } }),
          row({
            id: '2',
            actor: 'operator',
            action: 'promoted',
            subjectKind: 'release',
            after: { forced: true, passed: false },
          }),
          row({ id: '4', actor: 'system', action: 'file replaced', subjectKind: 'template', subject: 'Bail' }),
          row({
            id: '5',
            subjectKind: 'parking-lot',
            subject: 'P1',
            before: { waitlistRule: 'firstCome', hasCheckIn: false },
            after: { waitlistRule: 'fewestHalves', hasCheckIn: true },
          }),
          row({ id: '3', actor: null, action: 'newer than this page', subjectKind: 'newer', after: { newer: 'x' } }),
        ],
        paginationId: null,
      },
    },
  });
  const [, changed, promoted, bySystem, lot, newer] = await screen.findAllByRole('row');
  expect(changed).toHaveTextContent('Personne Emil Employee, modification, Acme');
  expect(changed).toHaveTextContent(/rôle : Employee → 4618/);
  expect(changed).not.toHaveTextContent('raison');
  expect(promoted).toHaveTextContent('Exploitant');
  expect(promoted).toHaveTextContent('Version Emil Employee, mise en ligne');
  expect(promoted).toHaveTextContent('forcé : oui');
  expect(promoted).not.toHaveTextContent('réussi');
  expect(bySystem).toHaveTextContent('Le portail lui-même');
  expect(bySystem).toHaveTextContent('Modèle Bail, remplacement du fichier');
  expect(lot).toHaveTextContent('liste d’attente : par ordre d’inscription → le moins de demi-journées en 14 jours');
  expect(lot).toHaveTextContent('confirmation d’arrivée : non → oui');
  expect(newer).toHaveTextContent('newer Emil Employee, newer than this page');
  expect(newer).toHaveTextContent('newer : x');
  expect(within(screen.getByRole('combobox', { name: 'Objet' })).getByText('Réservation de salle')).toBeInTheDocument();
  expect(page.missingTexts).toEqual([]);
});

it('says what changed in an article, in words and without the marks of its text', async () => {
  const texts = (title: string, content: string) => ({ en: { title: 'Lab', content: '' }, fr: { title, content } });
  const page = renderPortal(AuditPage, {
    language: 'fr',
    permissions: ['Portal_Access', 'Collaborator_Manage'],
    answers: {
      'GET /api/audit': {
        items: [
          row({
            subjectKind: 'news',
            subject: 'Labo',
            before: {
              texts: texts('Labo', '<p>Un</p>'),
              publishedLanguages: ['en'],
              publishedAt: '2026-11-20T08:00:00Z',
            },
            after: {
              texts: texts('Labo', '<p>Un <b>deux</b></p>'),
              publishedLanguages: ['en', 'fr'],
              publishedAt: '2026-11-21T08:00:00Z',
            },
          }),
        ],
        paginationId: null,
      },
    },
  });
  const [, changed] = await screen.findAllByRole('row');
  expect(changed).toHaveTextContent('texte en français : Un → Un deux');
  expect(changed).toHaveTextContent('publié en : anglais → anglais, français');
  expect(changed).toHaveTextContent(/visible dès : ven\. 20 nov\..*, 09:00 → sam\. 21 nov\..*, 09:00/);
  expect(changed).not.toHaveTextContent('titre');
  expect(page.missingTexts).toEqual([]);
});

it('leads back from filters without entries', async () => {
  const page = renderPortal(AuditPage, {
    at: '/portal/audit?from=2026-11-01&kind=user&q=nobody',
    permissions: ['Portal_Access', 'Collaborator_Manage'],
    answers: { 'GET /api/audit': { items: [], paginationId: null } },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Show all entries' }));
  await waitFor(() =>
    expect(page.client.calls.filter(({ name }) => name === 'GET /api/audit').at(-1)?.input.query).toEqual({
      pageSize: 50,
    }),
  );
});
