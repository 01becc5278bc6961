import { axe, refusal, screen, type FakeAnswers } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import AskPage from './AskPage';

const granters = { people: ['Ada Rochat'], isHeld: false, isOpen: false };

const open = (answers: FakeAnswers = {}) =>
  renderPortal(AskPage, {
    at: '/portal/ask-for-access?permission=Jobs_Create',
    answers: { 'GET /api/access-requests/granters': granters, ...answers },
  });

const message = () => screen.findByRole('textbox');
const send = () => screen.getByRole('button', { name: 'Send request' });

it('has no accessibility violation and all its texts', async () => {
  const page = open();
  await message();
  expect(screen.getByText('Your role does not give access to “Jobs_Create”.')).toBeInTheDocument();
  expect((await axe(page.container)).violations).toEqual([]);
  expect(page.missingTexts).toEqual([]);
});

it('sends the permission and what was typed', async () => {
  const page = open({ 'POST /api/access-requests': { id: 'request-1', people: ['Ada Rochat'] } });
  await page.user.type(await message(), ' I write our jobs. ');
  await page.user.click(send());
  expect(await screen.findByRole('link', { name: 'Go to my portal' })).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(page.client.calls.find(({ name }) => name === 'POST /api/access-requests')?.input).toEqual({
    body: { permission: 'Jobs_Create', message: 'I write our jobs.' },
  });
});

it('names the limit of the message before it is sent, and keeps what was typed', async () => {
  const page = open();
  await page.user.click(await message());
  await page.user.paste('x'.repeat(501));
  await page.user.click(send());
  expect(await message()).toHaveAccessibleDescription(/At most 500 characters/);
  expect(await message()).toHaveValue('x'.repeat(501));
  expect(await message()).toHaveFocus();
  expect(page.client.calls.some(({ name }) => name === 'POST /api/access-requests')).toBe(false);
});

it('shows a refusal and keeps the message', async () => {
  const page = open({ 'POST /api/access-requests': refusal(409, 'errors.access.alreadyAsked') });
  await page.user.type(await message(), 'Please');
  await page.user.click(send());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(await message()).toHaveValue('Please');
});

it('says nothing else to somebody who has the access already', async () => {
  open({ 'GET /api/access-requests/granters': { ...granters, isHeld: true } });
  expect(await screen.findByText('You already have this access.')).toBeInTheDocument();
  expect(screen.queryByText(/Your role does not give access/)).toBeNull();
  expect(screen.queryByText(/It can be granted by/)).toBeNull();
});
