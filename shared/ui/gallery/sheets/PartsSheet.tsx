import {
  Avatar,
  Badge,
  Button,
  ButtonLink,
  Checkbox,
  Cluster,
  ConfirmDialog,
  DateInput,
  DescriptionList,
  Dialog,
  Field,
  FilterChips,
  Grid,
  IconButton,
  Kbd,
  MenuButton,
  Monogram,
  Page,
  RadioGroup,
  SearchInput,
  Section,
  SegmentedControl,
  Select,
  Stack,
  StatusBadge,
  Switch,
  TextArea,
  TextInput,
  TimeInput,
  useToast,
} from '@park/ui';
import { Calendar, DatePicker } from '@park/ui/date-picker';
import { ProgressBar } from '@park/ui/pages';
import { CalendarIcon, EllipsisIcon, PencilIcon, PlusIcon, SettingsIcon, Trash2Icon, UserIcon } from '@park/ui/icons';
import { useState } from 'react';

const people = ['Anna Meier', 'Luc Favre', 'Noor el Hadi', 'Pia', 'Jean-Luc d’Arbois'];
const companies = ['Alpine Robotics', 'Helvia', 'Quantum Leap SA', 'Nanolabs', 'Lac & Fils'];

export function PartsSheet() {
  const [half, setHalf] = useState<'am' | 'pm' | 'day'>('am');
  const [chips, setChips] = useState<string[]>(['robotics']);
  const [query, setQuery] = useState('alp');
  const [time, setTime] = useState('14:00');
  const [day, setDay] = useState('2026-11-20');
  const [dialog, setDialog] = useState<'none' | 'dialog' | 'confirm'>('none');
  const toast = useToast();
  return (
    <Page
      title="Parts of the portal"
      count="64"
      state={<StatusBadge status="success">Live</StatusBadge>}
      lead="Every part once, in the states that matter. What is not here does not exist."
      breadcrumbs={[
        { label: 'Portal', href: '#portal' },
        { label: 'Design', href: '#design' },
      ]}
      action={
        <Button variant="primary" icon={<PlusIcon size={16} />}>
          Add a part
        </Button>
      }
    >
      <Section title="Buttons">
        <Stack>
          <Cluster>
            <Button variant="primary">Book 10:00 to 11:00</Button>
            <Button>Show day</Button>
            <Button variant="quiet">Clear filters</Button>
            <Button variant="danger">Cancel booking</Button>
            <ButtonLink href="#x" icon={<CalendarIcon size={16} />}>
              Calendar
            </ButtonLink>
            <Button disabled>Not now</Button>
            <Button variant="primary" busy busyText="Booking">
              Book
            </Button>
          </Cluster>
          <Cluster>
            <Button size="small" variant="primary">
              Release
            </Button>
            <Button size="small">Edit</Button>
            <Button size="small" variant="quiet">
              More
            </Button>
            <IconButton label="Edit" icon={<PencilIcon size={18} />} />
            <IconButton label="Delete" variant="secondary" icon={<Trash2Icon size={18} />} />
            <MenuButton
              label="Row actions"
              icon={<EllipsisIcon size={18} />}
              items={[
                { kind: 'heading', key: 'h', label: 'Anna Meier' },
                { key: 'profile', label: 'Profile', icon: <UserIcon size={16} />, href: '#profile' },
                {
                  key: 'settings',
                  label: 'Settings',
                  icon: <SettingsIcon size={16} />,
                  hint: 'Ctrl ,',
                  onSelect: () => undefined,
                },
                { kind: 'choice', key: 'mail', label: 'Mail me', checked: true, onSelect: () => undefined },
                { kind: 'separator', key: 's' },
                {
                  key: 'out',
                  label: 'Delete',
                  icon: <Trash2Icon size={16} />,
                  danger: true,
                  onSelect: () => undefined,
                },
              ]}
            />
            <Button onClick={() => setDialog('dialog')}>Open dialog</Button>
            <Button onClick={() => setDialog('confirm')}>Ask first</Button>
            <Button
              onClick={() =>
                toast.show({
                  message: 'Matterhorn is booked for Fri 20 Nov, 14:00–15:00',
                  action: { label: 'Undo', run: () => undefined },
                })
              }
            >
              Toast
            </Button>
          </Cluster>
        </Stack>
      </Section>

      <Section title="Words that sort" action={<a href="#all">All of them</a>}>
        <Cluster>
          <Badge>Robotics</Badge>
          <Badge tone="accent">Your company</Badge>
          <StatusBadge status="success">Confirmed</StatusBadge>
          <StatusBadge status="warning">Waiting for approval</StatusBadge>
          <StatusBadge status="danger">Cancelled</StatusBadge>
          <StatusBadge status="info">Members only</StatusBadge>
          <StatusBadge status="neutral">Draft</StatusBadge>
          <span>
            <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
          </span>
        </Cluster>
      </Section>

      <Section title="People and companies">
        <Cluster gap={3}>
          {people.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          {companies.map((name) => (
            <Monogram key={name} name={name} />
          ))}
          <Avatar name="Anna Meier" size="small" />
          <Monogram name="Alpine Robotics" size="large" />
        </Cluster>
      </Section>

      <Section title="Fields">
        <Grid columns="narrow">
          <Field label="Company name" help="As in the commercial register">
            {(control) => <TextInput {...control} defaultValue="Alpine Robotics SA" />}
          </Field>
          <Field label="E-mail" error="Enter an e-mail address, for example name@company.ch">
            {(control) => <TextInput {...control} type="email" defaultValue="anna@" />}
          </Field>
          <Field label="Building" optional>
            {(control) => (
              <Select
                {...control}
                placeholder="All buildings"
                options={[
                  { value: 'a', label: 'Building A' },
                  { value: 'b', label: 'Building B' },
                ]}
              />
            )}
          </Field>
          <Field label="Locked">
            {(control) => <TextInput {...control} disabled defaultValue="Not yours to change" />}
          </Field>
          <Field label="Day">
            {(control) => <DateInput {...control} value={day} onChange={({ target }) => setDay(target.value)} />}
          </Field>
          <Field label="From">
            {(control) => <TimeInput {...control} value={time} onChange={({ target }) => setTime(target.value)} />}
          </Field>
          <Field label="Note" optional>
            {(control) => <TextArea {...control} placeholder="For the reception" />}
          </Field>
          <DatePicker label="Picked day" value={day} onChange={setDay} min="2026-11-04" />
        </Grid>
      </Section>

      <Section title="Choices">
        <Grid columns="narrow">
          <div>
            <Checkbox label="Projector" defaultChecked />
            <Checkbox label="Video conference" help="Needs a code from the reception" />
            <Checkbox label="Catering" disabled />
            <Switch label="Mail me the day before" defaultChecked />
            <Switch label="Show my telephone number" />
          </div>
          <RadioGroup
            legend="How often"
            defaultValue="weekly"
            options={[
              { value: 'once', label: 'Once' },
              { value: 'weekly', label: 'Every week' },
              { value: 'monthly', label: 'Every month', disabled: true },
            ]}
          />
          <Calendar value={day} onChange={setDay} min="2026-11-04" today="2026-11-18" />
        </Grid>
      </Section>

      <Section title="Filters">
        <Stack>
          <Cluster>
            <SearchInput label="Search companies" value={query} onChange={setQuery} />
            <SegmentedControl
              legend="Half of the day"
              options={[
                { value: 'am', label: 'Morning' },
                { value: 'pm', label: 'Afternoon' },
                { value: 'day', label: 'Whole day' },
              ]}
              value={half}
              onChange={setHalf}
            />
          </Cluster>
          <FilterChips
            legend="Sector"
            values={[
              { value: 'robotics', label: 'Robotics', count: 24 },
              { value: 'biotech', label: 'Biotech', count: 41 },
              { value: 'energy', label: 'Energy', count: 9 },
            ]}
            selected={chips}
            onChange={setChips}
          />
        </Stack>
      </Section>

      <Section title="Facts">
        <Grid columns="broad">
          <DescriptionList
            items={[
              { term: 'Building', value: 'C, second floor' },
              { term: 'Agreement', value: 'SQIE' },
              { term: 'Web', value: <a href="https://alpine.example">alpine.example</a> },
              { term: 'Founded', value: null },
            ]}
          />
          <Stack>
            <ProgressBar label="Room hours this month" value={14} max={20} valueText="14 of 20 h" />
            <ProgressBar label="Spots taken" value={92} valueText="92 %" />
          </Stack>
        </Grid>
      </Section>

      <Dialog
        open={dialog === 'dialog'}
        onClose={() => setDialog('none')}
        title="Release your spot"
        actions={
          <>
            <Button onClick={() => setDialog('none')}>Keep it</Button>
            <Button variant="primary">Release P2-14 on Friday</Button>
          </>
        }
      >
        <Stack>
          <p>Somebody else can book it from now on. Each half that is booked earns you a credit.</p>
          <Field label="Last day">
            {(control) => <DateInput {...control} value={day} onChange={({ target }) => setDay(target.value)} />}
          </Field>
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={dialog === 'confirm'}
        onClose={() => setDialog('none')}
        onConfirm={() => setDialog('none')}
        title="Delete the company Helvia?"
        confirmText="Delete company"
        danger
      >
        <p>Its 12 people lose their access today. This cannot be undone.</p>
      </ConfirmDialog>
    </Page>
  );
}
