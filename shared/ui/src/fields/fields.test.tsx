import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../expect-accessible';
import { Checkbox, RadioGroup, Switch } from './choices';
import { FacetGroup, FilterChips } from './facets';
import { Field } from './Field';
import { Select, TextArea, TextInput } from './inputs';
import { TimeInput } from '../time-input/TimeInput';
import { SearchInput } from './SearchInput';
import { SegmentedControl } from './SegmentedControl';

it('a field associates label, help and error with its control', async () => {
  const { container } = render(
    <Field label="E-mail" help="We write only about bookings" error="Enter an e-mail address" optional>
      {(control) => <TextInput {...control} type="email" />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'E-mail (optional)' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Enter an e-mail address We write only about bookings');
  await expectAccessible(container);
});

it('every native control works with a label', async () => {
  const { container } = render(
    <div>
      <Field label="Building">
        {(control) => <Select {...control} placeholder options={[{ value: 'a', label: 'Building A' }]} />}
      </Field>
      <Field label="Note">{(control) => <TextArea {...control} />}</Field>
      <Field label="From" hideLabel>
        {(control) => <TimeInput {...control} value="" onChange={() => undefined} />}
      </Field>
    </div>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Building' }), 'Building A');
  expect(screen.getByRole('combobox')).toHaveValue('a');
  expect(screen.getByRole('option', { name: 'Choose' })).toBeInTheDocument();
  expect(screen.getByLabelText('From')).toHaveAttribute('placeholder', 'hh:mm');
  await expectAccessible(container);
});

it('a checkbox keeps the description that it was given', () => {
  render(
    <>
      <Checkbox label="Projector" help="Bring your own cable" aria-describedby="note" />
      <p id="note">On request</p>
    </>,
  );
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Bring your own cable On request');
});

it('checkbox, switch and radios have their roles', async () => {
  const choose = jest.fn();
  const { container } = render(
    <div>
      <Checkbox label="Projector" help="Bring your own cable" error="Not in this room" />
      <Switch label="Mail me" />
      <RadioGroup
        legend="Half"
        options={[
          { value: 'am', label: 'Morning' },
          { value: 'pm', label: 'Afternoon' },
        ]}
        value="am"
        onChange={choose}
        help="Half a day is one credit"
      />
    </div>,
  );
  expect(screen.getByRole('checkbox', { name: 'Projector' })).toHaveAccessibleDescription(
    'Not in this room Bring your own cable',
  );
  await userEvent.click(screen.getByRole('switch', { name: 'Mail me' }));
  expect(screen.getByRole('switch')).toBeChecked();
  expect(screen.getByRole('group', { name: 'Half' })).toHaveAccessibleDescription('Half a day is one credit');
  await userEvent.click(screen.getByText('Afternoon'));
  expect(choose).toHaveBeenCalledWith('pm');
  await expectAccessible(container);
});

it('the search is cleared by its button and keeps the focus', async () => {
  function Search() {
    const [text, setText] = useState('');
    return <SearchInput label="Search companies" value={text} onChange={setText} />;
  }
  const { container } = render(<Search />);
  const field = screen.getByRole('searchbox', { name: 'Search companies' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.type(field, 'alp');
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

it('a segmented control is one tab stop, and arrow keys move within', async () => {
  function Half() {
    const [half, setHalf] = useState<'am' | 'pm'>('am');
    return (
      <SegmentedControl
        legend="Half of the day"
        options={[
          { value: 'am', label: 'Morning' },
          { value: 'pm', label: 'Afternoon' },
        ]}
        value={half}
        onChange={setHalf}
      />
    );
  }
  const { container } = render(<Half />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Morning' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Afternoon' })).toBeChecked();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  await expectAccessible(container);
});

it.each([
  ['chips', FilterChips],
  ['a facet group', FacetGroup],
])('%s choose several and show how many there are', async (_what, Facet) => {
  const choose = jest.fn();
  const { container } = render(
    <Facet
      legend="Sector"
      values={[
        { value: 'bio', label: 'Biotech', count: 41 },
        { value: 'rob', label: 'Robotics', count: 24 },
      ]}
      selected={['bio']}
      onChange={choose}
    />,
  );
  expect(screen.getByRole('group', { name: 'Sector' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /Robotics\s*24/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Biotech\s*41/ }));
  expect(choose.mock.calls).toEqual([[['bio', 'rob']], [[]]]);
  await expectAccessible(container);
});
