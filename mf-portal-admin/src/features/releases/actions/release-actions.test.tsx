/** Every move of the panel: what it says, what it sends, and what it does with a refusal. */
import { axe, refusal, screen, waitFor, type FakeAnswers } from '@park/testing';
import type { RemoteStatus } from '@park/contract/release-status';
import { commands, openQuestion, send } from '../../../testing/release-questions';
import { pinned, releases, remote, version, withCanary, withStaged } from '../../../testing/releases';

interface Move {
  readonly name: string;
  readonly from: RemoteStatus;
  readonly button: string;
  readonly dialog: RegExp;
  readonly says: readonly string[];
  readonly confirm: string;
  readonly call: keyof FakeAnswers;
  readonly body: object;
  readonly after: RemoteStatus;
  readonly toast: string;
}

const everybody = 'Everybody gets 1.2.0-new instead of 1.1.0-live, which stays as the version to fall back to.';

const moves: readonly Move[] = [
  {
    name: 'promotes',
    from: withStaged({ routes: ['/companies', '/suppliers'] }),
    button: 'Promote 1.2.0-new',
    dialog: /Directory: promote 1\.2\.0-new\?/,
    says: [everybody, 'New routes: /suppliers', 'Removed routes: /jobs'],
    confirm: 'Promote 1.2.0-new',
    call: 'POST /api/releases/{remote}/promote',
    body: { version: '1.2.0-new', reason: 'For the fair', force: false },
    after: { ...withStaged({ state: 'released' }), live: '1.2.0-new', previous: '1.1.0-live' },
    toast: 'Directory: 1.2.0-new is live',
  },
  {
    name: 'promotes beside a canary, which ends',
    from: { ...withCanary(), versions: [version('1.3.0', { state: 'staged' }), ...withCanary().versions] },
    button: 'Promote 1.3.0',
    dialog: /promote 1\.3\.0/,
    says: ['The canary 1.2.0-canary ends.'],
    confirm: 'Promote 1.3.0',
    call: 'POST /api/releases/{remote}/promote',
    body: { version: '1.3.0', reason: 'For the fair', force: false },
    after: {
      ...withCanary(),
      live: '1.3.0',
      previous: '1.1.0-live',
      canary: null,
      versions: [version('1.3.0'), ...withCanary().versions],
    },
    toast: 'Directory: 1.3.0 is live',
  },
  {
    name: 'starts a canary with a tenth of the visitors',
    from: withStaged(),
    button: 'Start canary 1.2.0-new',
    dialog: /1\.2\.0-new as canary\?/,
    says: [
      '10% of visitors get 1.2.0-new, everybody else stays with 1.1.0-live.',
      'If it fails more often than the live version, it is stopped automatically.',
    ],
    confirm: 'Start canary',
    call: 'POST /api/releases/{remote}/canary',
    body: { version: '1.2.0-new', reason: 'For the fair', share: 0.1, roles: [] },
    after: {
      ...withStaged(),
      canary: {
        version: '1.2.0-new',
        share: 0.1,
        roles: [],
        since: '2026-11-20T08:30:00Z',
        until: null,
        missingLoads: 0,
        missingVisitors: 0,
      },
    },
    toast: 'Directory: 1.2.0-new is a canary',
  },
  {
    name: 'stops a canary',
    from: withCanary(),
    button: 'Stop canary 1.2.0-canary',
    dialog: /stop the canary 1\.2\.0-canary\?/,
    says: ['Everybody gets 1.1.0-live again. 1.2.0-canary stays staged.'],
    confirm: 'Stop canary',
    call: 'POST /api/releases/{remote}/canary/stop',
    body: { reason: 'For the fair' },
    after: { ...withCanary(), canary: null },
    toast: 'Directory: the canary is stopped',
  },
  {
    name: 'rolls back',
    from: remote(),
    button: 'Roll back to 1.0.0-before',
    dialog: /roll back to 1\.0\.0-before\?/,
    says: [
      'Everybody gets 1.0.0-before instead of 1.1.0-live. 1.1.0-live counts as withdrawn and is no longer a fallback.',
    ],
    confirm: 'Roll back to 1.0.0-before',
    call: 'POST /api/releases/{remote}/rollback',
    body: { version: '1.0.0-before', reason: 'For the fair' },
    after: { ...remote(), live: '1.0.0-before', previous: null },
    toast: 'Directory: back on 1.0.0-before',
  },
  {
    name: 'pins',
    from: withCanary(),
    button: 'Pin Directory to 1.1.0-live',
    dialog: /pin to 1\.1\.0-live\?/,
    says: [
      '1.1.0-live stays live. Nobody can promote, roll back or start a canary here, and nothing happens automatically, until it is unpinned.',
      'The canary 1.2.0-canary ends.',
    ],
    confirm: 'Pin',
    call: 'POST /api/releases/{remote}/pin',
    body: { version: '1.1.0-live', reason: 'For the fair' },
    after: pinned(),
    toast: 'Directory: pinned to 1.1.0-live',
  },
  {
    name: 'unpins',
    from: pinned(),
    button: 'Unpin Directory',
    dialog: /unpin\?/,
    says: ['1.1.0-live stays live; other versions can be released again.'],
    confirm: 'Unpin',
    call: 'POST /api/releases/{remote}/pin',
    body: { version: null, reason: 'For the fair' },
    after: withStaged(),
    toast: 'Directory: no longer pinned',
  },
  {
    name: 'switches off',
    from: withStaged(),
    button: 'Switch Directory off',
    dialog: /switch off\?/,
    says: [],
    confirm: 'Switch off',
    call: 'POST /api/releases/{remote}/disable',
    body: { reason: 'For the fair' },
    after: {
      ...withStaged(),
      disabled: { by: 'Ada', since: '2026-11-20T08:30:00Z', reason: 'For the fair' },
    } as RemoteStatus,
    toast: 'Directory is switched off',
  },
];
describe.each(moves)('$name', (move) => {
  it('after it has said what will happen, with a reason', async () => {
    const { page, question } = await openQuestion(move);
    for (const words of move.says) expect(question.getByText(words)).toBeInTheDocument();
    const doIt = () => {
      page.client.answer({ 'GET /api/releases': releases(move.after) });
      return move.after;
    };
    page.client.answer({ [move.call]: doIt } as FakeAnswers);
    await send(page, question, move.confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(commands(page)).toMatchObject([
      { name: move.call, input: { params: { remote: 'mf-directory' }, body: move.body } },
    ]);
    expect(screen.getByText(move.toast)).toBeInTheDocument();
    expect(document.activeElement).toHaveAttribute('data-version');
    // The person who did it hears of it once.
    expect(screen.getAllByRole('status').filter(({ textContent }) => textContent?.includes('Directory:'))).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it.each([
    [409, 'errors.releases.pinned'],
    [409, 'errors.releases.notReady'],
    [403, 'errors.auth.forbidden'],
  ])('and says in words why it was refused: %s %s', async (status, key) => {
    const { page, question } = await openQuestion(move, {
      answers: { [move.call]: refusal(status, key) } as FakeAnswers,
    });
    await send(page, question, move.confirm);
    expect(await question.findByRole('alert')).toHaveTextContent(`in words: ${key}`);
    expect(question.getByRole('textbox', { name: 'Reason' })).toHaveValue('For the fair');
    expect(commands(page)).toHaveLength(1);
  });

  it('never without a reason', async () => {
    const { page, question } = await openQuestion(move);
    await send(page, question, move.confirm, '');
    expect(await question.findByRole('alert')).toHaveFocus();
    expect(question.getByRole('textbox', { name: 'Reason' })).toBeInvalid();
    expect(commands(page)).toEqual([]);
  });

  it('and has no accessibility violation', async () => {
    const { page } = await openQuestion(move);
    expect((await axe(page.container)).violations).toEqual([]);
  });
});

it('lays on its field what the server refuses about it (422)', async () => {
  const [promote] = moves;
  if (!promote) throw new Error('no move');
  const { page, question } = await openQuestion(promote, {
    answers: {
      'POST /api/releases/{remote}/promote': refusal(422, 'errors.validation', {
        fields: { reason: 'errors.field.tooLong' },
      }),
    },
  });
  await send(page, question, promote.confirm);
  expect(await question.findByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
    /errors\.field\.tooLong/,
  );
});
