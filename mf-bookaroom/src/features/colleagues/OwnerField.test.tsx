import { screen, within } from '@park/testing';
import { renderRooms } from '../../testing/render-rooms';

beforeEach(() => localStorage.clear());

it('keeps the focus when a colleague is chosen, and when the booking is for oneself again', async () => {
  const page = renderRooms({ 'GET /api/rooms/colleagues': { items: [{ id: 'nadia', name: 'Nadia Roth' }] } });
  await page.user.click((await screen.findAllByRole('button', { name: 'Book 11:00 to 12:00' }))[0] as HTMLElement);
  await screen.findByRole('textbox', { name: /^Title/ });
  const dialog = within(screen.getByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: 'For a colleague…' }));
  expect(dialog.getByRole('textbox', { name: 'Colleague' })).toHaveFocus();
  await page.user.click(await dialog.findByRole('button', { name: 'Nadia Roth' }));
  expect(dialog.getByRole('button', { name: 'Somebody else…' })).toHaveFocus();
  await page.user.click(dialog.getByRole('button', { name: 'For yourself' }));
  expect(dialog.getByRole('button', { name: 'For a colleague…' })).toHaveFocus();
  expect(page.missingTexts).toEqual([]);
});
