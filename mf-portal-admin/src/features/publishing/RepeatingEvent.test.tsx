import type { ManagedEvent } from '@park/contract/event-editing';
import { axe, screen, waitFor, within, type RenderOptions } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import ManageEventsPage from './ManageEventsPage';

const repeat = { every: 'week', interval: 1, weekdays: [], monthly: 'day', until: '2026-12-04', without: [] } as const;
const days = ['2026-11-20', '2026-11-27', '2026-12-04'];
const dateOf = (day: string, index: number) => ({
  id: `date-${index + 1}`,
  startDate: `${day}T16:00:00.000Z`,
  state: 'published' as const,
  status: 'scheduled' as const,
});
const managed: ManagedEvent = {
  id: 'date-1',
  type: 'workshop',
  texts: { en: { title: 'Open laboratory', summary: '', content: '', imageAlt: '' } },
  publishedLanguages: ['en'],
  imageId: null,
  imageFocus: null,
  linkedCompanyId: null,
  publishedAt: '2026-11-01T08:00:00.000Z',
  unpublishAt: null,
  isPublished: true,
  startDate: '2026-11-20T16:00:00.000Z',
  endDate: '2026-11-20T18:00:00.000Z',
  isAllDay: false,
  location: 'Forum',
  onlineUrl: null,
  registrationUrl: null,
  registration: null,
  repeat: { ...repeat, weekdays: [], without: [] },
  membersOnly: false,
  isKnova: false,
  status: 'scheduled',
  agenda: [],
  dates: days.map(dateOf),
  state: 'published',
  version: 3,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  archivedAt: null,
  image: null,
};

const open = (options: RenderOptions = {}) =>
  renderPortal(ManageEventsPage, {
    at: '/portal/admin/manage-events?id=date-1',
    permissions: ['Portal_Access'],
    flags: ['CAN_EDIT_NEWS_EVENTS'],
    ...options,
    answers: {
      'GET /api/catalogs/{id}': { id: 'event-types', items: [{ id: 'workshop', label: 'Workshop' }] },
      'GET /api/publishing/drafts': { items: [], draft: null, others: [] },
      'GET /api/events/{id}': { managed } as never,
      'GET /api/publishing/events/dates': { items: days, isCapped: false },
      'PUT /api/events/{id}': managed,
      // On a busy machine a test lasts longer than the two seconds after which the draft is saved.
      'POST /api/publishing/drafts': {
        draft: {
          id: 'draft-1',
          kind: 'event',
          recordId: 'date-1',
          baseVersion: 3,
          revision: 1,
          body: {} as never,
          updatedAt: '2026-11-20T08:30:00Z',
        },
        others: [],
      },
      'PUT /api/publishing/drafts/{id}': { revision: 2, updatedAt: '2026-11-20T08:31:00Z', others: [] },
      'DELETE /api/publishing/drafts/{id}': undefined as never,
      ...options.answers,
    },
  });
const changes = (page: ReturnType<typeof open>) =>
  page.client.calls.filter(({ name }) => name === 'PUT /api/events/{id}').map(({ input }) => input);

