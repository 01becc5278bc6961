import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, UiTextsProvider } from '@park/ui';
import { frenchTexts } from '@park/ui/texts/fr';
import { useState } from 'react';
import { expectAccessible } from '../expect-accessible';
import { TimeInput } from './TimeInput';

function Time({ language = 'en', first = '14:00' }) {
  const [time, setTime] = useState(first);
  return (
    <UiTextsProvider language={language} texts={language === 'fr' ? frenchTexts : undefined}>
      <Field label="From">
        {(control) => <TimeInput {...control} value={time} onChange={({ target }) => setTime(target.value)} />}
      </Field>
      <output>{time || 'none'}</output>
      <button onClick={() => setTime('08:00')}>Morning</button>
    </UiTextsProvider>
  );
}

const field = () => screen.getByLabelText('From');
const time = () => screen.getByRole('status').textContent;

it('accepts a time typed in any usual way and writes it out when it is left', async () => {
  render(<Time />);
  await userEvent.clear(field());
  await userEvent.type(field(), '9h30');
  expect([time(), (field() as HTMLInputElement).value]).toEqual(['09:30', '9h30']);
  await userEvent.tab();
  expect(field()).toHaveValue('09:30');
});

it('moves by a quarter of an hour with the arrow keys', async () => {
  render(<Time />);
  await userEvent.type(field(), '{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(time()).toBe('13:45');
});

it('says what is unclear once it is left, in the language of the page', async () => {
  const { container } = render(<Time language="fr" />);
  await userEvent.clear(field());
  await userEvent.type(field(), '25:00');
  expect([time(), field().getAttribute('aria-invalid')]).toEqual(['none', null]);
  await userEvent.tab();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/14:30/);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Morning' }));
  expect(field()).toHaveValue('08:00');
  expect(field()).toBeValid();
});
