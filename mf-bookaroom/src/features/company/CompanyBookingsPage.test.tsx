import { renderRemotePage, screen, waitFor, within } from '@park/testing';
import { now } from '../../testing/render-rooms';
import { booking, bookings } from '../../testing/rooms';
import { texts } from '../../texts/en';
import CompanyBookingsPage from './CompanyBookingsPage';

it('keeps the focus in the list when a booking has left it while its details were open', async () => {
  const review = booking({ title: 'Review' });
  const page = renderRemotePage(CompanyBookingsPage, {
    at: '/book-a-room/company',
    remote: 'mf-bookaroom',
    texts: { 'mf-bookaroom': texts },
    permissions: ['Collaborator_Manage'],
    now,
    answers: {
      'GET /api/rooms/company-bookings': bookings([review]),
      'GET /api/rooms/bookings/{id}': review,
      'DELETE /api/rooms/bookings/{id}': undefined,
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Details of Review' }));
  const details = within(await screen.findByRole('dialog', { name: 'Review' }));
  await page.user.click(await details.findByRole('button', { name: /^Cancel booking/ }));
  page.client.answer({ 'GET /api/rooms/company-bookings': bookings([]) });
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('No upcoming bookings')).toBeInTheDocument();
  await page.user.click(details.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Bookings of your company' })).toHaveFocus());
});
