import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiTextsProvider, UnsavedInputProvider } from '@park/ui';
import { frenchTexts } from '@park/ui/texts/fr';
import * as z from 'zod/mini';
import { expectAccessible } from '../expect-accessible';
import {
  CheckboxField,
  CheckboxGroupField,
  DateField,
  Form,
  NumberField,
  PasswordField,
  RadioGroupField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  TimeField,
  useForm,
  type FormProblem,
} from '.';

const Body = z.object({
  title: z.string().check(z.minLength(3)),
  email: z.email(),
  web: z.optional(z.url()),
  people: z.number().check(z.maximum(24)),
  day: z.iso.date(),
  from: z.string(),
  half: z.enum(['am', 'pm']),
  building: z.enum(['a', 'b']),
  equipment: z.array(z.string()),
  password: z.string().check(z.minLength(10)),
  note: z.optional(z.string()),
  rules: z.literal(true),
});

const empty = {
  title: '',
  email: '',
  web: '',
  people: undefined,
  day: '',
  from: '',
  half: undefined,
  building: undefined,
  equipment: [],
  password: '',
  note: '',
  rules: undefined,
};
const complete = {
  title: 'Review',
  email: 'anna@demo.park',
  web: '',
  people: 4,
  day: '2026-11-20',
  from: '14:00',
  half: 'am' as const,
  building: 'a' as const,
  equipment: [],
  password: 'long enough',
  note: '',
  rules: true as const,
};

function Booking({
  values = empty,
  send = () => undefined,
  problem,
}: {
  values?: typeof empty | typeof complete;
  send?: (data: unknown) => void | Promise<void>;
  problem?: FormProblem;
}) {
  const form = useForm({ schema: Body, defaultValues: values });
  const submit = async (data: unknown) => {
    await send(data);
    if (problem) form.showProblem(problem);
  };
  return (
    <Form form={form} onSubmit={submit} label="Booking">
      <TextField name="title" label="Title" help="Others do not see it" />
      <TextField name="email" label="E-mail" type="email" />
      <TextField name="web" label="Web page" optional />
      <NumberField name="people" label="People" />
      <DateField name="day" label="Day" />
      <TimeField name="from" label="From" />
      <RadioGroupField
        name="half"
        label="Half"
        options={[
          { value: 'am', label: 'Morning' },
          { value: 'pm', label: 'Afternoon' },
        ]}
      />
      <SelectField name="building" label="Building" placeholder options={[{ value: 'a', label: 'A' }]} />
      <CheckboxGroupField
        name="equipment"
        label="Equipment"
        options={[
          { value: 'video', label: 'Video' },
          { value: 'screen', label: 'Screen' },
        ]}
      />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <TextAreaField name="note" label="Note" optional />
      <CheckboxField name="rules" label="I know the rules" />
      <SubmitButton busyText="Booking">Book</SubmitButton>
    </Form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Book' }));
const summary = () => screen.findByRole('alert');

it('lists errors in the order of the page, focuses the summary and links to each field', async () => {
  const { container } = render(<Booking />);
  await send();
  const list = await summary();
  expect(list).toHaveFocus();
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Title – Please fill this in',
    'E-mail – Please fill this in',
    'People – Please fill this in',
    'Day – Please fill this in',
    'Half – Please choose',
    'Building – Please choose',
    'Password – Please fill this in',
    'I know the rules – Please tick this box',
  ]);
  await userEvent.click(within(list).getByRole('link', { name: /^Half/ }));
  expect(screen.getByRole('radio', { name: 'Morning' })).toHaveFocus();
  await expectAccessible(container);
});

it('associates label, help and error with the field', async () => {
  render(<Booking />);
  await send();
  await summary();
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title).toBeInvalid();
  expect(title).toBeRequired();
  expect(title).toHaveAccessibleDescription('Please fill this in Others do not see it');
  expect(screen.getByRole('textbox', { name: 'Web page (optional)' })).not.toBeRequired();
});

