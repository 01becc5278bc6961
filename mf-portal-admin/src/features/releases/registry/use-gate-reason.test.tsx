import { gateReasonIds, type GateReasonId } from '@park/contract/gate-check';
import { screen } from '@park/testing';
import { releases, withStaged } from '../../../testing/releases';
import { renderReleases } from '../../../testing/render-releases';

const values = {
  count: 2,
  all: 5,
  live: '1.2.3',
  range: '^1.0.0',
  version: '1.2.0-new',
  page: 'home',
  pageBytes: 2_048,
  entryBytes: 1_024,
  differenceBytes: 512,
};
const english = (id: GateReasonId) => `English of ${id}`;

it.each(['en', 'fr'] as const)('says every sentence of the gate in words of its own: %s', async (language) => {
  const checks = gateReasonIds.map((reasonId) => ({
    check: reasonId.replace(/-[^-]+$/, ''),
    ok: true,
    reason: english(reasonId),
    reasonId,
    values,
    detail: [],
  }));
  const page = renderReleases({ language, answers: { 'GET /api/releases': releases(withStaged({ checks })) } });
  await page.user.click(await screen.findByRole('button', { name: /^Version 1\.2\.0-new/ }));
  expect(screen.queryAllByText(/^English of/)).toEqual([]);
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/\{\{/);
  expect(page.missingTexts).toEqual([]);
});
