import { renderRemotePage, screen, waitFor, within } from '@park/testing';
import { managed, managedRoom, quotas } from '../../testing/management';
import { texts } from '../../texts/en';
import RoomsPage from './RoomsPage';

const [hall, left, right] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-1111-4111-8111-111111111111`);
const rooms = (partIds: string[]) =>
  managed([
    managedRoom({ id: hall, name: 'Hall', partIds }),
    managedRoom({ id: left, name: 'Hall left' }),
    managedRoom({ id: right, name: 'Hall right' }),
  ]);

it('keeps the focus in the list when a room that was separated has left it', async () => {
  const page = renderRemotePage(RoomsPage, {
    at: '/book-a-room/manage',
    remote: 'mf-bookaroom',
    texts: { 'mf-bookaroom': texts },
    permissions: ['BookARoom_Manage'],
    answers: {
      'GET /api/rooms/managed': rooms([left ?? '', right ?? '']),
      'GET /api/rooms/quotas': quotas(),
      'PUT /api/rooms/managed/{id}/parts': managedRoom(),
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Change what Hall consists of' }));
  const dialog = within(await screen.findByRole('dialog'));
  page.client.answer({ 'GET /api/rooms/managed': rooms([]) });
  await page.user.click(await dialog.findByRole('button', { name: 'Separate again' }));
  expect(await screen.findByText('No room is combined.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Combined rooms' })).toHaveFocus());
});
