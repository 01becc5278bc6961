import { refusal, screen, waitFor, within, type FakeAnswers } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import AccountPage from './AccountPage';

const open = (answers: FakeAnswers = {}, user: object = {}) =>
  renderPortal(AccountPage, {
    at: '/portal/account',
    user,
    answers: {
      'GET /api/users/user/directory-entry': {
        isListed: false,
        title: null,
        showsPicture: false,
        showsEmail: false,
        showsPhone: false,
        phone: null,
      },
      'GET /api/feeds/personal': { isActive: false, createdAt: null, lastReadAt: null },
      'GET /api/auth/passkeys': refusal(503, 'errors.unavailable'),
      ...answers,
    },
  });

it('offers the name only with the stored phone number, which saving would erase otherwise', async () => {
  const { client } = open({
    'GET /api/users/user/directory-entry': refusal(503, 'errors.unavailable'),
    'GET /api/feeds/personal': refusal(503, 'errors.unavailable'),
  });
  await waitFor(() => expect(client.calls.map(({ name }) => name)).toContain('GET /api/users/user/directory-entry'));
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Save name and phone' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /^Phone/ })).toBeNull();
});

it('says that the language was not saved, and shows the stored one again', async () => {
  const page = open({ 'PATCH /api/users/user': refusal(503, 'errors.unavailable') }, { language: 'en' });
  const french = screen.getByRole('radio', { name: 'French' });
  await page.user.click(french);
  expect(await screen.findByText(/^The language was not saved\./)).toBeInTheDocument();
  expect(french).not.toBeChecked();
  page.client.answer({ 'PATCH /api/users/user': undefined as never });
  await page.user.click(french);
  expect(await screen.findByText('The language is saved')).toBeInTheDocument();
  expect(french).toBeChecked();
});

it('asks before it removes the picture, because only the file brings it back', async () => {
  const page = open({ 'DELETE /api/users/user/picture': undefined as never }, { picture: '/picture.webp' });
  const removals = () => page.client.calls.filter(({ name }) => name === 'DELETE /api/users/user/picture');
  await page.user.click(screen.getByRole('button', { name: 'Remove picture' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove your picture?' }));
  expect(removals()).toEqual([]);
  await page.user.click(question.getByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByText('Your picture is removed')).toBeInTheDocument();
  expect(removals()).toHaveLength(1);
  expect(document.activeElement).toContainElement(screen.getByText('Choose an image'));
});

it('creates the calendar address, shows it once, and a failed try can be repeated', async () => {
  const page = open({ 'POST /api/feeds/personal': refusal(500, 'errors.recoverable') });
  const calendar = within(screen.getByRole('region', { name: 'Calendar address' }));
  await page.user.click(await calendar.findByRole('button', { name: 'Create address' }));
  const again = await calendar.findByRole('button', { name: 'Try again' });
  const url = 'https://park.example/api/feeds/s3cret.ics';
  page.client.answer({
    'POST /api/feeds/personal': { url, webcalUrl: 'webcal:', createdAt: '2026-11-20T12:00:00.000Z' },
  });
  await page.user.click(again);
  expect(await calendar.findByRole('textbox', { name: 'Your secret address' })).toHaveValue(url);
  await waitFor(() => expect(calendar.getByRole('button', { name: 'Copy' })).toHaveFocus());
  expect(calendar.getByRole('link', { name: 'Open in calendar program' })).toHaveAttribute(
    'href',
    'webcal://park.example/api/feeds/s3cret.ics',
  );
  expect(page.missingTexts).toEqual([]);
});
