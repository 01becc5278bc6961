import type { CallResponse } from '@park/contract';
import {
  axe,
  refusal,
  screen,
  waitFor,
  within,
  type FakeAnswers,
  type RenderOptions,
  firstCallUrls,
} from '@park/testing';
import descriptor from '../../../remote.config';
import { monday, parkingBooking, today } from '../../testing/parking';
import { renderParkshare } from '../../testing/render-parkshare';
import BookingsPage from './BookingsPage';

type Bookings = CallResponse<'GET /api/parking/bookings'>;

const answerOf = (items: Bookings['items'], change: Partial<Bookings> = {}): Bookings => ({
  items,
  paginationId: null,
  parkshareCredits: 5,
  ...change,
});
const two = answerOf([parkingBooking({ id: 'now', date: today, halves: ['am'], creditsBack: 0 }), parkingBooking()]);

const open = (
  at = '/parkshare/bookings',
  bookings: FakeAnswers['GET /api/parking/bookings'] = two,
  options: RenderOptions = {},
) =>
  renderParkshare(BookingsPage, {
    at,
    ...options,
    answers: { 'GET /api/parking/bookings': bookings, ...options.answers },
  });

const rows = () =>
  within(screen.getByRole('heading', { level: 2 }).parentElement as HTMLElement).getAllByRole('listitem');
const cancelMonday = () =>
  screen.findByRole('button', { name: 'Cancel booking: P1 North, spot A010, Mon 23 Nov, whole day' });

describe('own parking bookings', () => {
  it('shows a skeleton, then each booking with its day, half and place, and the balance', async () => {
    const page = open();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'My parking bookings' }).parentElement).toHaveTextContent(
      '5 credits',
    );
    await screen.findByRole('heading', { level: 2, name: 'Upcoming bookings' });
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Fri 20 NovMorningP1 North, spot A010Lake road 40NowCancel booking',
      'Mon 23 NovWhole dayP1 North, spot A010Lake road 40Cancel booking',
    ]);
    expect(
      screen.getAllByRole('link', { name: 'P1 North, spot A010' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/parkshare/bookings/details?id=now', '/parkshare/bookings/details?id=booking-1']);
    expect(document.title).toBe('My parking bookings · Test Park');
    expect(page.missingTexts).toEqual([]);
  });

  it.each(['/parkshare/bookings', '/parkshare/bookings?when=past', '/parkshare/bookings?when=upcoming'])(
    'asks at %s for exactly what comes with the page',
    async (at) => {
      const page = open(at);
      await screen.findByRole('heading', { level: 2 });
      expect(page.client.calls.map(({ url }) => url)).toEqual(firstCallUrls(descriptor, at));
    },
  );

  it('switches to past bookings and back in the address, and never shows one list under the title of the other', async () => {
    let answer: (value: Bookings) => void = () => {};
    const page = open('/parkshare/bookings', ({ query }) =>
      query?.when === 'past' ? new Promise((resolve) => (answer = resolve)) : two,
    );
    await cancelMonday();
    await page.user.click(screen.getByRole('radio', { name: 'Past' }));
    expect(page.address()).toBe('/parkshare/bookings?when=past');
    expect(screen.queryByRole('link', { name: 'P1 North, spot A010' })).toBeNull();
    answer(
      answerOf([
        parkingBooking({ state: 'cancelled', date: '2026-11-02' }),
        parkingBooking({ id: 'r', state: 'recalled', date: '2026-11-01', halves: ['pm'] }),
        parkingBooking({ id: 'o', date: '2025-12-01', canCancel: false }),
      ]),
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'Past bookings' })).toBeInTheDocument();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Mon 2 NovWhole dayP1 North, spot A010Lake road 40Cancelled',
      'Sun 1 NovAfternoonP1 North, spot A010Lake road 40Taken back',
      'Mon 1 Dec 2025Whole dayP1 North, spot A010Lake road 40',
    ]);
    await page.user.click(screen.getByRole('radio', { name: 'Upcoming' }));
    expect(page.address()).toBe('/parkshare/bookings');
  });

  it('loads more, and keeps the list when that fails', async () => {
    let isDown = false;
    const page = open('/parkshare/bookings', ({ query }) => {
      if (!query?.paginationId) return { ...two, paginationId: 'next' };
      return isDown
        ? refusal(503, 'errors.unavailable')
        : answerOf([parkingBooking({ id: 'third', date: '2026-12-01' })], { paginationId: 'last' });
    });
    await page.user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Tue 1 Dec')).toBeInTheDocument();
    isDown = true;
    await page.user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The next part of the list did not load.');
    expect(rows()).toHaveLength(3);
  });

  it.each([
    ['/parkshare/bookings', 'Nothing booked'],
    ['/parkshare/bookings?when=past', 'No past bookings'],
  ])('at %s, without any, leads to booking', async (at, title) => {
    open(at, answerOf([]));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Book parking' }).at(-1)).toHaveAttribute('href', '/parkshare');
  });

  it('tells who has no access, and shows an error in place that recovers', async () => {
    open('/parkshare/bookings?when=past', refusal(403, 'errors.auth.forbidden')).unmount();
    const page = open('/parkshare/bookings', refusal(503, 'errors.unavailable'));
    expect(await screen.findByRole('alert')).toHaveTextContent('00000000-0000-4000-8000-000000000000');
    page.client.answer({ 'GET /api/parking/bookings': two });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cancelMonday()).toBeInTheDocument();
    page.unmount();
    open('/parkshare/bookings', refusal(401, 'errors.auth.required'));
    expect(await screen.findByRole('heading', { name: 'You do not have access to parking' })).toBeInTheDocument();
  });
});

