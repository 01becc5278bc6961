import type { RoomInvitation } from '@park/contract/room-invitations';
import { axe, refusal, renderRemotePage, screen, type RenderOptions } from '@park/testing';
import { now, wordsOf } from '../../testing/render-rooms';
import { at } from '../../testing/rooms';
import { texts as english } from '../../texts/en';
import { texts as french } from '../../texts/fr';
import InvitationPage from './InvitationPage';

const readCall = 'GET /api/rooms/invitations/{token}';
const answerCall = 'POST /api/rooms/invitations/{token}';
const invitation: RoomInvitation = {
  title: 'Review',
  organizer: 'Emma Keller',
  room: 'Matterhorn',
  building: 'Building A',
  floor: '2',
  dates: [{ start: at('14:00'), end: at('15:00'), isCancelled: false }],
  answer: 'needs-action',
  isOpen: true,
};

const open = ({ answers, ...options }: RenderOptions = {}) =>
  renderRemotePage(InvitationPage, {
    at: '/book-a-room/invitation?code=secret',
    remote: 'mf-bookaroom',
    texts: { 'mf-bookaroom': options.language === 'fr' ? french : english },
    now,
    answers: { [readCall]: invitation, ...answers },
    ...options,
  });

it('is answered with one press, and says what was answered', async () => {
  const page = open({ answers: { [answerCall]: { ...invitation, answer: 'tentative' } } });
  await page.user.click(await screen.findByRole('button', { name: 'Maybe' }));
  expect(await screen.findByText('You have said that you may come.')).toBeInTheDocument();
  expect(page.client.calls.find(({ name }) => name === answerCall)?.input.body).toEqual({ answer: 'tentative' });
  expect((await axe(page.container)).violations).toEqual([]);
  expect(page.missingTexts).toEqual([]);
});

it.each([400, 404, 410])('says that an invitation does not exist when the api answers %i', async (status) => {
  open({ answers: { [readCall]: refusal(status, 'errors.rooms.invitationNotFound') } });
  expect(await screen.findByRole('heading', { name: 'This invitation does not exist' })).toBeInTheDocument();
});

it('shows why an answer was not saved', async () => {
  const page = open({ answers: { [answerCall]: refusal(409, 'errors.rooms.invitationOver') } });
  await page.user.click(await screen.findByRole('button', { name: 'Yes, I will come' }));
  expect(await screen.findByText(wordsOf('errors.rooms.invitationOver'))).toBeInTheDocument();
});

it('renders in French', async () => {
  const page = open({ language: 'fr' });
  expect(await screen.findByRole('button', { name: 'Oui, je viens' })).toBeInTheDocument();
  expect(page.missingTexts).toEqual([]);
});
