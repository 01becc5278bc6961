/**
 * `@park/platform`: everything that the shell provides to remotes. A change of these exports changes the version of the
 * platform (docs/conventions.md).
 */
export {
  addDays,
  addMonths,
  dayMs,
  formatQueryFilters,
  hourMs,
  isCalendarDay,
  isoWeekday,
  minuteMs,
  parseWebAddress,
  secondMs,
} from '@park/domain';
export { Allowed, useAccess, useAdminFlag, usePermission } from './access/access';
export { useListAddress, type ListAddress, type ListAddressOptions } from './address/use-list-address';
export type { CallResult, DownloadedFile, DownloadResult } from './client/call-result';
export type { CallArguments, CallOptions, ParkClient } from './client/client';
export { usePeriod, type Period } from './address/use-period';
export { useConfiguration } from './configuration/configuration';
export { useCall, type QueryState, type QueryName, type QueryOptions } from './data/use-call';
export { useDownload, type Download } from './data/use-download';
export { useOptimisticValue, type OptimisticValue } from './data/use-optimistic-value';
export { useCommand, type Command, type CommandName } from './data/use-command';
export { usePagedCall, type PagedQueryName, type PagedQueryState } from './data/use-paged-call';
export {
  defineRemote,
  type FirstCall,
  type FirstCallFilter,
  type Language,
  type LocalText,
  type NavigationEntry,
  type NavigationIcon,
  type RemoteDescriptor,
  type RouteAccess,
  type RouteDescriptor,
} from './descriptor/descriptor';
export { CallError, isNotFound, type CallFailure } from './errors/call-error';
export { errorText, handleError, type Translate } from './errors/handle-error';
export { FatalError, LocalizedError, RecoverableError, UniqueError } from './errors/portal-errors';
export { useFormat } from './format/use-format';
export { createFormats, type Formats, type Instant } from './formats/formats';
export { useHasRoute } from './navigation/has-route';
export { usePageTitle } from './navigation/page-title';
export { useStructuredData } from './navigation/structured-data';
export * from './navigation/router';
export { useRemoteName } from './remote/remote-name';
export { defineRemoteModule, type RemoteModule } from './remote/remote-module';
export { useReport } from './reporting/reporting';
export type { AccessDecisions } from './services/access-decisions';
export type { ExternalLinks, PublicConfiguration } from './services/public-configuration';
export type { LogFields, LogLevel, Reporter } from './services/reporter';
export { useServices } from './services/services';
export type { ProfileUpdate, SessionCompany, SessionState, SessionUser } from './services/session-state';
export type { UnsavedChanges } from './services/unsaved-changes';
export { useProfileUpdate, useSession } from './session/session';
export { useEditedEmployee } from './storage/edited-employee';
export { memberEventSettings, useMemberEventSetting, type MemberEventSetting } from './storage/member-event-setting';
export { useStoredChoice } from './storage/stored-choice';
export { useLanguage, useTexts, type TextKey, type Texts, type TextValues } from './texts/use-texts';
export type { TextTree } from './text-store/text-store';
export { useUnsavedChanges } from './unsaved/unsaved-changes';
