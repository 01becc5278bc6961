import type { CompanyHalf, CompanySpots } from '@park/contract/parking-holding';

export type CompanySpot = CompanySpots['spots'][number];

export interface SelectedHalf {
  readonly spot: CompanySpot['spot'];
  readonly half: CompanyHalf;
}
