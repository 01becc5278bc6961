import { axe, firstCallUrls, refusal, screen, waitFor, within, type RenderOptions } from '@park/testing';
import type { DeployToken } from '@park/contract/release-status';
import descriptor from '../../../remote.config';
import { renderReleases } from '../../testing/render-releases';
import DeployTokensPage from './DeployTokensPage';

const token = (change: Partial<DeployToken> = {}): DeployToken => ({
  id: 'one',
  remote: 'mf-directory',
  label: 'build server',
  createdAt: '2026-11-18T08:00:00Z',
  createdBy: 'Ana Rossi',
  notifyEmail: null,
  lastUsedAt: '2026-11-20T08:00:00Z',
  revokedAt: null,
  ...change,
});
const revoked = token({ id: 'old', label: 'old laptop', lastUsedAt: null, revokedAt: '2026-11-19T08:00:00Z' });
const path = '/portal/admin/releases/tokens';
const renderTokens = (items: DeployToken[], { answers, ...options }: RenderOptions = {}) =>
  renderReleases(
    { at: path, answers: { 'GET /api/releases/tokens': { items }, ...answers }, ...options },
    DeployTokensPage,
  );
const commands = (page: ReturnType<typeof renderTokens>) =>
  page.client.calls.filter(({ name }) => !name.startsWith('GET'));
const secret = 'rel_told-once';

