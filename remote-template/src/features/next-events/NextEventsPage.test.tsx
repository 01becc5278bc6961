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

  it('asks for exactly what comes with the page', async () => {
    const page = renderExample(NextEventsPage, { answers: { 'GET /api/events/query': eventPage([]) } });
    await screen.findByRole('heading', { name: 'Nothing is planned' });
    const firstCalls = descriptor.routes.flatMap(({ firstCalls: calls = [] }) =>
      calls.map(({ path, query = {} }) => callUrl(`GET ${path}`, { query }, '').url),
    );
    expect(page.client.calls.map(({ url }) => url)).toEqual(firstCalls);
  });

  it('says what happened when the call is refused, and tries again', async () => {
    const page = renderExample(NextEventsPage, {
      answers: { 'GET /api/events/query': refusal(500, 'errors.recoverable') },
    });
    const retry = await screen.findByRole('button', { name: /try again/i });
    page.client.answer({ 'GET /api/events/query': eventPage([eventItem()]) });
    await page.user.click(retry);
    expect(await screen.findByRole('link', { name: 'Patents for beginners' })).toBeInTheDocument();
  });

  it('speaks French', async () => {
    const page = renderExample(NextEventsPage, { language: 'fr', answers: { 'GET /api/events/query': eventPage([]) } });
    expect(await screen.findByRole('heading', { name: 'Rien n’est prévu' })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });
});
