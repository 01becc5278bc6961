import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from './SearchField';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('does not lead back from a link that was followed before typing had paused', () => {
  const searched: string[] = [];
  render(<SearchField label="Search companies" text="" onSearch={(text) => searched.push(text)} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'atelier' } });
  history.pushState(null, '', '/companies/details?id=1');
  act(() => jest.advanceTimersByTime(10_000));
  history.back();
  expect(searched).toEqual([]);
});

it('searches once typing pauses', () => {
  const searched: string[] = [];
  render(<SearchField label="Search companies" text="" onSearch={(text) => searched.push(text)} />);
  for (const value of ['a', 'at', 'ate']) fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  expect(searched).toEqual([]);
  act(() => jest.advanceTimersByTime(1_000));
  expect(searched).toEqual(['ate']);
});