it('validates a field again while typing, and leaves the summary as it is', async () => {
  render(<Booking />);
  await send();
  const list = await summary();
  const title = screen.getByRole('textbox', { name: 'Title' });
  await userEvent.type(title, 'Re');
  expect(title).toHaveAccessibleDescription(/At least 3 characters/);
  await userEvent.type(title, 'view');
  await waitFor(() => expect(title).toBeValid());
  expect(within(list).getByRole('link', { name: /^Title/ })).toBeInTheDocument();
});

it('submits the parsed values: numbers as numbers, without empty optional fields', async () => {
  const received = jest.fn();
  render(<Booking values={complete} send={received} />);
  await userEvent.clear(screen.getByRole('textbox', { name: 'People' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'People' }), '12');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Screen' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Video' }));
  await send();
  await waitFor(() => expect(received).toHaveBeenCalledTimes(1));
  expect(received.mock.calls[0]?.[0]).toEqual({
    ...complete,
    people: 12,
    web: undefined,
    equipment: ['video', 'screen'],
  });
});

it.each([
  ['People', '30', '24 or less'],
  ['People', 'many', 'Enter a whole number'],
  ['People', '1,000', '24 or less'],
  ['People', '1,5', 'Enter a whole number'],
  ['People', '0x10', 'Enter a whole number'],
  ['E-mail', 'anna@', /^Enter an e-mail address/],
  ['Web page (optional)', 'helvia', /^Enter a web address/],
])('says what is wrong with %s "%s"', async (name, typed, words) => {
  render(<Booking values={complete} />);
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await send();
  await waitFor(() => expect(field).toHaveAccessibleDescription(words));
  expect(field).toHaveValue(typed);
});

it('is busy while submitting and cannot be submitted twice', async () => {
  let finish: () => void = () => undefined;
  const received = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  render(<Booking values={complete} send={received} />);
  await send();
  const button = await screen.findByRole('button', { name: 'Booking' });
  await userEvent.click(button);
  expect(received).toHaveBeenCalledTimes(1);
  finish();
  expect(await screen.findByRole('button', { name: 'Book' })).toBeInTheDocument();
});

it('shows the server’s field errors at the fields and keeps the input', async () => {
  const translate = (key: string) => ({ 'errors.title.taken': 'This title is taken' })[key];
  render(
    <UiTextsProvider translate={translate}>
      <Booking
        values={complete}
        problem={{ key: 'errors.validation', fields: { '/body/title': 'errors.title.taken' } }}
      />
    </UiTextsProvider>,
  );
  await send();
  const list = await summary();
  expect(list).toHaveFocus();
  expect(within(list).getByRole('link', { name: 'Title – This title is taken' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(/This title is taken/);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Review');
});

it('shows a problem without fields with its id, and can be submitted again', async () => {
  const received = jest.fn();
  const translate = (key: string) => (key === 'errors.room.taken' ? 'Somebody was faster' : key);
  render(
    <UiTextsProvider translate={translate}>
      <Booking values={complete} send={received} problem={{ key: 'errors.room.taken', id: 'b1f0' }} />
    </UiTextsProvider>,
  );
  await send();
  expect(await summary()).toHaveTextContent('Somebody was faster');
  expect(await summary()).toHaveTextContent('b1f0');
  await send();
  await waitFor(() => expect(received).toHaveBeenCalledTimes(2));
});

it('speaks French', async () => {
  render(
    <UiTextsProvider texts={frenchTexts} language="fr">
      <Booking />
    </UiTextsProvider>,
  );
  await send();
  expect(await summary()).toHaveTextContent('8 réponses sont à revoir');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(/Veuillez remplir ce champ/);
});

it('shows and hides a password without losing it', async () => {
  render(<Booking values={complete} />);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveValue('long enough');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

it('reports unsaved input until it is submitted or unmounted', async () => {
  const report = jest.fn();
  const { unmount } = render(
    <UnsavedInputProvider value={report}>
      <Booking values={complete} />
    </UnsavedInputProvider>,
  );
  expect(report).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  await waitFor(() => expect(report).toHaveBeenLastCalledWith(expect.any(String), true));
  await send();
  await waitFor(() => expect(report).toHaveBeenLastCalledWith(expect.any(String), false));
  unmount();
  expect(report).toHaveBeenLastCalledWith(expect.any(String), false);
});
