/** What a move needs to know before it is made, and what changes while its question is open. */
import { act, refusal, screen, waitFor, within } from '@park/testing';
import { commands, openQuestion, send } from '../../../testing/release-questions';
import { failedCheck, releases, remote, withCanary, withStaged } from '../../../testing/releases';

describe('a version whose checks have not passed', () => {
  const unchecked = {
    from: withStaged({ passed: false, checks: [failedCheck] }),
    button: 'Promote 1.2.0-new',
    dialog: /promote/,
  };

  it('goes live only when somebody confirms to release it regardless', async () => {
    const { page, question } = await openQuestion(unchecked);
    expect(question.getByText('The permission Jobs_Fly does not exist.')).toBeInTheDocument();
    await page.user.click(
      question.getByRole('checkbox', { name: 'Release it anyway; this is recorded in the audit trail' }),
    );
    page.client.answer({ 'POST /api/releases/{remote}/promote': remote() });
    await send(page, question, 'Promote 1.2.0-new');
    await waitFor(() => expect(commands(page)).toMatchObject([{ input: { body: { force: true } } }]));
  });

  it('is recognised also when only the server knows', async () => {
    const { page, question } = await openQuestion(
      { ...unchecked, from: withStaged() },
      {
        answers: {
          'POST /api/releases/{remote}/promote': refusal(409, 'errors.releases.checksFailed', {
            details: { checks: [failedCheck, 'nonsense'] },
          }),
        },
      },
    );
    expect(question.queryByRole('checkbox')).toBeNull();
    await send(page, question, 'Promote 1.2.0-new');
    expect(await question.findByText('The permission Jobs_Fly does not exist.')).toBeInTheDocument();
    expect(question.getByRole('checkbox')).not.toBeChecked();
  });
});

describe('the audience of a canary', () => {
  const start = { from: withStaged(), button: 'Start canary 1.2.0-new', dialog: /as canary/ };

  it('is not discarded unasked', async () => {
    const { page, question } = await openQuestion(start);
    await page.user.click(question.getByRole('radio', { name: 'Chosen roles' }));
    await page.user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(question.getByRole('radio', { name: 'Chosen roles' })).toBeChecked();
  });

  it('is a share, by number or slider, and its consequence follows', async () => {
    const { page, question } = await openQuestion(start, {
      answers: { 'POST /api/releases/{remote}/canary': withCanary() },
    });
    const number = question.getByRole('textbox', { name: 'Share of visitors in percent' });
    await page.user.clear(number);
    await page.user.type(number, '25');
    expect(question.getByRole('slider', { name: 'Share of visitors in percent' })).toHaveValue('25');
    expect(question.getByText(/^25% of visitors get/)).toBeInTheDocument();
    await send(page, question, 'Start canary');
    await waitFor(() => expect(commands(page)).toMatchObject([{ input: { body: { share: 0.25, roles: [] } } }]));
  });

  it('never becomes what is no share: 0, 101 and words leave it as it was', async () => {
    const { page, question } = await openQuestion(start);
    const number = question.getByRole('textbox', { name: 'Share of visitors in percent' });
    for (const typed of ['0', '101', 'many', '12.5']) {
      await page.user.clear(number);
      await page.user.type(number, typed);
      await page.user.tab();
      expect(number).toHaveValue(question.getByRole<HTMLInputElement>('slider').value);
    }
    expect(question.getByText(/^(10|12|1)% of visitors get/)).toBeInTheDocument();
  });

  it('is chosen roles, at least one', async () => {
    const { page, question } = await openQuestion(start, {
      answers: { 'POST /api/releases/{remote}/canary': withCanary() },
    });
    await page.user.click(question.getByRole('radio', { name: 'Chosen roles' }));
    await send(page, question, 'Start canary');
    expect(await question.findByRole('alert')).toHaveTextContent('errors.field.notChosen');
    expect(commands(page)).toEqual([]);
    await page.user.click(question.getByRole('checkbox', { name: 'Employee' }));
    expect(
      question.getByText('People with the role Employee get 1.2.0-new, everybody else stays with 1.1.0-live.'),
    ).toBeInTheDocument();
    await page.user.click(question.getByRole('button', { name: 'Start canary' }));
    await waitFor(() => expect(commands(page)).toMatchObject([{ input: { body: { share: null, roles: [4619] } } }]));
  });

  it('can be changed while it runs, and begins with what holds', async () => {
    const { page, question } = await openQuestion(
      { from: withCanary({ share: 0.3 }), button: 'Change canary 1.2.0-canary', dialog: /who gets the canary/ },
      { answers: { 'POST /api/releases/{remote}/canary': withCanary() } },
    );
    expect(question.getByRole('slider')).toHaveValue('30');
    await send(page, question, 'Change canary');
    await waitFor(() =>
      expect(commands(page)).toMatchObject([{ input: { body: { version: '1.2.0-canary', share: 0.3 } } }]),
    );
  });
});

describe('while the question is open', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  it('says that the area has changed, and what will happen now', async () => {
    const { page, question } = await openQuestion({
      from: withStaged(),
      button: 'Promote 1.2.0-new',
      dialog: /promote/,
    });
    page.client.answer({ 'GET /api/releases': releases({ ...withStaged(), live: '1.0.0-before', previous: null }) });
    await act(() => jest.advanceTimersByTimeAsync(2_100));
    expect(await question.findByText(/has changed since you opened this/)).toBeInTheDocument();
    expect(
      question.getByText(
        'Everybody gets 1.2.0-new instead of 1.0.0-before, which stays as the version to fall back to.',
      ),
    ).toBeInTheDocument();
  });

  it('withdraws the question when there is nothing left to decide', async () => {
    const { page } = await openQuestion({
      from: withCanary(),
      button: 'Stop canary 1.2.0-canary',
      dialog: /stop the canary/,
    });
    page.client.answer({ 'GET /api/releases': releases({ ...withCanary(), canary: null }) });
    await act(() => jest.advanceTimersByTimeAsync(2_100));
    expect(await screen.findByText(/can no longer be done/)).toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Stop canary' })).toBeNull();
  });
});
