/**
 * Parts of list and details pages. Not shared at run time: each page bundles the parts it uses, so that no first
 * screen waits for a further file. The parts have no context of their own, so several copies work side by side.
 */
export { CalendarAddress, type CalendarAddressProps } from './CalendarAddress';
export { CopyField, type CopyFieldProps } from './CopyField';
export { DetailsFrame, type DetailsFrameProps } from './DetailsFrame';
export { EditConflict, type ConflictField, type EditConflictProps } from './EditConflict';
export { ExportButton, type ExportButtonProps } from './ExportButton';
export { lazyDialog, type LazyDialog } from './lazy-dialog';
export { lastListAddress, useRememberedList } from './last-list-address';
export { listForm } from './list-form';
export { asOnePage, type ListState, type WholeList } from './list-state';
export { eventHours, eventTime, isOneDay, lastMoment, type EventSpan, type EventTimeFormats } from './event-time';
export { FailedRecord, type FailedRecordProps } from './FailedRecord';
export { FieldGroup, type FieldGroupProps } from './FieldGroup';
export { FileButton, type FileButtonProps } from './FileButton';
export { FileField, type FileFieldProps } from './FileField';
export { hasFieldError } from './has-field-error';
export { ListEnd, type ListEndProps } from './ListEnd';
export { ListItems } from './ListItems';
export { FocusFrame, type FocusFrameProps } from './FocusFrame';
export { NotFoundPage, type NotFoundPageProps } from './NotFoundPage';
export { OtherLanguageNotice } from './OtherLanguageNotice';
export { PagedList, type EmptyMessage, type FilteredOutMessage, type PagedListProps } from './PagedList';
export { PageSections, type PageSectionsProps, type SectionLink } from './PageSections';
export { PersonalCalendarAddress, type PersonalCalendarAddressProps } from './PersonalCalendarAddress';
export { PendingTitle } from './PendingTitle';
export { LoadError, type LoadErrorProps } from './LoadError';
export { PrintableCode, type PrintableCodeProps } from './PrintableCode';
export { ProgressBar, type ProgressBarProps } from './ProgressBar';
export { QueryContent, type LoadedQuery, type QueryContentProps } from './QueryContent';
export { Paragraphs, RichText } from './RichText';
export { Row, Rows, type RowProps } from './Rows';
export { RowsSkeleton } from './RowsSkeleton';
export { matchesText, searchForm } from './search-form';
export { SearchField, type SearchFieldProps } from './SearchField';
export { signInAddress } from './sign-in-address';
export { useEditConflict, type ConflictingRecords } from './use-edit-conflict';
export { useRenderedCount } from './use-rendered-count';
export { useFocusAfterRender, type FocusAfterRenderOptions, type FocusTarget } from './use-focus-after-render';
export {
  gridCell,
  useGridNavigation,
  type GridKey,
  type GridNavigation,
  type GridNavigationOptions,
} from './use-grid-navigation';
export { weekdayName } from './weekday-name';
