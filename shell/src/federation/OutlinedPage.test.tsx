import { screen, waitFor } from '@park/testing';
import { renderInShell } from '../testing/render-in-shell';
import { OutlinedPage } from './OutlinedPage';

test('waits for the rest, says in place when it does not come, and tries again', async () => {
  let answer = (_isThere: boolean) => {};
  const complete = jest.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const { user, missingTexts } = renderInShell(<OutlinedPage complete={complete} />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  answer(false);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(complete).toHaveBeenCalledTimes(2);
  answer(true);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(missingTexts).toEqual([]);
});
