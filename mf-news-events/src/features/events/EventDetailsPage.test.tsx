import { axe, firstCallUrls, refusal, screen, within, type FakeAnswers, type RenderOptions } from '@park/testing';
import descriptor from '../../../remote.config';
import { catalogs, eventDetail, eventItem } from '../../testing/answers';
import { renderNewsEvents } from '../../testing/render-news-events';
import EventDetailsPage from './EventDetailsPage';

const agenda = {
  items: [
    { startDate: '2026-11-27T13:00:00.000Z', endDate: '2026-11-27T13:30:00.000Z', title: 'Welcome', speaker: null },
    {
      startDate: '2026-11-27T13:30:00.000Z',
      endDate: '2026-11-27T15:00:00.000Z',
      title: 'What a patent is',
      speaker: 'Ada Rochat',
    },
  ],
};
const full = eventDetail({
  hasAgenda: true,
  linkedCompany: { id: 'acme', name: 'Acme', logo: null },
  related: [eventItem({ id: 'event-2', title: 'Patents for experts' })],
});

const open = (answer: FakeAnswers['GET /api/events/{id}'] = full, options: RenderOptions = {}) =>
  renderNewsEvents(EventDetailsPage, {
    at: '/events/details?id=event-1',
    answers: {
      'GET /api/events/{id}': answer,
      'GET /api/events/agenda/{id}': agenda,
      'GET /api/catalogs/{id}': catalogs,
    },
    ...options,
  });

const preview = { kind: 'event', expiresAt: '2026-11-20T12:30:00.000Z', event: full, agenda: agenda.items } as const;
const previewAnswer = (answer: FakeAnswers['GET /api/publishing/previews/{token}']): FakeAnswers => ({
  'GET /api/publishing/previews/{token}': answer,
  'GET /api/catalogs/{id}': catalogs,
});

