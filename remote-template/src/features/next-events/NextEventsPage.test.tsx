import { callUrl } from '@park/platform/host';
import { axe, refusal, screen } from '@park/testing';
import descriptor from '../../../remote.config';
import { eventItem, eventPage } from '../../testing/events';
import { renderExample } from '../../testing/render-example';
import NextEventsPage from './NextEventsPage';

describe('the page', () => {
  it('shows what comes next, each event as a link', async () => {
    const page = renderExample(NextEventsPage, {
      answers: {
        'GET /api/events/query': eventPage([
          eventItem(),
          eventItem({ id: 'event-2', title: 'Winter dinner', location: '', status: 'cancelled' }),
        ]),
      },
    });
    expect(await screen.findByRole('link', { name: 'Patents for beginners' })).toHaveAttribute(
      'href',
      '/events/details?id=event-1',
    );
    expect(screen.getByText('Fri 27 Nov, 14:00–16:00 · Building C, Forum')).toBeInTheDocument();
    expect(screen.getByText('Cancelled')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
    expect(await axe(page.container)).toHaveNoViolations();
  });

  it('shows all-day events by their days, and titles in their language', async () => {
    renderExample(NextEventsPage, {
      answers: {
        'GET /api/events/query': eventPage([
          eventItem({
            title: 'Salon de la recherche',
            language: 'fr',
            startDate: '2026-12-01T23:00:00.000Z',
            endDate: '2026-12-04T23:00:00.000Z',
            isAllDay: true,
          }),
          eventItem({
            id: 'event-2',
            title: 'Night of science',
            startDate: '2026-12-11T19:00:00.000Z',
            endDate: '2026-12-12T01:00:00.000Z',
          }),
        ]),
      },
    });
    expect(await screen.findByText('Salon de la recherche')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('Wed 2 Dec – Fri 4 Dec · Building C, Forum')).toBeInTheDocument();
    expect(screen.getByText('Fri 11 Dec, 20:00 – Sat 12 Dec, 02:00 · Building C, Forum')).toBeInTheDocument();
  });

  it('asks for exactly what comes with the page', async () => {
    const page = renderExample(NextEventsPage, { answers: { 'GET /api/events/query': eventPage([]) } });
    await screen.findByRole('heading', { name: 'Nothing is planned' });
    const firstCalls = descriptor.routes.flatMap(({ firstCalls: calls = [] }) =>
      calls.map(({ path, query = {} }) => callUrl(`GET ${path}`, { query }, '').url),
    );
    expect(page.client.calls.map(({ url }) => url)).toEqual(firstCalls);
  });

  it('shows an error in place, and recovers', async () => {
    const page = renderExample(NextEventsPage, {
      answers: { 'GET /api/events/query': refusal(500, 'errors.recoverable') },
    });
    const retry = await screen.findByRole('button', { name: /try again/i });
    page.client.answer({ 'GET /api/events/query': eventPage([eventItem()]) });
    await page.user.click(retry);
    expect(await screen.findByRole('link', { name: 'Patents for beginners' })).toBeInTheDocument();
  });

  it('renders in French', async () => {
    const page = renderExample(NextEventsPage, { language: 'fr', answers: { 'GET /api/events/query': eventPage([]) } });
    expect(await screen.findByRole('heading', { name: 'Rien n’est prévu' })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });
});
