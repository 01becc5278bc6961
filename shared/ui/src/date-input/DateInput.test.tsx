import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, UiTextsProvider } from '@park/ui';
import { frenchTexts } from '@park/ui/texts/fr';
import { useState } from 'react';
import { expectAccessible } from '../expect-accessible';
import { DateInput } from './DateInput';

function Day({ language = 'en', first = '2026-11-22', keepsText = false, ignoresEmpty = false }) {
  const [day, setDay] = useState(first);
  return (
    <UiTextsProvider language={language} texts={language === 'fr' ? frenchTexts : undefined}>
      <Field label="Day">
        {(control) => (
          <DateInput
            {...control}
            value={day}
            keepsText={keepsText}
            onChange={({ target }) => {
              if (target.value || !ignoresEmpty) setDay(target.value);
            }}
          />
        )}
      </Field>
      <output>{day || 'none'}</output>
      <button onClick={() => setDay('2027-01-01')}>New year</button>
    </UiTextsProvider>
  );
}

const field = () => screen.getByLabelText('Day');
const day = () => screen.getByRole('status').textContent;

it('shows the day in the language of the page and accepts it typed in any usual way', async () => {
  render(<Day />);
  expect(field()).toHaveValue('22/11/2026');
  await userEvent.clear(field());
  expect(day()).toBe('none');
  await userEvent.type(field(), '1.12.2026');
  expect(day()).toBe('2026-12-01');
  expect(field()).toHaveValue('1.12.2026');
  await userEvent.tab();
  expect(field()).toHaveValue('01/12/2026');
});

it('is French in French', async () => {
  const { container } = render(<Day language="fr" />);
  expect(field()).toHaveValue('22.11.2026');
  await userEvent.clear(field());
  expect(field()).toHaveAttribute('placeholder', 'jj.mm.aaaa');
  await expectAccessible(container);
});

it('keeps what is not a day, and says how to write it once the field is left', async () => {
  render(<Day />);
  await userEvent.clear(field());
  await userEvent.type(field(), '31/11/2026');
  expect(field()).toBeValid();
  await userEvent.tab();
  expect(day()).toBe('none');
  expect(field()).toHaveValue('31/11/2026');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Enter day, month and year, for example 25/12/2026.');
  await userEvent.clear(field());
  await userEvent.type(field(), '30/11/2026');
  expect(field()).toBeValid();
});

it('passes on text that the schema of a form refuses', async () => {
  render(<Day keepsText first="" />);
  await userEvent.type(field(), 'soon');
  await userEvent.tab();
  expect(day()).toBe('soon');
  expect(field()).toHaveValue('soon');
});

it('follows changes from outside, and returns to the day when left empty where one is needed', async () => {
  render(<Day ignoresEmpty />);
  await userEvent.clear(field());
  expect(field()).toHaveValue('');
  await userEvent.tab();
  expect(field()).toHaveValue('22/11/2026');
  await userEvent.type(field(), '{Backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'New year' }));
  expect(field()).toHaveValue('01/01/2027');
});
