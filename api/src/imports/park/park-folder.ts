/** What a park folder holds once it is read: rows with their lines, everything that refers to something checked. */
import type { companyTable } from '../shared/company-table';
import type { buildingTable, catalogTable, personTable } from './place-tables';
import type {
  lotTable,
  parkingBookingTable,
  quotaTable,
  releaseTable,
  roomBookingTable,
  roomTable,
  spotTable,
} from './booking-tables';
import type { CalendarEvent } from './calendar-file';
import type { jobTable, supplierTable, supplierVoteTable } from './content-tables';
import type { ImageSource } from './image-file';
import type { EventExtra, NewsFile, ParkFile, SpotlightFile, TemplatesFile } from './json-formats';
import type { TableRow } from '../shared/table-file';
import type { DocumentSource } from './document-file';

export type CatalogRow = TableRow<typeof catalogTable>;
export type BuildingRow = TableRow<typeof buildingTable>;
export type CompanyRow = TableRow<typeof companyTable>;
export type PersonRow = TableRow<typeof personTable>;
export type LotRow = TableRow<typeof lotTable>;
export type SpotRow = TableRow<typeof spotTable>;
export type ReleaseRow = TableRow<typeof releaseTable>;
export type ParkingBookingRow = TableRow<typeof parkingBookingTable>;
export type RoomRow = TableRow<typeof roomTable>;
export type QuotaRow = TableRow<typeof quotaTable>;
export type RoomBookingRow = TableRow<typeof roomBookingTable>;
export type JobRow = TableRow<typeof jobTable>;
export type SupplierRow = TableRow<typeof supplierTable>;
export type SupplierVoteRow = TableRow<typeof supplierVoteTable>;

/** An event of the calendar with what events.json adds. */
export interface ParkEvent extends CalendarEvent {
  extra: EventExtra;
}

export interface ParkFolder {
  directory: string;
  park: ParkFile;
  catalogs: CatalogRow[];
  buildings: BuildingRow[];
  companies: CompanyRow[];
  people: PersonRow[];
  lots: LotRow[];
  spots: SpotRow[];
  releases: ReleaseRow[];
  parkingBookings: ParkingBookingRow[];
  rooms: RoomRow[];
  quotas: QuotaRow[];
  roomBookings: RoomBookingRow[];
  jobs: JobRow[];
  suppliers: SupplierRow[];
  votes: SupplierVoteRow[];
  news: NewsFile;
  events: ParkEvent[];
  spotlights: SpotlightFile;
  templates: TemplatesFile;
  /** Guides and templates. */
  documents: DocumentSource[];
  /** By path, `logos/auscultia.png`. */
  images: ReadonlyMap<string, ImageSource>;
}
