import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiTextsProvider } from '@park/ui';
import { frenchTexts } from '@park/ui/texts/fr';
import { useState } from 'react';
import { expectAccessible } from '../expect-accessible';
import { DatePicker } from './DatePicker';
import { dateFromDay, dayFromDate } from './calendar-day';

function Day({ language = 'en' }: { language?: string }) {
  const [day, setDay] = useState('2026-11-20');
  return (
    <UiTextsProvider language={language} texts={language === 'fr' ? frenchTexts : undefined}>
      <DatePicker
        label="Day"
        value={day}
        onChange={setDay}
        min="2026-11-04"
        max="2026-12-31"
        today="2026-11-18"
        isDisabled={(other) => other === '2026-11-23'}
      />
    </UiTextsProvider>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));

it('accepts a typed date', async () => {
  render(<Day />);
  const field = screen.getByLabelText('Day');
  await userEvent.clear(field);
  await userEvent.type(field, '2026-12-01');
  await userEvent.tab();
  expect(field).toHaveValue('01/12/2026');
});

it('opens on the selected day, moves by arrow keys, selects by Enter and restores the focus', async () => {
  render(<Day />);
  await open();
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/20.* November 2026/));
  await expectAccessible(screen.getByRole('dialog'));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByLabelText('Day')).toHaveValue('21/11/2026');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a date' })).toHaveFocus());
});

it('starts weeks on Monday and disables days that cannot be selected', async () => {
  render(<Day />);
  await open();
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Mo');
  expect(screen.getByRole('button', { name: /\b3(rd)? November/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /23(rd)? November/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /24(th)? November/ })).toBeEnabled();
});

it('speaks French', async () => {
  render(<Day language="fr" />);
  await userEvent.click(screen.getByRole('button', { name: 'Choisir une date' }));
  expect(screen.getByText(/novembre 2026/i)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mois suivant' })).toBeInTheDocument();
});

it('closes on Escape without a change', async () => {
  render(<Day />);
  await open();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Day')).toHaveValue('20/11/2026');
});

it('days keep their date in every time zone', () => {
  for (const day of ['2026-03-29', '2026-10-25', '2024-02-29', '2026-12-31'])
    expect(dayFromDate(dateFromDay(day) ?? new Date(0))).toBe(day);
  expect(dateFromDay('2026-02-30')).toBeUndefined();
  expect(dateFromDay('soon')).toBeUndefined();
});
