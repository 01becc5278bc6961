import type { ChosenRelease } from '@park/platform/descriptor';
import { axe, screen, waitFor } from '@park/testing';
import { renderInShell, type ShellOptions } from '../testing/render-in-shell';
import { testRemotes } from '../testing/remotes-fixture';
import { ReleaseBadge, type ReleaseBadgeProps } from './ReleaseBadge';

const preview: ChosenRelease = { kind: 'preview', remote: 'mf-test', version: '2.0.0' };
const override: ChosenRelease = { kind: 'override', remote: 'mf-test', version: 'http://localhost:5173/' };
const onChanged = jest.fn();
const answer = jest.fn(async () => new Response(null, { status: 204 }));
const before = globalThis.fetch;

beforeEach(() => {
  onChanged.mockClear();
  answer.mockClear();
  globalThis.fetch = answer as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = before;
});

const renderBadge = (props: Partial<ReleaseBadgeProps>, options: ShellOptions = {}) =>
  renderInShell(
    <ReleaseBadge
      chosen={[]}
      remotes={testRemotes}
      isPreviewUnknown={false}
      asksForOverride={false}
      onChanged={onChanged}
      {...props}
    />,
    options,
  );

test('names the version that replaces the released one, and returns to it by keyboard', async () => {
  const { user } = renderBadge({ chosen: [preview] });
  expect(screen.getByRole('region', { name: 'Versions in this browser' })).toHaveTextContent(
    'Preview of Test area: 2.0.0',
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Back to the released version' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(answer).toHaveBeenCalledWith('/_releases/reset', expect.objectContaining({ method: 'POST' }));
});

test('tells when the local address does not respond, and when a preview has ended', async () => {
  const { unmount } = renderBadge({ chosen: [{ ...override, isMissing: true }] });
  expect(
    screen.getByText(/localhost:5173\/ does not answer. You see the released version of Test area/),
  ).toBeInTheDocument();
  unmount();
  const { user } = renderBadge({ isPreviewUnknown: true });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/has ended/)).not.toBeInTheDocument();
});

test.each([
  [204, null],
  [400, 'Enter an address such as'],
  [403, 'Your account may not do this'],
  [500, 'This did not work'],
] as const)('pointing an area at a local address answers %i with %j', async (status, words) => {
  answer.mockResolvedValueOnce(new Response(null, { status }));
  const { user } = renderBadge({ asksForOverride: true });
  await user.type(screen.getByRole('textbox', { name: 'Local address' }), '5173/');
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  expect(answer).toHaveBeenCalledWith(
    '/_releases/override',
    expect.objectContaining({ body: '{"remote":"mf-test","address":"http://localhost:5173/"}' }),
  );
  if (words) expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
  else await waitFor(() => expect(onChanged).toHaveBeenCalled());
});

test.each(['en', 'fr'] as const)('is accessible in %s', async (language) => {
  const { baseElement } = renderBadge({ chosen: [preview, override], asksForOverride: true }, { language });
  expect(await axe(baseElement)).toHaveNoViolations();
});
