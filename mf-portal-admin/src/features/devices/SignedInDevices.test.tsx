import { axe, refusal, screen, waitFor, within, type FakeAnswers } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import { other, session, sessions, type Session } from '../../testing/sessions';
import { SignedInDevices } from './SignedInDevices';

const open = (answers: FakeAnswers) => renderPortal(SignedInDevices, { permissions: ['Portal_Access'], answers });
const rows = () => within(screen.getByRole('list', { name: 'Where you are signed in' })).getAllByRole('listitem');

/** A server that forgets the sessions that were ended. */
function serverWith(...items: Session[]): FakeAnswers & { ended: string[] } {
  const ended: string[] = [];
  return {
    ended,
    'GET /api/auth/sessions': () => sessions(...items.filter(({ id }) => !ended.includes(id))),
    'DELETE /api/auth/sessions/{id}': ({ params }) => void ended.push(params.id) as never,
  };
}

const answersOf = ({ ended: _ended, ...answers }: ReturnType<typeof serverWith>): FakeAnswers => answers;

describe('devices', () => {
  it('names each device, the own one first, and lets only the others be signed out', async () => {
    const page = open(
      answersOf(
        serverWith(
          other('phone'),
          other('app', { device: null, source: 'app' }),
          other('tool', { device: 'curl/8.5.0' }),
          session(),
        ),
      ),
    );
    await screen.findByText('Firefox on Linux');
    expect(rows().map((row) => within(row).getByRole('heading').textContent)).toEqual([
      'Firefox on LinuxThis device',
      'Safari on iPhone',
      'Park app',
      'Unknown device',
    ]);
    const [own, phone] = rows();
    expect(own).toHaveTextContent('In use now · signed in Wed 18 Nov');
    expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
    expect(phone).toHaveTextContent('Last used 3 hours ago');
    expect(page.missingTexts).toEqual([]);
  });

  it('says so when there is no other', async () => {
    open(answersOf(serverWith(session())));
    expect(await screen.findByText('You are signed in on no other device.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('signs one out, says so, and keeps the focus in the list', async () => {
    const server = serverWith(session(), other('phone'));
    const page = open(answersOf(server));
    await page.user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(await screen.findByText('Safari on iPhone is signed out')).toBeInTheDocument();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(server.ended).toEqual(['phone']);
    expect(screen.getByRole('list', { name: 'Where you are signed in' })).toHaveFocus();
  });

  it('treats a session that has ended already as ended', async () => {
    const page = open({
      ...answersOf(serverWith(session(), other('phone'))),
      'DELETE /api/auth/sessions/{id}': refusal(404, 'errors.notFound'),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(await screen.findByText('Safari on iPhone is signed out')).toBeInTheDocument();
  });

  it('says when it did not work, and leaves the device in the list', async () => {
    const page = open({
      ...answersOf(serverWith(session(), other('phone'))),
      'DELETE /api/auth/sessions/{id}': refusal(503, 'errors.unavailable'),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The device was not signed out');
    expect(rows()).toHaveLength(2);
    expect(screen.queryByText('Safari on iPhone is signed out')).toBeNull();
  });

  it('signs out everywhere else after a question', async () => {
    const server = serverWith(session(), other('phone'), other('tablet'));
    const page = open(answersOf(server));
    await page.user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/2 other devices will need/)).toBeInTheDocument();
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(server.ended).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    await page.user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Sign out \d devices$/ }),
    );
    expect(await screen.findByText('You are now signed in on this device only')).toBeInTheDocument();
    expect(server.ended).toEqual(['phone', 'tablet']);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('list', { name: 'Where you are signed in' })).toHaveFocus();
  });

  describe('of somebody who signed in a while ago', () => {
    const passkey = {
      id: 'key',
      name: 'Laptop',
      createdAt: '2026-11-18T08:00:00Z',
      lastUsedAt: null,
      isBackedUp: true,
    };
    const old = (server: ReturnType<typeof serverWith>, answers: FakeAnswers = {}): FakeAnswers => ({
      ...answersOf(server),
      'GET /api/auth/sessions': () => ({
        ...sessions(...[session(), other('phone'), other('tablet')].filter(({ id }) => !server.ended.includes(id))),
        needsConfirmation: true,
      }),
      'GET /api/auth/passkeys': { items: [], limit: 10, needsPassword: true, hasWaitingRights: false },
      ...answers,
    });

    it('asks for the password first, keeps the question open when it is wrong, and then ends the session', async () => {
      const server = serverWith();
      const page = open(
        old(server, {
          'POST /api/auth/confirm': ({ body }) =>
            body?.current === 'right' ? (undefined as never) : refusal(403, 'errors.auth.wrongPassword'),
        }),
      );
      const [first] = await screen.findAllByRole('button', { name: 'Sign out Safari on iPhone' });
      await page.user.click(first as HTMLElement);
      const dialog = within(await screen.findByRole('dialog', { name: 'Sign out Safari on iPhone?' }));
      await page.user.type(dialog.getByLabelText('Current password'), 'wrong');
      await page.user.click(dialog.getByRole('button', { name: 'Sign out' }));
      expect(await dialog.findByText('This is not your current password.')).toBeInTheDocument();
      expect(server.ended).toEqual([]);
      await page.user.clear(dialog.getByLabelText('Current password'));
      await page.user.type(dialog.getByLabelText('Current password'), 'right');
      await page.user.click(dialog.getByRole('button', { name: 'Sign out' }));
      expect(await screen.findByText('Safari on iPhone is signed out')).toBeInTheDocument();
      expect(server.ended).toEqual(['phone']);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(page.missingTexts).toEqual([]);
    });

    it('asks before a typed password is discarded', async () => {
      const page = open(old(serverWith()));
      const [first] = await screen.findAllByRole('button', { name: 'Sign out Safari on iPhone' });
      await page.user.click(first as HTMLElement);
      const dialog = within(await screen.findByRole('dialog', { name: 'Sign out Safari on iPhone?' }));
      await page.user.type(dialog.getByLabelText('Current password'), 'right');
      await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
      expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
    });

    it('asks in the same question before signing out everywhere else', async () => {
      const server = serverWith();
      const page = open(
        old(server, {
          'POST /api/auth/confirm': undefined as never,
          'GET /api/auth/passkeys': { items: [passkey], limit: 10, needsPassword: true, hasWaitingRights: false },
        }),
      );
      await page.user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(/2 other devices will need/)).toBeInTheDocument();
      expect(await dialog.findByRole('button', { name: 'Use a passkey' })).toBeInTheDocument();
      expect((await axe(page.container)).violations).toEqual([]);
      await page.user.type(dialog.getByLabelText('Current password'), 'right');
      await page.user.click(dialog.getByRole('button', { name: 'Sign out 2 devices' }));
      expect(await screen.findByText('You are now signed in on this device only')).toBeInTheDocument();
      expect(server.ended).toEqual(['phone', 'tablet']);
    });
  });

  it('stops where it fails, and shows who is still signed in', async () => {
    const server = serverWith(session(), other('phone'), other('tablet'), other('desk'));
    const page = open({
      ...answersOf(server),
      'DELETE /api/auth/sessions/{id}': ({ params }) =>
        params.id === 'tablet' ? refusal(503, 'errors.unavailable') : (void server.ended.push(params.id) as never),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await page.user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Sign out \d devices$/ }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The device was not signed out');
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(server.ended).toEqual(['phone']);
  });

  it('shows four, and all when asked', async () => {
    const page = open(answersOf(serverWith(session(), ...['a', 'b', 'c', 'd', 'e'].map((id) => other(id)))));
    await screen.findByText('Firefox on Linux');
    expect(rows()).toHaveLength(4);
    await page.user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(rows()).toHaveLength(6);
  });

  it('shows an error in place and recovers', async () => {
    const page = open({ 'GET /api/auth/sessions': refusal(500, 'errors.recoverable') });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    page.client.answer({ 'GET /api/auth/sessions': sessions() });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox on Linux')).toBeInTheDocument();
  });

  it('has one next step when there is none to show', async () => {
    open({ 'GET /api/auth/sessions': { items: [], needsConfirmation: false } });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it('has no accessibility violation with the question open', async () => {
    const page = open(answersOf(serverWith(session(), other('phone'), other('tablet'))));
    await page.user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect((await axe(page.container)).violations).toEqual([]);
  });
});
