import type { NotificationRow } from '@park/contract/notifications';
import { axe, refusal, screen, waitFor, type RenderOptions } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import NotificationsPage from './NotificationsPage';

const message: NotificationRow = {
  id: 'message-1',
  title: 'Your booking is confirmed',
  text: 'Matterhorn, on Monday.',
  link: '/book-a-room',
  topic: 'rooms',
  at: '2026-11-20T07:00:00Z',
  readAt: null,
  action: null,
};

const open = ({ answers, ...options }: RenderOptions = {}) =>
  renderPortal(NotificationsPage, {
    at: '/portal/notifications',
    answers: { 'GET /api/notifications': { items: [message], paginationId: null, unread: 1 } as never, ...answers },
    ...options,
  });

describe('the page of messages', () => {
  it('has no accessibility violation, and renders in French', async () => {
    const page = open();
    await screen.findByRole('button', { name: 'Mark all as read' });
    expect((await axe(page.container)).violations).toEqual([]);
    page.unmount();
    const french = open({ language: 'fr' });
    expect(await screen.findByRole('button', { name: 'Tout marquer comme lu' })).toBeInTheDocument();
    expect(french.missingTexts).toEqual([]);
  });

  it('counts all unread messages, not only those that are loaded', async () => {
    open({ answers: { 'GET /api/notifications/unread': { unread: 37 } } });
    expect(await screen.findByText('37 unread')).toBeInTheDocument();
  });

  it('says that messages were not marked as read, and why', async () => {
    const page = open({ answers: { 'POST /api/notifications/read': refusal(503, 'errors.unavailable') } });
    await page.user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText(/^The messages were not marked as read\./)).toBeInTheDocument();
  });

  it('keeps the focus in the list when the pressed button disappears', async () => {
    const page = open({ answers: { 'POST /api/notifications/read': () => Promise.resolve(undefined as never) } });
    const button = await screen.findByRole('button', { name: 'Mark all as read' });
    page.client.answer({
      'GET /api/notifications': { items: [{ ...message, readAt: message.at }], paginationId: null, unread: 0 } as never,
    });
    await page.user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
  });
});
