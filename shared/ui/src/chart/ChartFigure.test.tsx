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

it('has columns in the table that are not drawn', () => {
  const drawn = { key: 'booked', label: 'Booked', values: [12, 7] };
  render(
    <ChartFigure
      caption="Spots"
      label="Spots"
      categoryHeader="Month"
      categories={['October', 'November']}
      series={[drawn]}
      tableSeries={[{ key: 'offered', label: 'Offered', values: [900, 800] }, drawn]}
    />,
  );
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Month', 'Offered', 'Booked']);
  expect(screen.getByRole('row', { name: /October/ })).toHaveTextContent('90012');
  // On small screens, where rows are blocks, each number shows its column.
  expect(screen.getAllByRole('cell')[0]).toHaveAttribute('data-label', 'Offered');
  // The legend names what is drawn.
  expect(screen.getAllByText('Offered')).toHaveLength(1);
  expect(screen.getAllByText('Booked')).toHaveLength(2);
});
