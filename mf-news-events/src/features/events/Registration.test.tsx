import type { EventRegistration } from '@park/contract/event-registration';
import { refusal, screen, waitFor, within, type RenderOptions } from '@park/testing';
import { catalogs, eventDetail } from '../../testing/answers';
import { renderNewsEvents } from '../../testing/render-news-events';
import EventDetailsPage from './EventDetailsPage';

const registration = (change: Partial<EventRegistration> = {}): EventRegistration => ({
  capacity: 20,
  taken: 20,
  waiting: 3,
  opensAt: null,
  closesAt: '2026-11-26T17:00:00.000Z',
  state: 'open',
  own: null,
  may: { register: true, cancel: false },
  ...change,
});

const own = (state: 'registered' | 'waiting') =>
  registration({
    own: { state, position: state === 'waiting' ? 3 : null, askedAt: '2026-11-19T08:00:00.000Z' },
    may: { register: false, cancel: true },
  });

const detail = (of: EventRegistration) => eventDetail({ registration: of });

const open = (of: EventRegistration, options: RenderOptions = {}) =>
  renderNewsEvents(EventDetailsPage, {
    at: '/events/details?id=event-1',
    user: {},
    answers: { 'GET /api/events/{id}': detail(of), 'GET /api/catalogs/{id}': catalogs },
    ...options,
  });

describe('registration for an event', () => {
  it.each([
    [
      'registered',
      'Cancel registration',
      'Cancel your registration for “Patents for beginners”?',
      'Keep registration',
      'Your registration is cancelled.',
    ],
    [
      'waiting',
      'Leave the waitlist',
      'Leave the waitlist for “Patents for beginners”?',
      'Stay on the waitlist',
      'You are no longer on the waitlist.',
    ],
  ] as const)('asks a person who is %s before giving it up', async (state, action, question, keep, done) => {
    const page = open(own(state));
    await page.user.click(await screen.findByRole('button', { name: action }));
    const dialog = within(screen.getByRole('alertdialog', { name: question }));
    expect(dialog.getByRole('button', { name: keep })).toBeInTheDocument();
    page.client.answer({
      'DELETE /api/events/{id}/registration': registration(),
      'GET /api/events/{id}': detail(registration()),
    });
    await page.user.click(dialog.getByRole('button', { name: action }));
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(page.missingTexts).toEqual([]);
  });

  it('keeps the focus when the pressed button disappears', async () => {
    const page = open(registration());
    const register = await screen.findByRole('button', { name: 'Join the waitlist' });
    page.client.answer({
      'POST /api/events/{id}/registration': own('waiting'),
      'GET /api/events/{id}': detail(own('waiting')),
    });
    await page.user.click(register);
    expect(await screen.findByText('Waitlist, place 3')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Registration' })).toHaveFocus());
  });

  it('says why a registration is refused', async () => {
    const page = open(registration());
    page.client.answer({
      'POST /api/events/{id}/registration': refusal(422, 'errors.events.registrationClosed', {
        values: { until: '2026-11-19T17:00:00.000Z' },
      }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Join the waitlist' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration closed on Thu 19 Nov, 18:00.');
  });

  it.each(['registered', 'waiting'] as const)('renders in French for a person who is %s', async (state) => {
    const page = open(own(state), { language: 'fr' });
    const action = state === 'registered' ? 'Annuler l’inscription' : 'Quitter la liste d’attente';
    await page.user.click(await screen.findByRole('button', { name: action }));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName(/«\u00a0Patents for beginners\u00a0»\u202f\?$/);
    expect(page.missingTexts).toEqual([]);
  });
});
