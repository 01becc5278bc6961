import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../expect-accessible';
import { Avatar, Monogram } from './Avatar';
import { Badge, Kbd, StatusBadge } from './Badge';
import { Card } from './Card';
import { DescriptionList } from './DescriptionList';
import { GeneratedCover } from './GeneratedCover';
import { hashNumber, hashNumbers } from './hash-number';
import { ProgressBar } from '../pages/ProgressBar';
import { Table, type Column } from './Table';

interface Room {
  id: number;
  name: string;
  seats: number;
}

const rooms: Room[] = [
  { id: 1, name: 'Eiger', seats: 8 },
  { id: 2, name: 'Mönch', seats: 12 },
];
const columns: Column<Room>[] = [
  { key: 'name', header: 'Room', isRowHeader: true, sortable: true, cell: ({ name }) => name },
  { key: 'seats', header: 'Seats', align: 'end', sortable: true, cell: ({ seats }) => seats },
  { key: 'actions', header: 'Actions', isActions: true, cell: ({ name }) => <button>Book {name}</button> },
];

describe('a table', () => {
  it('is a table with a caption, headers for columns and rows, and passes axe', async () => {
    const { container } = render(
      <Table caption="Rooms of building C" columns={columns} rows={rows()} rowKey={({ id }) => id} />,
    );
    const table = screen.getByRole('table', { name: 'Rooms of building C' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(within(table).getByRole('rowheader', { name: 'Eiger' })).toBeInTheDocument();
    expect(within(table).getByRole('cell', { name: '12' })).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('shows the sort order, and reverses it when its header is pressed', async () => {
    const sort = jest.fn();
    render(
      <Table
        caption="Rooms"
        columns={columns}
        rows={rows()}
        rowKey={({ id }) => id}
        sort={{ key: 'name', direction: 'ascending' }}
        onSort={sort}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'Room' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Seats' })).toHaveAttribute('aria-sort', 'none');
    expect(screen.getByRole('columnheader', { name: 'Actions' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(screen.getByRole('button', { name: 'Room' }));
    await userEvent.click(screen.getByRole('button', { name: 'Seats' }));
    expect(sort.mock.calls).toEqual([
      [{ key: 'name', direction: 'descending' }],
      [{ key: 'seats', direction: 'ascending' }],
    ]);
  });
});

const rows = () => rooms;

it('a card is one link, named by its title', async () => {
  const { container } = render(
    <Card
      title="Helvia"
      href="/companies/details?id=1"
      meta="Building C"
      mark={<Monogram name="Helvia" />}
      footer={<Badge>Biotech</Badge>}
      media={<GeneratedCover title="Helvia" />}
      headingLevel={2}
    >
      <p>Enzymes</p>
    </Card>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Helvia' })).toHaveAttribute('href', '/companies/details?id=1');
  await expectAccessible(container);
});

describe('avatars', () => {
  it.each([
    ['Anna Meier', 'AM'],
    ['Jean-Luc d’Arbois', 'JA'],
    ['Helvia', 'H'],
    ['Lac & Fils', 'LF'],
    ['élan', 'É'],
    ['', '?'],
  ])('%s becomes %s', (name, letters) => {
    const { container } = render(<Avatar name={name} />);
    expect(container).toHaveTextContent(letters);
  });

  it('fall back to the initials when the picture does not load', () => {
    const { container } = render(<Monogram name="Alpine Robotics" picture="/logo.png" />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('alt', '');
    if (picture) fireEvent.error(picture);
    expect(container).toHaveTextContent('AR');
  });
});

describe('a generated cover', () => {
  const drawing = (title: string) => render(<GeneratedCover title={title} />).container.innerHTML;

  it('is the same for the same title and different for another', () => {
    expect(drawing('A new bridge')).toBe(drawing('A new bridge'));
    expect(drawing('A new bridge')).not.toBe(drawing('The canteen'));
  });

  it('has no style attribute, which the content security policy would block', () => {
    expect(drawing('A new bridge')).not.toContain('style=');
  });

  it('uses the published FNV-1a values, so that no release changes the pictures', () => {
    expect([hashNumber(''), hashNumber('a'), hashNumber('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
    const draw = hashNumbers('A new bridge');
    for (let index = 0; index < 200; index += 1) expect([0, 1, 2]).toContain(draw(3));
  });
});

it('a description list leaves out unknown values', async () => {
  const { container } = render(
    <DescriptionList
      items={[
        { term: 'Building', value: 'C' },
        { term: 'Founded', value: null },
        { term: 'Staff', value: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Building', 'Staff']);
  await expectAccessible(container);
});

it('statuses, keys and progress bars have a text', async () => {
  const { container } = render(
    <div>
      <StatusBadge status="danger">Cancelled</StatusBadge> <Badge tone="accent">Your company</Badge> <Kbd>Ctrl</Kbd>
      <ProgressBar label="Room hours" value={14} max={20} valueText="14 of 20 h" />
    </div>,
  );
  expect(screen.getByText('Cancelled')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Room hours' })).toHaveAttribute('aria-valuetext', '14 of 20 h');
  await expectAccessible(container);
});
