import { render } from '@testing-library/react';
import { lastListAddress, useRememberedList } from './last-list-address';

function List({ path, query }: { path: string; query: string }) {
  useRememberedList(path, query);
  return null;
}

it('is the list as it was last narrowed, each list for itself', () => {
  expect(lastListAddress('/news')).toBe('/news');
  const { rerender } = render(<List path="/news" query="type=award" />);
  rerender(<List path="/news" query="type=award&q=solar" />);
  expect([lastListAddress('/news'), lastListAddress('/events')]).toEqual(['/news?type=award&q=solar', '/events']);
  rerender(<List path="/news" query="" />);
  expect(lastListAddress('/news')).toBe('/news');
});
