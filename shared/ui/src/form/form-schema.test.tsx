import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { Form } from './Form';
import { formSchema } from './schema-resolver';
import { SubmitButton } from './SubmitButton';
import { TextField } from './text-fields';
import { useForm } from './useForm';

const Quota = z.object({ minutes: z.number().max(600, 'errors.field.invalidNumber') });
/** Hours are typed, minutes are stored. */
const QuotaInput = formSchema((values: { hours: string }) => {
  const result = Quota.safeParse({ minutes: Number(values.hours) * 60 });
  if (result.success) return result;
  return {
    success: false as const,
    error: { issues: result.error.issues.map((issue) => ({ ...issue, path: ['hours'] })) },
  };
});

function QuotaForm({ onSave }: { readonly onSave: (quota: { minutes: number }) => void }) {
  const form = useForm({ schema: QuotaInput, defaultValues: { hours: '' } });
  return (
    <Form form={form} onSubmit={onSave}>
      <TextField name="hours" label="Hours" />
      <SubmitButton busyText="Saving">Save</SubmitButton>
    </Form>
  );
}

it.each([
  ['2', [{ minutes: 120 }], null],
  ['11', undefined, 'Enter a whole number'],
])('converts %s hours and shows errors at the field of the form', async (hours, saved, error) => {
  const save = jest.fn();
  render(<QuotaForm onSave={save} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Hours' }), hours);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(save.mock.calls[0]).toEqual(saved);
  expect(screen.queryAllByText(new RegExp(error ?? 'Enter a whole number')).length > 0).toBe(error !== null);
});
