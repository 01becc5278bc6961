/** Converts between the form of the vehicles, which always has a row for each, and the contract, which has none empty. */
import { maxVehicles } from '@park/contract/parking-limits';
import { VehiclesBody, type Vehicle } from '@park/contract/parking-permits';
import { formSchema } from '@park/ui/form';

/** A form removes an empty plate before it parses again. */
type Row = Partial<Pick<Vehicle, 'plate'>> & Omit<Vehicle, 'plate'>;

export const vehicleRows = (vehicles: readonly Vehicle[]): Vehicle[] =>
  Array.from({ length: maxVehicles }, (_none, index) => vehicles[index] ?? { plate: '', isElectric: false });

/** Rows without any input are left out. */
export const VehiclesInput = formSchema(({ vehicles }: { vehicles: Row[] }) => {
  const filled = [...vehicles.entries()].filter(([, { plate = '', isElectric }]) => isElectric || plate.trim() !== '');
  const result = VehiclesBody.safeParse({ vehicles: filled.map(([, vehicle]) => vehicle) });
  if (result.success) return result;
  // An issue counts the vehicles that are sent; the form counts rows.
  const issues = result.error.issues.map(({ path: [list = 'vehicles', sent, ...rest], ...issue }) => ({
    ...issue,
    path: [list, filled[Number(sent)]?.[0] ?? 0, ...rest],
  }));
  return { success: false as const, error: { issues } };
});
