import { act, refusal, renderRemotePage, screen, type FakeAnswers } from '@park/testing';
import { closures, managed } from '../../testing/management';
import { now, wordsOf } from '../../testing/render-rooms';
import { texts } from '../../texts/en';
import ClosuresPage from './ClosuresPage';

const open = (answer: FakeAnswers['GET /api/rooms/managed']) =>
  renderRemotePage(ClosuresPage, {
    at: '/book-a-room/closures',
    remote: 'mf-bookaroom',
    texts: { 'mf-bookaroom': texts, shell: { errors: { unavailable: wordsOf('errors.unavailable') } } },
    permissions: ['BookARoom_Manage'],
    now,
    answers: { 'GET /api/rooms/closures': closures(), 'GET /api/rooms/managed': answer },
  });

it('keeps a press while the rooms are loading, and opens the form once they are here', async () => {
  let finish: () => void = () => undefined;
  const page = open((() => new Promise((resolve) => (finish = () => resolve(managed())))) as never);
  await screen.findByRole('rowheader', { name: 'Painting' });
  const close = screen.getByRole('button', { name: 'Close rooms' });
  act(() => close.focus());
  await page.user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(close).toHaveFocus();
  expect(close).toHaveAttribute('aria-busy', 'true');
  act(() => finish());
  expect(await screen.findByRole('dialog', { name: 'Close rooms' })).toBeInTheDocument();
  expect(page.missingTexts).toEqual([]);
});

it('says that the rooms cannot be loaded, and asks again at the next press', async () => {
  let isDown = true;
  const page = open((() => (isDown ? refusal(503, 'errors.unavailable') : managed())) as never);
  await screen.findByRole('rowheader', { name: 'Painting' });
  const close = screen.getByRole('button', { name: 'Close rooms' });
  await page.user.click(close);
  expect(await screen.findByText('Words for errors unavailable')).toBeInTheDocument();
  isDown = false;
  await page.user.click(close);
  expect(await screen.findByRole('dialog', { name: 'Close rooms' })).toBeInTheDocument();
});
