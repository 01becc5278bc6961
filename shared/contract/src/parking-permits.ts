/** What people need for some kinds of spots: vehicles for electric ones, permits for accessible ones. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { maxVehicles, plateLength } from './parking-limits';
import { calendarDay, calendarDayInput, recordPath } from './query-string';

export const Vehicle = z.object({
  plate: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.minLength(plateLength.min, 'errors.field.tooShort'),
      z.maxLength(plateLength.max, 'errors.field.tooLong'),
    ),
  isElectric: z.boolean(),
});
export type Vehicle = z.output<typeof Vehicle>;

export const VehiclesBody = z.object({
  vehicles: z.array(Vehicle).check(z.maxLength(maxVehicles, 'errors.field.tooMany')),
});

export const Permit = z.object({
  id: z.string(),
  person: z.object({ id: z.string(), name: z.string(), company: z.string() }),
  firstDay: calendarDay(),
  /** Null: without end. */
  lastDay: z.nullable(calendarDay()),
});
export type Permit = z.output<typeof Permit>;

export const PermitBody = z.object({
  email: z.email('errors.field.email').check(z.maxLength(254, 'errors.field.tooLong')),
  firstDay: calendarDayInput(),
  lastDay: z.optional(calendarDayInput()),
});

export const parkingPermitCalls = defineCalls({
  'GET /api/parking/vehicles': {
    summary: 'Your vehicles',
    access: 'Parkshare_Book',
    response: z.object({ vehicles: z.array(Vehicle) }),
  },
  'PUT /api/parking/vehicles': {
    summary: 'Replace your vehicles, at most three',
    description: 'Electric spots need an electric vehicle until 09:00 of the day.',
    access: 'Parkshare_Book',
    body: VehiclesBody,
    response: z.object({ vehicles: z.array(Vehicle) }),
    errors: ['errors.parking.sameVehicle'],
  },
  'GET /api/parking/permits': {
    summary: 'Permits for accessible spots',
    access: 'Parkshare_SuperManage',
    response: z.object({ items: z.array(Permit) }),
  },
  'POST /api/parking/permits': {
    summary: 'Grant a permit for accessible spots',
    access: 'Parkshare_SuperManage',
    body: PermitBody,
    response: z.object({ id: z.string() }),
    status: 201,
    errors: ['errors.parking.permitPersonNotFound', 'errors.parking.permitExists'],
  },
  'DELETE /api/parking/permits/{id}': {
    summary: 'End a permit today',
    access: 'Parkshare_SuperManage',
    params: recordPath,
    errors: ['errors.parking.permitNotFound'],
  },
});
