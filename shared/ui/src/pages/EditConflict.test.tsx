import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { expectAccessible } from '../expect-accessible';
import { CheckboxField, Form, SubmitButton, TextField, useForm } from '../form';
import { EditConflict } from './EditConflict';
import { useEditConflict } from './use-edit-conflict';

const Lot = z.object({ name: z.string(), address: z.string(), isOpen: z.boolean() });
type StoredLot = z.output<typeof Lot> & { readonly version: number };

const opened: StoredLot = { version: 1, name: 'North', address: 'Main Street 1', isOpen: true };
const valuesOf = ({ name, address, isOpen }: StoredLot) => ({ name, address, isOpen });

/** Saves like a server on which somebody else has stored `stored`. */
function LotForm({ stored, onSaved }: { readonly stored: StoredLot; readonly onSaved: (lot: StoredLot) => void }) {
  const form = useForm({ schema: Lot, defaultValues: valuesOf(opened) });
  const { base, conflict, showConflict } = useEditConflict(opened);
  const save = (values: z.output<typeof Lot>) => {
    if (base.version === stored.version) return onSaved({ ...values, version: base.version });
    const error = { key: 'errors.changed', status: 409, details: { current: stored } };
    if (!showConflict(error)) form.showProblem(error);
  };
  return (
    <Form form={form} onSubmit={save} label="Lot">
      <EditConflict
        form={form}
        conflict={conflict}
        valuesOf={valuesOf}
        fields={[
          { name: 'name', label: 'Name' },
          { name: 'address', label: 'Address' },
          { name: 'isOpen', label: 'Open' },
        ]}
      />
      <TextField name="name" label="Name of the lot" />
      <TextField name="address" label="Address of the lot" />
      <CheckboxField name="isOpen" label="Is open" />
      <SubmitButton busyText="Saving">Save</SubmitButton>
    </Form>
  );
}

async function saveWith(stored: StoredLot) {
  const onSaved = jest.fn();
  const { container } = render(<LotForm stored={stored} onSaved={onSaved} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the lot' }), ' East');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { onSaved, container };
}

it('offers both texts of a field that both have changed, and saves the chosen one', async () => {
  const { onSaved, container } = await saveWith({ ...opened, version: 2, name: 'South' });
  expect(screen.getByText('Somebody else saved changes in the meantime')).toBeInTheDocument();
  const choice = screen.getByRole('group', { name: 'Name' });
  expect(within(choice).getByRole('radio', { name: 'Yours: North East' })).toBeChecked();
  await expectAccessible(container);
  await userEvent.click(within(choice).getByRole('radio', { name: 'Saved in the meantime: South' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSaved).toHaveBeenCalledWith({ ...opened, version: 2, name: 'South' });
});

it('keeps what was typed where only the person here has changed something', async () => {
  const { onSaved } = await saveWith({ ...opened, version: 2 });
  expect(screen.queryByRole('group')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSaved).toHaveBeenCalledWith({ ...opened, version: 2, name: 'North East' });
});

it('starts with the stored text where only the other person has changed something', async () => {
  const { onSaved } = await saveWith({ ...opened, version: 2, isOpen: false });
  expect(screen.getByRole('radio', { name: 'Saved in the meantime: no' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSaved).toHaveBeenCalledWith({ ...opened, version: 2, name: 'North East', isOpen: false });
});

it('moves the focus to the conflict', async () => {
  await saveWith({ ...opened, version: 2, name: 'South' });
  expect(document.activeElement).toHaveTextContent('Somebody else saved changes in the meantime');
});