describe('cancelling', () => {
  it('asks, shows the refunded credits, removes the booking, and keeps the focus in the list', async () => {
    const page = open('/parkshare/bookings', two, {
      answers: {
        'DELETE /api/parking/bookings/{id}': { booking: parkingBooking({ state: 'cancelled' }), parkshareCredits: 7 },
      },
    });
    await page.user.click(await cancelMonday());
    const question = within(screen.getByRole('alertdialog', { name: 'Cancel P1 North, spot A010?' }));
    expect(
      question.getByText('Mon 23 Nov, whole day: the spot will be free for others. 2 credits will be refunded.'),
    ).toBeInTheDocument();
    page.client.answer({ 'GET /api/parking/bookings': answerOf(two.items.slice(0, 1)) });
    await page.user.click(question.getByRole('button', { name: 'Cancel booking' }));
    expect(
      await screen.findByText('Booking cancelled and 2 credits refunded. You have 7 credits.'),
    ).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('7 credits')).toBeInTheDocument();
    expect(document.activeElement).toContainElement(rows()[0] as HTMLElement);
    expect(page.missingTexts).toEqual([]);
  });

  it('warns that nothing is refunded once the half has begun', async () => {
    const page = open('/parkshare/bookings', two, {
      answers: {
        'DELETE /api/parking/bookings/{id}': {
          booking: parkingBooking({ state: 'cancelled', creditsBack: 0 }),
          parkshareCredits: 5,
        },
      },
    });
    await page.user.click(await screen.findByRole('button', { name: /Fri 20 Nov, morning/ }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/no credit is refunded/)).toBeInTheDocument();
    await page.user.click(question.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Booking cancelled. You have 5 credits.')).toBeInTheDocument();
  });

  it('keeps the booking when the person declines', async () => {
    const page = open();
    await page.user.click(await cancelMonday());
    await page.user.click(screen.getByRole('button', { name: 'Keep booking' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await cancelMonday()).toHaveFocus();
    expect(page.client.calls.every(({ name }) => name.startsWith('GET'))).toBe(true);
  });

  it.each([
    [409, 'errors.parking.alreadyEnded', 'This booking is already over and can no longer be cancelled.'],
    [404, 'errors.parking.bookingNotFound', 'This booking no longer exists.'],
    [503, 'errors.unavailable', 'Something went wrong on our side. Please try again.'],
  ])('that is refused (%i %s) says so in the question and can be tried again', async (status, key, words) => {
    const page = open('/parkshare/bookings', two, {
      answers: { 'DELETE /api/parking/bookings/{id}': refusal(status, key) },
    });
    await page.user.click(await cancelMonday());
    const question = within(screen.getByRole('alertdialog'));
    await page.user.click(question.getByRole('button', { name: 'Cancel booking' }));
    expect(await question.findByRole('alert')).toHaveTextContent(words);
    expect(question.getByRole('alert')).toHaveTextContent('00000000-0000-4000-8000-000000000000');
    page.client.answer({
      'DELETE /api/parking/bookings/{id}': { booking: parkingBooking({ state: 'cancelled' }), parkshareCredits: 7 },
    });
    await page.user.click(question.getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(page.missingTexts).toEqual([]);
  });
});

describe('the list as a whole', () => {
  it('asks in French, with the day, the half and the refunded credit', async () => {
    const page = open(
      '/parkshare/bookings',
      answerOf([parkingBooking({ date: monday, halves: ['pm'], creditsBack: 1 })]),
      { language: 'fr' },
    );
    await page.user.click(await screen.findByRole('button', { name: /^Annuler la réservation/ }));
    expect(
      screen.getByText('Lun. 23 nov., après-midi : la place sera libre pour d’autres. 1 crédit vous sera remboursé.', {
        normalizer: (text) => text.replace(/\u00a0/g, ' '),
      }),
    ).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('has no accessibility violation', async () => {
    const { container } = open();
    await cancelMonday();
    expect((await axe(container)).violations).toEqual([]);
  });
});
