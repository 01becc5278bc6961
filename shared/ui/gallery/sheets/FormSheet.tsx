import { ButtonLink, Cluster, Page } from '@park/ui';
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
} from '@park/ui/form';
import * as z from 'zod/mini';

const Schema = z.object({
  title: z.string().check(z.minLength(3), z.maxLength(80)),
  email: z.email(),
  web: z.optional(z.url()),
  people: z.number().check(z.minimum(1), z.maximum(24)),
  day: z.iso.date(),
  from: z.iso.time(),
  building: z.enum(['a', 'b']),
  often: z.enum(['once', 'weekly']),
  equipment: z.array(z.string()),
  password: z.string().check(z.minLength(10)),
  note: z.optional(z.string().check(z.maxLength(20))),
  rules: z.literal(true),
});

export function FormSheet() {
  const form = useForm({
    schema: Schema,
    defaultValues: {
      title: '',
      email: 'anna@',
      web: '',
      people: 30,
      day: '',
      from: '14:00',
      building: undefined,
      often: 'once',
      equipment: [],
      password: '',
      note: '',
      rules: undefined,
    },
  });
  return (
    <Page
      title="Book Matterhorn"
      width="form"
      lead="Fri 20 Nov, 24 seats, projector and video."
      breadcrumbs={[{ label: 'Rooms', href: '#rooms' }]}
    >
      <Form form={form} onSubmit={async () => new Promise((resolve) => setTimeout(resolve, 1500))}>
        <TextField name="title" label="What is it about?" help="Others see only that the room is taken." />
        <TextField name="email" label="E-mail" type="email" autoComplete="email" />
        <TextField name="web" label="Web page" type="url" optional />
        <Cluster gap={4} align="start">
          <DateField name="day" label="Day" />
          <TimeField name="from" label="From" />
        </Cluster>
        <NumberField name="people" label="People" help="At most 24" />
        <SelectField
          name="building"
          label="Building"
          placeholder
          options={[
            { value: 'a', label: 'Building A' },
            { value: 'b', label: 'Building B' },
          ]}
        />
        <RadioGroupField
          name="often"
          label="How often"
          options={[
            { value: 'once', label: 'Once' },
            { value: 'weekly', label: 'Every week', help: 'Until the end of the year' },
          ]}
        />
        <CheckboxGroupField
          name="equipment"
          label="Equipment"
          options={[
            { value: 'projector', label: 'Projector' },
            { value: 'video', label: 'Video conference' },
          ]}
        />
        <PasswordField name="password" label="Password" autoComplete="new-password" help="10 characters or more" />
        <TextAreaField name="note" label="Note" optional />
        <CheckboxField name="rules" label="I have read the rules of the building" />
        <Cluster>
          <SubmitButton busyText="Booking">Book 14:00 to 15:00</SubmitButton>
          <ButtonLink variant="quiet" href="#rooms">
            Back to rooms
          </ButtonLink>
        </Cluster>
      </Form>
    </Page>
  );
}
