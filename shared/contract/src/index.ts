/** All calls of the API in one object. Browser code imports types from here, never values. */
import { authCalls } from './auth';
import { backgroundJobCalls } from './background-jobs';
import type { ResponseOf, InputOf, ParsedInputOf } from './call';
import { catalogCalls } from './catalogs';
import { companyLogoCalls } from './company-logos';
import { companyCalls } from './companies';
import { directoryCalls } from './directory';
import { documentCalls } from './documents';
import { draftCalls } from './drafts';
import { eventEditingCalls } from './event-editing';
import { eventRegistrationCalls } from './event-registration';
import { eventCalls } from './events';
import { feedCalls } from './feeds';
import { fileImportCalls } from './file-imports';
import { fileCalls } from './files';
import { invitationCalls } from './invitations';
import { infoPageCalls } from './info-pages';
import { companyEditingCalls } from './company-editing';
import { jobEditingCalls } from './job-editing';
import { jobCalls } from './jobs';
import { newsCalls } from './news';
import { newsEditingCalls } from './news-editing';
import { notificationCalls } from './notifications';
import { parkingCalls } from './parking';
import { passkeyCalls } from './passkeys';
import { peopleImportCalls } from './people-import';
import { parkingClosureCalls } from './parking-closures';
import { parkingHoldingCalls } from './parking-holding';
import { parkingLeaseCalls } from './parking-leases';
import { parkingParkCalls } from './parking-park';
import { parkingPermitCalls } from './parking-permits';
import { peopleCalls } from './people';
import { parkingCheckInCalls } from './parking-check-in';
import { parkingCreditCalls } from './parking-credits';
import { parkingStatisticsCalls } from './parking-statistics';
import { parkingWaitlistCalls } from './parking-waitlist';
import { portalCalls } from './portal';
import { releaseCalls } from './releases';
import { publishingImageCalls } from './publishing-images';
import { roomCheckInCalls } from './room-check-in';
import { roomDisplayCalls } from './room-display';
import { roomManagementCalls } from './room-management';
import { roomRequestCalls } from './room-requests';
import { roomCalendarCalls } from './room-calendar';
import { roomChangeCalls } from './room-changes';
import { roomInvitationCalls } from './room-invitations';
import { roomSeriesCalls } from './room-series';
import { roomStatisticsCalls } from './room-statistics';
import { roomCalls } from './rooms';
import { savedCalls } from './saved';
import { searchCalls } from './search';
import { spaceRequestCalls } from './space-requests';
import { spotlightEditingCalls } from './spotlight-editing';
import { spotlightCalls } from './spotlight';
import { statisticsCalls } from './stats';
import { supplierCalls } from './suppliers';
import { userCalls } from './users';
import { webhookCalls } from './webhooks';

export const calls = {
  ...authCalls,
  ...passkeyCalls,
  ...userCalls,
  ...peopleCalls,
  ...peopleImportCalls,
  ...invitationCalls,
  ...portalCalls,
  ...companyCalls,
  ...catalogCalls,
  ...fileCalls,
  ...fileImportCalls,
  ...documentCalls,
  ...companyLogoCalls,
  ...newsCalls,
  ...eventCalls,
  ...eventRegistrationCalls,
  ...feedCalls,
  ...newsEditingCalls,
  ...eventEditingCalls,
  ...publishingImageCalls,
  ...infoPageCalls,
  ...draftCalls,
  ...jobCalls,
  ...jobEditingCalls,
  ...companyEditingCalls,
  ...supplierCalls,
  ...savedCalls,
  ...searchCalls,
  ...spotlightCalls,
  ...spotlightEditingCalls,
  ...directoryCalls,
  ...roomCalls,
  ...roomRequestCalls,
  ...roomCheckInCalls,
  ...roomManagementCalls,
  ...roomDisplayCalls,
  ...roomStatisticsCalls,
  ...roomChangeCalls,
  ...roomCalendarCalls,
  ...roomSeriesCalls,
  ...roomInvitationCalls,
  ...parkingCalls,
  ...parkingCheckInCalls,
  ...parkingCreditCalls,
  ...parkingStatisticsCalls,
  ...parkingWaitlistCalls,
  ...parkingClosureCalls,
  ...parkingHoldingCalls,
  ...parkingLeaseCalls,
  ...parkingParkCalls,
  ...parkingPermitCalls,
  ...statisticsCalls,
  ...releaseCalls,
  ...notificationCalls,
  ...webhookCalls,
  ...backgroundJobCalls,
  ...spaceRequestCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type CallInput<K extends CallName> = InputOf<Calls[K]>;
export type ParsedCallInput<K extends CallName> = ParsedInputOf<Calls[K]>;
export type CallResponse<K extends CallName> = ResponseOf<Calls[K]>;

export type { Access, CallDefinition, KeyAccess } from './call';
export type { Problem } from './problem';
export type { CurrentUser, PersonRow } from './users';
export type { CurrentCompany } from './companies';
