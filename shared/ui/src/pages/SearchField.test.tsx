import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from './SearchField';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('searches for the last letters before a link is followed, not after it', () => {
  const steps: string[] = [];
  render(
    <>
      <SearchField label="Search companies" text="" onSearch={(text) => steps.push(text)} />
      <button onClick={() => steps.push('link')}>A company</button>
    </>,
  );
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'atelier' } });
  fireEvent.blur(field);
  fireEvent.click(screen.getByRole('button', { name: 'A company' }));
  act(() => jest.advanceTimersByTime(10_000));
  expect(steps).toEqual(['atelier', 'link']);
});

it('searches once typing pauses', () => {
  const searched: string[] = [];
  render(<SearchField label="Search companies" text="" onSearch={(text) => searched.push(text)} />);
  for (const value of ['a', 'at', 'ate']) fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  expect(searched).toEqual([]);
  act(() => jest.advanceTimersByTime(1_000));
  expect(searched).toEqual(['ate']);
});
