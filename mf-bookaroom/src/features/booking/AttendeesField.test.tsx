import { screen, waitFor, within } from '@park/testing';
import { renderRooms } from '../../testing/render-rooms';

async function open() {
  const page = renderRooms();
  await page.user.click((await screen.findAllByRole('button', { name: 'Book 11:00 to 12:00' }))[0] as HTMLElement);
  await screen.findByRole('textbox', { name: /^Title/ });
  const dialog = within(screen.getByRole('dialog'));
  return { page, dialog, invited: dialog.getByRole('textbox', { name: /^Invite/ }) };
}

beforeEach(() => localStorage.clear());

describe('inviting people to a booking', () => {
  it.each(['anna@example', 'anna@example.com, Ben'])('does not book while %s would invite nobody', async (text) => {
    const { page, dialog, invited } = await open();
    await page.user.type(invited, text);
    await page.user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Review');
    await page.user.click(dialog.getByRole('button', { name: 'Book 11:00 to 12:00' }));
    expect(await dialog.findByRole('alert')).toHaveFocus();
    expect(invited).toHaveAccessibleDescription(/Enter e-mail addresses only/);
    expect(page.client.calls.some(({ name }) => name === 'POST /api/rooms/bookings')).toBe(false);
    expect(page.missingTexts).toEqual([]);
  });

  it('names an address that is not one while it is being entered', async () => {
    const { page, invited } = await open();
    await page.user.type(invited, 'anna@example, ben@example.com');
    expect(invited).toHaveAccessibleDescription('This is not an e-mail address: anna@example');
  });

  it('is corrected before the booking is repeated', async () => {
    const { page, dialog, invited } = await open();
    await page.user.type(invited, 'anna@example');
    await page.user.click(dialog.getByRole('button', { name: /^Repeat/ }));
    await waitFor(() => expect(invited).toHaveFocus());
    expect(invited).toHaveAccessibleDescription(/Enter e-mail addresses only/);
    await page.user.type(invited, '.com');
    await page.user.click(dialog.getByRole('button', { name: /^Repeat/ }));
    expect(await screen.findByRole('button', { name: 'Show the dates' })).toBeInTheDocument();
  });
});
