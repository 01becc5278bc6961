import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiTextsProvider } from '@park/ui';
import { expectAccessible } from '../expect-accessible';
import { FileField } from './FileField';

const list = new File(['name;mail'], 'people.csv', { type: 'text/csv' });

it('accepts a file, says its name, and accepts the same one again', async () => {
  const take = jest.fn();
  const { container } = render(<FileField label="List" help="At most 5,000 rows" accept=".csv" onFile={take} />);
  const field = screen.getByLabelText('List');
  expect(field).toHaveAccessibleDescription('At most 5,000 rows');
  await userEvent.upload(field, list);
  expect(screen.getByText('people.csv')).toBeVisible();
  await userEvent.upload(field, list);
  expect(take.mock.calls).toEqual([[list], [list]]);
  await expectAccessible(container);
});

it('speaks the language of the page and shows that a file can be dropped', () => {
  render(
    <UiTextsProvider language="fr">
      <FileField label="Liste" accept=".csv" onFile={() => {}} />
    </UiTextsProvider>,
  );
  expect(screen.getByText('Choisir un fichier')).toBeVisible();
  const frame = screen.getByLabelText('Liste').parentElement;
  fireEvent.dragEnter(screen.getByLabelText('Liste'));
  expect(frame).toHaveAttribute('data-over');
  fireEvent.dragLeave(screen.getByLabelText('Liste'));
  expect(frame).not.toHaveAttribute('data-over');
});
