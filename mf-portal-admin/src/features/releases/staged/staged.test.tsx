/** Promoting everything that is staged: from the panel, and as the redeploy of /portal (FLAG-03, CALL-09, MISS-11). */
import { axe, refusal, screen, waitFor, within, type Rendered, type RenderOptions } from '@park/testing';
import { audit, failedCheck, pinned, releases, remote, withStaged } from '../../../testing/releases';
import { renderPortal } from '../../../testing/render-portal';
import { renderReleases } from '../../../testing/render-releases';
import OverviewPage from '../../overview/OverviewPage';

const named = <Status extends { remote: string }>(status: Status, name: string, title: string) => ({
  ...status,
  remote: name,
  title: { en: title, fr: title },
});
const three = releases(
  withStaged(),
  named(withStaged({ passed: false, checks: [failedCheck] }), 'mf-bookaroom', 'Rooms'),
  named(pinned(), 'mf-news-events', 'News'),
);
const redeploys = (page: Rendered) => page.client.calls.filter(({ name }) => name === 'POST /api/redeploy');

describe('promote everything staged', () => {
  async function open(options: RenderOptions = {}) {
    const page = renderReleases({ ...options, answers: { 'GET /api/releases': three, ...options.answers } });
    await page.user.click(await screen.findByRole('button', { name: 'Promote 1 staged version' }));
    return { page, question: within(await screen.findByRole('dialog', { name: 'Promote everything staged?' })) };
  }

  it('says what goes live and what stays, and why; then does it in one step', async () => {
    const { page, question } = await open({
      answers: {
        'POST /api/redeploy': {
          promoted: [{ remote: 'mf-directory', version: '1.2.0-new' }],
          left: [{ remote: 'mf-news-events', version: '1.2.0-new', key: 'errors.releases.pinned' }],
        },
      },
    });
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Directory: 1.2.0-new instead of 1.1.0-live',
      'Rooms: 1.2.0-new. in words: errors.releases.checksFailed',
      'News: 1.2.0-new. in words: errors.releases.pinned',
    ]);
    await page.user.click(question.getByRole('textbox', { name: /Reason/ }));
    await page.user.paste('Friday release');
    await page.user.click(question.getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText('1 version is live. 1 version stays staged: News')).toBeInTheDocument();
    expect(redeploys(page)).toMatchObject([{ input: { body: { reason: 'Friday release' } } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.missingTexts).toEqual([]);
  });

  it('asks before a typed reason is discarded, and keeps it otherwise', async () => {
    const { page, question } = await open();
    const reason = question.getByRole('textbox', { name: /Reason/ });
    await page.user.type(reason, 'Friday release');
    await page.user.click(question.getByRole('button', { name: 'Cancel' }));
    await page.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(reason).toHaveValue('Friday release');
  });

  it('has no accessibility violation', async () => {
    const { page } = await open();
    expect((await axe(page.container)).violations).toEqual([]);
  });

  it.each([
    [403, 'errors.auth.forbidden'],
    [409, 'errors.releases.conflictWithLive'],
    [501, 'errors.redeploy.notConfigured'],
  ])('stays open and says why it was refused: %s', async (status, key) => {
    const { page, question } = await open({ answers: { 'POST /api/redeploy': refusal(status, key) } });
    await page.user.click(question.getByRole('button', { name: 'Promote' }));
    expect(await question.findByRole('alert')).toHaveTextContent(`in words: ${key}`);
  });

  it('shows at the reason what is wrong with it (422)', async () => {
    const { page, question } = await open({
      answers: {
        'POST /api/redeploy': refusal(422, 'errors.validation', { fields: { reason: 'errors.field.tooShort' } }),
      },
    });
    await page.user.type(question.getByRole('textbox', { name: /Reason/ }), 'x');
    await page.user.click(question.getByRole('button', { name: 'Promote' }));
    await waitFor(() =>
      expect(question.getByRole('textbox', { name: /Reason/ })).toHaveAccessibleDescription(/errors\.field\.tooShort/),
    );
  });

  it('says so when there is nothing to promote, and offers nothing', async () => {
    const page = renderReleases({ answers: { 'GET /api/releases': releases(remote()) } });
    await page.user.click(await screen.findByRole('button', { name: 'Promote everything staged' }));
    const note = within(await screen.findByRole('dialog', { name: 'Promote everything staged?' }));
    expect(note.getByText('Nothing is staged: every area has released its newest version.')).toBeInTheDocument();
    expect(note.queryByRole('button', { name: 'Promote' })).toBeNull();
  });
});

describe('redeploy on /portal', () => {
  const open = (options: RenderOptions = {}) =>
    renderPortal(OverviewPage, {
      permissions: ['Portal_Access'],
      flags: ['CAN_REDEPLOY_WEBSITE'],
      ...options,
      answers: { 'GET /api/releases': three, 'GET /api/releases/audit': audit(), ...options.answers },
    });

  it('is shown only to those who may release, and links to the panel', async () => {
    const page = open();
    const website = within(screen.getByRole('region', { name: 'Website' }));
    expect(website.getByRole('link', { name: 'Releases of the areas' })).toHaveAttribute(
      'href',
      '/portal/admin/releases',
    );
    expect(page.client.calls.filter(({ name }) => name.startsWith('GET /api/releases'))).toEqual([]);
    page.unmount();
    open({ flags: [] });
    expect(screen.queryByRole('region', { name: 'Website' })).toBeNull();
  });

  it('asks, then sends one request without content', async () => {
    const page = open({
      answers: { 'POST /api/redeploy': { promoted: [{ remote: 'mf-directory', version: '1.2.0-new' }], left: [] } },
    });
    await page.user.click(screen.getByRole('button', { name: 'Redeploy the website' }));
    const question = within(await screen.findByRole('dialog', { name: 'Promote everything staged?' }));
    expect(redeploys(page)).toEqual([]);
    await page.user.click(question.getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText('1 version is live')).toBeInTheDocument();
    expect(redeploys(page)).toMatchObject([{ input: { body: {} } }]);
    expect(Object.keys((redeploys(page)[0]?.input['body'] as object | undefined) ?? { missing: true })).toEqual([]);
  });

  it('says in its place that the releases cannot be read', async () => {
    const page = open({ answers: { 'GET /api/releases': refusal(503, 'errors.unavailable') } });
    await page.user.click(screen.getByRole('button', { name: 'Redeploy the website' }));
    expect(await within(screen.getByRole('region', { name: 'Website' })).findByRole('alert')).toBeInTheDocument();
  });
});
