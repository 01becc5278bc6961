import type { ManagedRoom } from '@park/contract/room-management';

export const namesOf = (rooms: readonly ManagedRoom[], ids: readonly string[]): string[] =>
  rooms.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