describe('the page of deploy tokens', () => {
  it('tells what each is for, of which area, who made it and when it was used last', async () => {
    const page = renderTokens([token(), token({ id: 'two', label: 'Luc', lastUsedAt: null })]);
    const row = within(await screen.findByRole('row', { name: /build server/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.lastElementChild?.textContent)).toEqual([
      'mf-directory',
      'Ana Rossi, Wed 18 Nov, 09:00',
      'Fri 20 Nov, 09:00',
      'Revoke',
    ]);
    expect(within(screen.getByRole('row', { name: /Luc/ })).getByText('Never')).toBeInTheDocument();
    expect([...new Set(page.client.calls.map(({ url }) => url))].sort()).toEqual(
      firstCallUrls(descriptor, path).sort(),
    );
    expect(descriptor.routes.find((route) => route.path === path)).toMatchObject({
      page: 'deploy-tokens',
      access: { flag: 'CAN_REDEPLOY_WEBSITE' },
    });
    expect(page.missingTexts).toEqual([]);
  });

  it('explains tokens where there is none, and shows revoked ones when asked to', async () => {
    const page = renderTokens([revoked]);
    expect(await screen.findByText('No token is in use')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Show 1 revoked token' }));
    expect(
      within(screen.getByRole('row', { name: /old laptop/ })).getByText(/^Revoked Thu 19 Nov/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Revoke “/ })).toBeNull();
  });

  it('is an error with its id when it cannot be read', async () => {
    renderTokens([], { answers: { 'GET /api/releases/tokens': refusal(503, 'errors.unavailable') } });
    expect(await screen.findByRole('alert')).toHaveTextContent('errors.unavailable');
  });

  it('has no accessibility violation, as a list and as a question', async () => {
    const page = renderTokens([token(), revoked]);
    await screen.findByRole('row', { name: /build server/ });
    await page.user.click(screen.getByRole('button', { name: 'New token' }));
    expect((await axe(page.container)).violations).toEqual([]);
  });

  it('renders in French', async () => {
    const page = renderTokens([token(), revoked], { language: 'fr' });
    await page.user.click(
      await screen.findByRole('button', { name: 'Révoquer «\u00a0build server\u00a0» de mf-directory' }),
    );
    expect(screen.getByRole('alertdialog', { name: 'Révoquer «\u00a0build server\u00a0»\u00a0?' })).toHaveTextContent(
      'Dernière utilisation : ven. 20 nov.',
    );
    expect(page.missingTexts).toEqual([]);
  });
});

describe('a new token', () => {
  const open = async (options: RenderOptions = {}) => {
    const page = renderTokens([], options);
    await page.user.click(await screen.findByRole('button', { name: 'New token' }));
    return { page, question: within(await screen.findByRole('dialog', { name: 'New deploy token' })) };
  };

  it('is made for any area, also one of which nothing is known, and told once', async () => {
    const { page, question } = await open({
      answers: { 'POST /api/releases/{remote}/tokens': { id: 'new', token: secret } },
    });
    await page.user.type(question.getByRole('combobox', { name: 'Area' }), 'mf-shuttle-bus');
    await page.user.type(question.getByRole('textbox', { name: 'Purpose' }), 'build server');
    page.client.answer({ 'GET /api/releases/tokens': { items: [token({ remote: 'mf-shuttle-bus' })] } });
    await page.user.click(question.getByRole('button', { name: 'Create token' }));
    const told = within(await screen.findByRole('dialog', { name: 'Token for mf-shuttle-bus' }));
    expect(told.getByRole('textbox', { name: 'Token' })).toHaveValue(secret);
    await page.user.click(told.getByRole('button', { name: 'Copy' }));
    expect(await told.findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(secret);
    await page.user.click(told.getByRole('button', { name: 'I have stored it' }));
    expect(document.body).not.toHaveTextContent(secret);
    expect(await screen.findByRole('row', { name: /mf-shuttle-bus/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'New token' })).toHaveFocus();
    expect(commands(page)).toMatchObject([
      { input: { params: { remote: 'mf-shuttle-bus' }, body: { label: 'build server' } } },
    ]);
    expect(page.missingTexts).toEqual([]);
  });

  it.each(['', 'directory', 'mf-Directory'])('is not made for “%s”', async (remote) => {
    const { page, question } = await open();
    if (remote) await page.user.type(question.getByRole('combobox', { name: 'Area' }), remote);
    await page.user.type(question.getByRole('textbox', { name: 'Purpose' }), 'build server');
    await page.user.click(question.getByRole('button', { name: 'Create token' }));
    expect(await question.findByRole('alert')).toHaveFocus();
    expect(question.getByRole('combobox', { name: 'Area' })).toBeInvalid();
    expect(commands(page)).toEqual([]);
  });

  it('keeps what was written when it is refused', async () => {
    const { page, question } = await open({
      answers: { 'POST /api/releases/{remote}/tokens': refusal(503, 'errors.unavailable') },
    });
    await page.user.type(question.getByRole('combobox', { name: 'Area' }), 'mf-directory');
    await page.user.type(question.getByRole('textbox', { name: 'Purpose' }), 'build server');
    await page.user.click(question.getByRole('button', { name: 'Create token' }));
    expect(await question.findByRole('alert')).toHaveTextContent('errors.unavailable');
    expect(question.getByRole('textbox', { name: 'Purpose' })).toHaveValue('build server');
  });
});

describe('revoking', () => {
  const ask = async (options: RenderOptions = {}) => {
    const page = renderTokens([token()], options);
    await page.user.click(await screen.findByRole('button', { name: 'Revoke “build server” of mf-directory' }));
    return { page, question: within(screen.getByRole('alertdialog', { name: 'Revoke “build server”?' })) };
  };

  it.each([
    ['says what stops working, and ends it', () => undefined],
    ['treats a token that is revoked already as revoked', refusal(404, 'errors.notFound')],
  ])('%s', async (_what, answer) => {
    const { page, question } = await ask({ answers: { 'DELETE /api/releases/{remote}/tokens/{id}': answer } });
    expect(question.getByText(/Nobody can publish or release mf-directory with it any more/)).toBeInTheDocument();
    expect(question.getByText('Last used Fri 20 Nov, 09:00.')).toBeInTheDocument();
    page.client.answer({ 'GET /api/releases/tokens': { items: [token({ revokedAt: '2026-11-20T08:30:00Z' })] } });
    await page.user.click(question.getByRole('button', { name: 'Revoke token' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('“build server” of mf-directory was revoked')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Show 1 revoked token' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Deploy tokens, latest first' })).toHaveFocus();
    expect(commands(page)).toMatchObject([{ input: { params: { remote: 'mf-directory', id: 'one' } } }]);
  });

  it('says why it was refused, and stays', async () => {
    const { page, question } = await ask({
      answers: { 'DELETE /api/releases/{remote}/tokens/{id}': refusal(503, 'errors.unavailable') },
    });
    await page.user.click(question.getByRole('button', { name: 'Revoke token' }));
    expect(await question.findByRole('alert')).toHaveTextContent('errors.unavailable');
    expect(question.getByRole('button', { name: 'Revoke token' })).toBeInTheDocument();
  });
});
