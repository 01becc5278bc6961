import { axe, refusal, renderRemotePage, screen, waitFor, within, type RenderOptions } from '@park/testing';
import { competing, request, requests } from '../../testing/requests';
import { now, wordsOf } from '../../testing/render-rooms';
import { at } from '../../testing/rooms';
import { texts as english } from '../../texts/en';
import { texts as french } from '../../texts/fr';
import RequestsPage from './RequestsPage';

const acceptCall = 'POST /api/rooms/requests/{id}/accept';
const rejectCall = 'POST /api/rooms/requests/{id}/reject';

function render({ answers, ...options }: RenderOptions = {}) {
  return renderRemotePage(RequestsPage, {
    at: '/book-a-room/requests',
    remote: 'mf-bookaroom',
    texts: { 'mf-bookaroom': options.language === 'fr' ? french : english },
    permissions: ['BookARoom_Book', 'BookARoom_Manage'],
    now,
    answers: { 'GET /api/rooms/requests': requests(), ...answers },
    ...options,
  });
}

describe('the page of requests', () => {
  it('shows competing requests side by side', async () => {
    const page = render();
    const group = within(await screen.findByRole('region', { name: 'Auditorium, Tue 24 Nov, 14:00–18:00' }));
    expect(group.getByText(/2 requests for overlapping times/)).toBeInTheDocument();
    expect(group.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Product launch',
      'Open day',
    ]);
    expect((await axe(page.container)).violations).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('says that a request is a move, and what stays booked', async () => {
    const movesFrom = { start: at('09:00', '24'), end: at('11:00', '24'), room: 'Cervin' };
    const [date] = request().dates;
    const page = render({
      answers: { 'GET /api/rooms/requests': requests([request({ dates: date ? [{ ...date, movesFrom }] : [] })]) },
    });
    expect(
      await screen.findByText('A move from Tue 24 Nov, 09:00–11:00, Cervin; that time stays booked if you reject it'),
    ).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('says what accepting one rejects, sends what was seen and shows the rest', async () => {
    const [first = request(), other = request()] = competing();
    const page = render({
      answers: { [acceptCall]: { id: first.id, state: 'booked', rejectedIds: [other.id] } },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Accept Product launch from Emma Keller' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('This rejects 1 request for the same time:')).toBeInTheDocument();
    expect(dialog.getByRole('listitem')).toHaveTextContent('Open day');
    page.client.answer({ 'GET /api/rooms/requests': requests([]) });
    await page.user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Product launch is booked; 1 other request is rejected.')).toBeInTheDocument();
    expect(await screen.findByText('No request is waiting')).toBeInTheDocument();
    expect(page.client.calls.find(({ name }) => name === acceptCall)?.input).toEqual({
      params: { id: first.id },
      body: { rejects: [other.id], reason: 'Another request for this time was accepted.' },
    });
  });

  it('asks again when others have asked meanwhile, and keeps what was typed', async () => {
    const page = render({ answers: { [acceptCall]: refusal(409, 'errors.rooms.requestsChanged') } });
    await page.user.click(await screen.findByRole('button', { name: 'Accept Product launch from Emma Keller' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.type(dialog.getByRole('textbox'), ' Sorry');
    await page.user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByText(wordsOf('errors.rooms.requestsChanged'))).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('Another request for this time was accepted. Sorry');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
  });

  it('rejects with a reason only', async () => {
    const page = render({
      answers: {
        'GET /api/rooms/requests': requests([request()]),
        [rejectCall]: { id: request().id, state: 'rejected', rejectedIds: [] },
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Reject Product launch from Emma Keller' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(dialog.getByRole('textbox', { name: /Reason/ })).toBeInvalid();
    await page.user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The fair is in the room');
    await page.user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.client.calls.find(({ name }) => name === rejectCall)?.input).toEqual({
      params: { id: request().id },
      body: { reason: 'The fair is in the room' },
    });
  });

  it('cannot accept what is booked by now', async () => {
    const [date] = request().dates;
    render({
      answers: { 'GET /api/rooms/requests': requests([request({ dates: date ? [{ ...date, isTaken: true }] : [] })]) },
    });
    expect(await screen.findByText('Booked or closed in the meantime')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  });

  it('renders in French', async () => {
    const page = render({ language: 'fr' });
    await page.user.click(await screen.findByRole('button', { name: 'Accepter Product launch de Emma Keller' }));
    expect(screen.getByText(/^Cela refuse 1 demande pour la même plage/)).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });
});