describe('page of an event', () => {
  it('has a title while it loads, then date, place, text and how to take part', async () => {
    const page = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Event' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Patents for beginners' })).toBeInTheDocument();
    expect(screen.getByText('Fri 27 Nov, 14:00–16:00', { selector: 'time' })).toBeInTheDocument();
    expect(screen.getByText('Building C, Forum')).toBeInTheDocument();
    expect(screen.getByText('idea').tagName).toBe('EM');
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', 'https://register.example/1');
    expect(screen.getByRole('link', { name: 'Patents for experts' })).toHaveAttribute(
      'href',
      '/events/details?id=event-2',
    );
    expect(document.title).toBe('Patents for beginners · Test Park');
    expect(page.missingTexts).toEqual([]);
  });

  it('can be added to a calendar by address, by a click, or as a file', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    const ways = within(screen.getByRole('dialog', { name: 'Add to calendar' }));
    expect(ways.getByRole('textbox', { name: 'Calendar address' })).toHaveValue(
      'http://localhost/api/events-ical/event-1',
    );
    expect(ways.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://calendar.google.com/calendar/render?'),
    );
    expect(ways.getByRole('link', { name: 'Open in calendar program' })).toHaveAttribute(
      'href',
      'webcal://localhost/api/events-ical/event-1',
    );
    const file = ways.getByRole('link', { name: '.ics file' });
    expect(file).toHaveAttribute('href', 'http://localhost/api/events-ical/event-1');
    expect(file).toHaveAttribute('download');
    await page.user.click(ways.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/api/events-ical/event-1');
    expect(ways.getByRole('status')).toHaveTextContent('Copied');
  });

  it('is only available as a file when calendar programs have no access to it', async () => {
    const page = open(eventDetail({ membersOnly: true }), { user: {} });
    await page.user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    expect(screen.getByRole('link', { name: '.ics file' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Calendar address' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open in calendar program' })).toBeNull();
  });

  it('sends exactly the first calls of the descriptor', async () => {
    const page = open();
    await screen.findByText('Workshop');
    await screen.findByText('What a patent is');
    expect(page.client.calls.map(({ url }) => url).sort()).toEqual(
      firstCallUrls(descriptor, '/events/details?id=event-1').sort(),
    );
  });

  it('shows the programme, by day if there are several', async () => {
    const page = open();
    const programme = await screen.findByRole('list', { name: 'Fri 27 Nov' });
    expect(
      within(programme)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['14:00–14:30Welcome', '14:30–16:00What a patent isAda Rochat']);
    expect(screen.queryByRole('heading', { name: 'Fri 27 Nov' })).toBeNull();
    page.unmount();
    open(full, {
      answers: {
        'GET /api/events/{id}': full,
        'GET /api/events/agenda/{id}': {
          items: [
            ...agenda.items,
            {
              startDate: '2026-11-28T08:00:00.000Z',
              endDate: '2026-11-28T09:00:00.000Z',
              title: 'Second day',
              speaker: null,
            },
          ],
        },
        'GET /api/catalogs/{id}': catalogs,
      },
    });
    expect(await screen.findByRole('heading', { name: 'Sat 28 Nov' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Sat 28 Nov' })).toHaveTextContent('Second day');
  });

  it('shows the start only of an item of the programme without an end', async () => {
    const start = '2026-11-27T15:00:00.000Z';
    open(full, {
      answers: {
        'GET /api/events/{id}': full,
        'GET /api/events/agenda/{id}': { items: [{ startDate: start, endDate: start, title: 'End', speaker: null }] },
        'GET /api/catalogs/{id}': catalogs,
      },
    });
    expect((await screen.findByText('End')).closest('li')).toHaveTextContent(/^16:00End$/);
  });

  it('sends no call for a programme that does not exist', async () => {
    const page = open(eventDetail());
    await screen.findByText('Workshop');
    expect(page.client.calls.map(({ name }) => name)).not.toContain('GET /api/events/agenda/{id}');
  });

  it('keeps the event when its programme does not load', async () => {
    open(full, {
      answers: {
        'GET /api/events/{id}': full,
        'GET /api/events/agenda/{id}': refusal(500, 'errors.recoverable'),
        'GET /api/catalogs/{id}': catalogs,
      },
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByText('Building C, Forum')).toBeInTheDocument();
  });

  it('has no actions when it is over', async () => {
    open(
      eventDetail({
        startDate: '2026-11-02T08:00:00.000Z',
        endDate: '2026-11-02T10:00:00.000Z',
        onlineUrl: 'https://meet.example',
      }),
    );
    expect(await screen.findByText('This event is over.')).toBeInTheDocument();
    for (const name of ['Register', 'Join online']) expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it('shows that it is cancelled, and has no actions', async () => {
    open(eventDetail({ status: 'cancelled' }));
    expect(await screen.findByText('This event is cancelled.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it.each(['/events/details?id=hidden', '/events/details'])(
    'has a friendly page at %s, with the way to sign in',
    async (at) => {
      const page = open(refusal(404, 'errors.notFound'), { at });
      expect(await screen.findByRole('heading', { level: 1, name: 'Event not found' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/events');
      expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        `/login?redirect=${encodeURIComponent(at)}`,
      );
      page.unmount();
      open(refusal(404, 'errors.notFound'), { at, user: {} });
      await screen.findByRole('heading', { level: 1, name: 'Event not found' });
      expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    },
  );

  it('shows an error in place, and recovers', async () => {
    const page = open(refusal(500, 'errors.recoverable'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    page.client.answer({ 'GET /api/events/{id}': full });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Patents for beginners' })).toBeInTheDocument();
  });

  it.each([404, 410])('says that a preview is gone when the api answers %d', async (status) => {
    open(full, { at: '/events/details?draft=token', answers: previewAnswer(refusal(status, 'errors.notFound')) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This preview is no longer available' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all events' })).toBeInTheDocument();
  });

  it('does not call a preview missing that failed to load, and recovers', async () => {
    const page = open(full, {
      at: '/events/details?draft=token',
      answers: previewAnswer(refusal(500, 'errors.recoverable')),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('heading', { name: 'This preview is no longer available' })).toBeNull();
    page.client.answer(previewAnswer(preview));
    await page.user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Patents for beginners' })).toBeInTheDocument();
  });

  it('renders in French', async () => {
    const page = open(full, { language: 'fr' });
    expect(await screen.findByRole('link', { name: 'S’inscrire' })).toBeInTheDocument();
    await screen.findByText('What a patent is');
    expect(page.missingTexts).toEqual([]);
  });

  it('has no accessibility violation', async () => {
    const { container } = open();
    await screen.findByText('What a patent is');
    expect((await axe(container)).violations).toEqual([]);
  });
});
