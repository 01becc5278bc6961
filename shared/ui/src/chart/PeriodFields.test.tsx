import { UiTextsProvider } from '@park/ui';
import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../expect-accessible';
import { PeriodFields } from './PeriodFields';

const period = { from: '2024-01-01', to: '2026-03-01', change: jest.fn() };

it('says at the field why a period was refused', async () => {
  const { container } = render(
    <UiTextsProvider translate={(key, values) => `${key} ${String(values?.['count'])}`}>
      <PeriodFields
        period={period}
        shown={undefined}
        error={{ fields: { from: 'errors.field.periodTooLong' }, fieldValues: { from: { count: 366 } } }}
      />
    </UiTextsProvider>,
  );
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription('errors.field.periodTooLong 366');
  expect(screen.getByRole('textbox', { name: 'To' })).toBeValid();
  await expectAccessible(container);
});

it('says something general for a reason that it does not know', () => {
  render(<PeriodFields period={period} shown={undefined} error={{ fields: { to: 'errors.new' }, fieldValues: {} }} />);
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription('Please check this answer');
});
