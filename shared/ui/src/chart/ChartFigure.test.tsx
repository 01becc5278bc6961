import { render, screen, within } from '@testing-library/react';
import { UiTextsProvider } from '@park/ui';
import { expectAccessible } from '../expect-accessible';
import { ChartFigure } from '.';

const figure = (
  <ChartFigure
    caption="Recommendations by month"
    label="Recommendations by month"
    categoryHeader="Month"
    categories={['October', 'November']}
    series={[
      { key: 'votes', label: 'Recommendations', values: [1200, 7] },
      { key: 'new', label: 'New suppliers', values: [3, 0] },
    ]}
  />
);

it('has a table with the figures of the chart', async () => {
  const { container } = render(figure);
  const table = within(screen.getByRole('table', { name: 'Recommendations by month' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Month',
    'Recommendations',
    'New suppliers',
  ]);
  expect(table.getByRole('row', { name: /October/ })).toHaveTextContent('1,200');
  await expectAccessible(container);
});

it('formats numbers in the reader’s language', () => {
  render(<UiTextsProvider language="fr">{figure}</UiTextsProvider>);
  expect(screen.getByRole('row', { name: /October/ })).toHaveTextContent(/1\s200/);
});
