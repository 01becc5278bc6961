import { axe, fireEvent, refusal, screen, waitFor, within, type RenderOptions } from '@park/testing';
import type { WaitlistEntry } from '@park/contract/parking-waitlist';
import { offeredEntry, waitlistEntry } from '../../testing/credits';
import { renderParkshare } from '../../testing/render-parkshare';
import WaitlistPage from './WaitlistPage';

const open = (entry: WaitlistEntry, options: RenderOptions = {}) =>
  renderParkshare(WaitlistPage, {
    at: '/parkshare/waitlist',
    ...options,
    answers: {
      'GET /api/parking/waitlist': { items: [entry], open: 1, maxOpen: 5, parkshareCredits: 4 },
      'POST /api/parking/waitlist/{id}/answer': {
        entry: waitlistEntry({ state: 'assigned', bookingId: 'booking-1' }),
        parkshareCredits: 3,
      },
      'DELETE /api/parking/waitlist/{id}': { entry: waitlistEntry({ state: 'left' }), parkshareCredits: 4 },
      ...options.answers,
    },
  });

describe('the own waitlist', () => {
  it('shows place and rule, and asks before it is left, because the place is lost', async () => {
    const page = open(waitlistEntry());
    expect(await screen.findByText('P1 North: place 2 of 3')).toBeInTheDocument();
    expect(screen.getByText(/The person who parked least/)).toBeInTheDocument();
    const leave = screen.getByRole('button', { name: /Leave the waitlist/ });
    const isSent = () => page.client.calls.some(({ name }) => name === 'DELETE /api/parking/waitlist/{id}');
    await page.user.click(leave);
    await page.user.click(await screen.findByRole('button', { name: 'Keep waiting' }));
    expect(isSent()).toBe(false);
    await page.user.click(leave);
    const question = within(screen.getByRole('alertdialog', { name: /^Leave the waitlist for Tue 24 Nov, .*\?$/ }));
    await page.user.click(question.getByRole('button', { name: 'Leave waitlist' }));
    await waitFor(() => expect(isSent()).toBe(true));
    expect(await screen.findByText('You have left the waitlist.')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('says in the question why the waitlist was not left', async () => {
    const page = open(waitlistEntry(), {
      answers: { 'DELETE /api/parking/waitlist/{id}': refusal(503, 'errors.unavailable') },
    });
    await page.user.click(await screen.findByRole('button', { name: /Leave the waitlist/ }));
    const question = within(screen.getByRole('alertdialog'));
    await page.user.click(question.getByRole('button', { name: 'Leave waitlist' }));
    expect(await question.findByRole('alert')).toBeInTheDocument();
  });

  it('asks about an offered spot and books it', async () => {
    const page = open(offeredEntry);
    const offer = await screen.findByText(/Spot A010 in P1 North is kept for you until/);
    expect(offer).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Book it for me' }));
    expect(await screen.findByText('Booked: P1 North, spot A010.')).toBeInTheDocument();
    expect(page.client.calls.at(-2)?.url ?? '').toContain('/waitlist');
  });

  it('shows a recalled person in French why they come first, without accessibility violations', async () => {
    const page = open(waitlistEntry({ isRecalled: true, isShortOfCredits: true }), { language: 'fr' });
    expect(await screen.findByText('P1 North : rang 2 sur 3')).toBeInTheDocument();
    expect(within(page.container).getByText(/Vous passez d’abord/)).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
    expect((await axe(page.container)).violations).toEqual([]);
  });
});