describe('an event that repeats, in the editor', () => {
  it('is read by its id, with its rule, its days and its dates (ROUTE-29)', async () => {
    const page = open();
    expect(await screen.findByText('3 dates, the last one on Fri 4 Dec')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'How often' })).toHaveDisplayValue('Every week');
    expect(screen.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
    const dates = within(screen.getByRole('list', { name: 'Dates of this event' }));
    expect(dates.getByRole('link', { name: 'Fri 27 Nov, 17:00' })).toHaveAttribute(
      'href',
      '/portal/admin/manage-events?id=date-2',
    );
    expect((await axe(page.container)).violations).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('asks for which dates a change is', async () => {
    const page = open();
    const place = await screen.findByRole('textbox', { name: /Place/ });
    await page.user.type(place, ' B');
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Which dates?' }));
    expect(changes(page)).toEqual([]);
    await page.user.click(dialog.getByRole('radio', { name: 'This date and the following ones' }));
    await page.user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(changes(page)).toHaveLength(1));
    expect(changes(page)[0]).toMatchObject({ body: { scope: 'following', location: 'Forum B', version: 3 } });
  });

  it('changes its rule for several dates only, and leaves out a day', async () => {
    const page = open({ language: 'fr' });
    await page.user.click(await screen.findByText(/3 dates/));
    await page.user.click(screen.getByRole('checkbox', { name: /27 nov/ }));
    await page.user.click(screen.getByRole('checkbox', { name: 'lundi' }));
    await page.user.click(screen.getByRole('button', { name: 'Enregistrer les modifications' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('radio', { name: 'Cette date seulement' })).toBeNull();
    await page.user.click(dialog.getByRole('radio', { name: 'Toutes les dates' }));
    await page.user.click(dialog.getByRole('button', { name: 'Enregistrer les modifications' }));
    await waitFor(() => expect(changes(page)).toHaveLength(1));
    expect(changes(page)[0]).toMatchObject({
      body: { scope: 'all', repeat: { weekdays: [1, 5], without: ['2026-11-27'] } },
    });
    expect(page.missingTexts).toEqual([]);
  });

  it('ends after a number of dates, the day of the last one', async () => {
    const long = [...days, '2026-12-11', '2026-12-18'];
    const page = open({ answers: { 'GET /api/publishing/events/dates': { items: long, isCapped: false } } });
    await page.user.selectOptions(await screen.findByRole('combobox', { name: 'The repetition ends' }), 'count');
    const count = screen.getByRole('textbox', { name: 'Number of dates' });
    await page.user.clear(count);
    await page.user.type(count, '4');
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Which dates?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(changes(page)).toHaveLength(1));
    expect(changes(page)[0]).toMatchObject({ body: { repeat: { until: '2026-12-11' } } });
    expect(page.missingTexts).toEqual([]);
  });
});

describe('the programme of an event, in the editor', () => {
  it('has lines in both languages, and is refused without a title', async () => {
    const page = open({
      answers: { 'GET /api/events/{id}': { managed: { ...managed, repeat: null, dates: undefined } } as never },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Add a line' }));
    const line = within(screen.getByRole('group', { name: 'Line 1 of the programme' }));
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(line.getByRole('textbox', { name: 'Title in English' })).toHaveAttribute('aria-invalid', 'true');
    expect(changes(page)).toEqual([]);
    await page.user.type(line.getByRole('textbox', { name: 'Title in English' }), 'Welcome');
    await page.user.type(line.getByRole('textbox', { name: /Speakers/ }), 'Ada Rochat');
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(changes(page)).toHaveLength(1));
    expect(changes(page)[0]).toMatchObject({
      body: {
        agenda: [
          {
            startDate: '2026-11-20T16:00:00.000Z',
            endDate: '2026-11-20T16:30:00.000Z',
            title: { en: 'Welcome' },
            speaker: 'Ada Rochat',
          },
        ],
      },
    });
  });
});

describe('the list of attendees', () => {
  it('lets an editor take somebody off, with a reason', async () => {
    const page = open({
      at: '/portal/admin/manage-events?attendees=date-1',
      answers: {
        'GET /api/events/{id}/registrations': {
          title: 'Open laboratory',
          capacity: 1,
          items: [
            {
              id: 'r1',
              name: 'Ada Rochat',
              email: 'ada@example.org',
              company: 'Acme',
              state: 'registered',
              position: null,
              askedAt: '2026-11-18T09:00:00.000Z',
            },
          ],
        },
        'POST /api/events/{id}/registrations/{registrationId}/remove': undefined as never,
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Remove Ada Rochat from the list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Ada Rochat from the list?' }));
    await page.user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Full');
    await page.user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(page.client.calls.map(({ name, input }) => [name, input])).toContainEqual([
        'POST /api/events/{id}/registrations/{registrationId}/remove',
        { params: { id: 'date-1', registrationId: 'r1' }, body: { reason: 'Full' } },
      ]),
    );
    expect(page.missingTexts).toEqual([]);
  });
});
