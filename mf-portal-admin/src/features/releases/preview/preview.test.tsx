import { axe, refusal, screen, within, type RenderOptions } from '@park/testing';
import { releases, withStaged } from '../../../testing/releases';
import { renderReleases } from '../../../testing/render-releases';

const preview = 'POST /api/releases/{remote}/versions/{version}/preview' as const;
const made = { token: 'a-token-of-a-preview', expiresAt: '2026-11-20T09:30:00Z' };

async function open(options: RenderOptions = {}) {
  const page = renderReleases({
    ...options,
    answers: { 'GET /api/releases': releases(withStaged()), [preview]: made, ...options.answers },
  });
  await page.user.click(
    await screen.findByRole('button', {
      name: options.language === 'fr' ? 'Aperçu de 1.2.0-new' : 'Preview 1.2.0-new',
    }),
  );
  return { page, dialog: within(screen.getByRole('dialog')) };
}

it('offers every version but the one that everybody sees', async () => {
  await open();
  expect(
    screen
      .getAllByRole('button', { name: /^Preview/, hidden: true })
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Preview 1.2.0-new', 'Preview 1.0.0-before']);
});

it('opens a version at one of its pages, for this browser or by its address for another', async () => {
  const { page, dialog } = await open();
  expect(await dialog.findByRole('link', { name: 'Open preview' })).toHaveAttribute(
    'href',
    `/companies?preview=${made.token}`,
  );
  await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Page' }), '/jobs');
  expect(dialog.getByRole('link', { name: 'Open preview' })).toHaveAttribute('href', `/jobs?preview=${made.token}`);
  expect(dialog.getByRole('textbox', { name: 'Address for another browser' })).toHaveValue(
    `${location.origin}/jobs?preview=${made.token}`,
  );
  expect(page.client.calls.filter(({ name }) => name === preview)).toMatchObject([
    { input: { params: { remote: 'mf-directory', version: '1.2.0-new' } } },
  ]);
  expect(page.missingTexts).toEqual([]);
  expect((await axe(page.container)).violations).toEqual([]);
});

it('restores the focus to its button', async () => {
  const { page, dialog } = await open();
  await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Preview 1.2.0-new' })).toHaveFocus();
});

it('says why there is none, and tries again', async () => {
  const { page, dialog } = await open({ answers: { [preview]: refusal(409, 'errors.releases.notReady') } });
  expect(await dialog.findByRole('alert')).toHaveTextContent('errors.releases.notReady');
  expect(dialog.queryByRole('link', { name: 'Open preview' })).toBeNull();
  page.client.answer({ [preview]: made });
  await page.user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('link', { name: 'Open preview' })).toBeInTheDocument();
});

it('renders in French', async () => {
  const { page, dialog } = await open({ language: 'fr' });
  expect(await dialog.findByRole('link', { name: 'Ouvrir l’aperçu' })).toBeInTheDocument();
  expect(page.missingTexts).toEqual([]);
});
