import { Link } from '@park/platform';
import { screen } from '@park/testing';
import { renderInShell } from '../testing/render-in-shell';
import { useScrollRestoration } from './use-scroll-restoration';

function RecordPage() {
  useScrollRestoration();
  return (
    <>
      <Link to="/companies/details?id=a&tab=jobs">Jobs</Link>
      <Link to="/companies/details?id=b">Similar</Link>
    </>
  );
}

it('starts another record at its top, and keeps the position in the tabs of a record', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { user } = renderInShell(<RecordPage />, { at: '/companies/details?id=a' });
  await user.click(screen.getByRole('link', { name: 'Jobs' }));
  expect(scrollTo).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Similar' }));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  scrollTo.mockRestore();
});
