import { Button, IconButton, Page, Stack, StatusBadge, Table, type Column, type Sort } from '@park/ui';
import { EllipsisIcon } from '@park/ui/icons';
import { useState } from 'react';

interface Booking {
  id: number;
  room: string;
  when: string;
  people: number;
  credits: string;
  state: 'success' | 'warning' | 'danger';
}

const words = { success: 'Confirmed', warning: 'Waiting', danger: 'Cancelled' } as const;
const rooms = ['Matterhorn', 'Eiger', 'Mönch', 'Jungfrau', 'Säntis', 'Pilatus', 'Rigi', 'Dent Blanche'];
const bookings: Booking[] = rooms.map((room, id) => ({
  id,
  room,
  when: `Fri ${20 + id} Nov, ${8 + id}:00–${9 + id}:30`,
  people: 4 + ((id * 7) % 17),
  credits: (id * 1.5).toFixed(1),
  state: (['success', 'warning', 'success', 'danger'] as const)[id % 4] ?? 'success',
}));

const columns: Column<Booking>[] = [
  {
    key: 'room',
    header: 'Room',
    isRowHeader: true,
    sortable: true,
    cell: ({ room }) => <a href={`#${room}`}>{room}</a>,
  },
  { key: 'when', header: 'When', sortable: true, cell: ({ when }) => when },
  { key: 'state', header: 'State', cell: ({ state }) => <StatusBadge status={state}>{words[state]}</StatusBadge> },
  { key: 'people', header: 'People', align: 'end', sortable: true, cell: ({ people }) => people },
  { key: 'credits', header: 'Hours', align: 'end', cell: ({ credits }) => credits },
  {
    key: 'actions',
    header: 'Actions',
    isActions: true,
    align: 'end',
    cell: ({ room }) => <IconButton size="small" label={`More about ${room}`} icon={<EllipsisIcon size={16} />} />,
  },
];

export function TableSheet() {
  const [sort, setSort] = useState<Sort>({ key: 'room', direction: 'ascending' });
  const rows = [...bookings].sort(
    (a, b) =>
      (sort.direction === 'ascending' ? 1 : -1) *
      (sort.key === 'people' ? a.people - b.people : a.room.localeCompare(b.room)),
  );
  return (
    <Page title="My bookings" count={bookings.length} action={<Button variant="primary">Book a room</Button>}>
      <Stack>
        <Table
          caption="Rooms that you booked, next first"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={setSort}
        />
      </Stack>
    </Page>
  );
}
