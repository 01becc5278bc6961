import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { expectAccessible } from '../expect-accessible';
import { FormDialog } from './FormDialog';
import { TextField } from './text-fields';
import { useForm } from './useForm';

const Lot = z.object({ name: z.string().min(1) });

function Example({
  onClose,
  onSubmit,
  hasOtherInput = false,
}: Record<'onClose' | 'onSubmit', () => void> & { hasOtherInput?: boolean }) {
  const form = useForm({ schema: Lot, defaultValues: { name: 'North' } });
  return (
    <FormDialog
      title="Change car park"
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      submitText="Save car park"
      busyText="Saving"
      hasOtherInput={hasOtherInput}
    >
      <TextField name="name" label="Name" />
    </FormDialog>
  );
}

function show(options: { hasOtherInput?: boolean } = {}) {
  const onClose = jest.fn();
  const onSubmit = jest.fn();
  const { container } = render(<Example onClose={onClose} onSubmit={onSubmit} {...options} />);
  return { onClose, onSubmit, container };
}

const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' });

it('sends the form with the button of its foot', async () => {
  const { onSubmit, container } = show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' East');
  await userEvent.click(screen.getByRole('button', { name: 'Save car park' }));
  expect(onSubmit).toHaveBeenCalledWith({ name: 'North East' });
  await expectAccessible(container);
});

it('closes at once while nothing is typed', async () => {
  const { onClose } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('asks before typed input is discarded, and keeps it', async () => {
  const { onClose } = show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' East');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(question()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(question()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('North East');
});

it('discards typed input after the question', async () => {
  const { onClose } = show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' East');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('asks about input outside of the fields too', async () => {
  const { onClose } = show({ hasOtherInput: true });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(question()).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
