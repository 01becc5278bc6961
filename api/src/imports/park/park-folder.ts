/** What a park folder holds once it is read: rows with their lines, everything that refers to something checked. */
import type { InfoPageSource } from './info-page-file';
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
import type { roomClosureTable } from './room-closure-table';
import type { assignmentTable, holidayTable, leaseTable, permitTable } from './holding-tables';
import type { closureTable, creditTable, waitlistTable } from './parking-life-tables';
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
export type LeaseRow = TableRow<typeof leaseTable>;
export type AssignmentRow = TableRow<typeof assignmentTable>;
export type PermitRow = TableRow<typeof permitTable>;
export type HolidayRow = TableRow<typeof holidayTable>;
export type ParkingBookingRow = TableRow<typeof parkingBookingTable>;
type ClosureRow = TableRow<typeof closureTable>;
type WaitlistRow = TableRow<typeof waitlistTable>;
type CreditRow = TableRow<typeof creditTable>;
export type RoomRow = TableRow<typeof roomTable>;
export type QuotaRow = TableRow<typeof quotaTable>;
export type RoomBookingRow = TableRow<typeof roomBookingTable>;
type RoomClosureRow = TableRow<typeof roomClosureTable>;
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
  leases: LeaseRow[];
  assignments: AssignmentRow[];
  permits: PermitRow[];
  holidays: HolidayRow[];
  releases: ReleaseRow[];
  parkingBookings: ParkingBookingRow[];
  closures: ClosureRow[];
  waitlist: WaitlistRow[];
  credits: CreditRow[];
  rooms: RoomRow[];
  quotas: QuotaRow[];
  roomBookings: RoomBookingRow[];
  roomClosures: RoomClosureRow[];
  jobs: JobRow[];
  suppliers: SupplierRow[];
  votes: SupplierVoteRow[];
  news: NewsFile;
  events: ParkEvent[];
  spotlights: SpotlightFile;
  templates: TemplatesFile;
  /** Guides and templates. */
  documents: DocumentSource[];
  /** Pages of the folder `pages/`. */
  infoPages: InfoPageSource[];
  /** By path, `logos/auscultia.png`. */
  images: ReadonlyMap<string, ImageSource>;
}
