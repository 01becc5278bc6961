/**
 * `@park/platform`: everything the shell gives remotes, and nothing else. The version in package.json is the contract's
 * version: change what stands here and raise it.
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
export { Allowed, useAccess, useAdminFlag, usePermission, type AccessDecisions } from './access/access';
export { useListAddress, type ListAddress, type ListAddressOptions } from './address/use-list-address';
export type { CallArguments, CallOptions, CallResult, ParkClient } from './client/client';
export type { DownloadedFile, DownloadResult } from './client/parse-response';
export { useConfiguration, type ExternalLinks, type PublicConfiguration } from './configuration/configuration';
export { useCall, type QueryState, type QueryName, type QueryOptions } from './data/use-call';
export { useDownload, type Download } from './data/use-download';
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
export { CallError, type CallFailure } from './errors/call-error';
export { errorText, handleError, type Translate } from './errors/handle-error';
export { FatalError, LocalizedError, RecoverableError, UniqueError } from './errors/portal-errors';
export { createFormats, useFormat, type Formats, type Instant } from './format/format';
export { useHasRoute } from './navigation/has-route';
export { usePageTitle } from './navigation/page-title';
export { useStructuredData } from './navigation/structured-data';
export * from './navigation/router';
export { useRemoteName } from './remote/remote-name';
export { defineRemoteModule, type RemoteModule } from './remote/remote-module';
export { useReport, type LogFields, type LogLevel, type Reporter } from './reporting/reporting';
export {
  useProfileUpdate,
  useSession,
  type ProfileUpdate,
  type SessionCompany,
  type SessionState,
  type SessionUser,
} from './session/session';
export { memberEventSettings, useMemberEventSetting, type MemberEventSetting } from './storage/member-event-setting';
export { useStoredChoice } from './storage/stored-choice';
export { useLanguage, useTexts, type TextKey, type Texts, type TextValues } from './texts/use-texts';
export type { TextTree } from './texts/text-store';
export { useServices } from './services';
export { useUnsavedChanges, type UnsavedChanges } from './unsaved/unsaved-changes';
