/**
 * The part of the design system that the first screen needs: native elements, no library. Larger components have their
 * own entries: @park/ui/icons, @park/ui/pages, @park/ui/menu, @park/ui/date-picker, @park/ui/form, @park/ui/chart,
 * @park/ui/editor.
 */
export {
  Button,
  ButtonLink,
  IconButton,
  type ButtonLinkProps,
  type ButtonProps,
  type IconButtonProps,
} from './actions/Button';
export { MenuButton, type MenuButtonProps, type MenuPanelProps } from './menu-button/MenuButton';
export type { MenuItem } from './menu-button/menu-items';
export { buttonClassName, type ButtonLook, type ButtonVariant } from './actions/button-class-name';
export { classNames } from './class-names';
export { Avatar, Monogram, type MarkProps } from './content/Avatar';
export { Badge, Kbd, StatusBadge, type Status } from './content/Badge';
export { Card, type CardProps } from './content/Card';
export { DescriptionList, type Description } from './content/DescriptionList';
export { GeneratedCover, type GeneratedCoverProps } from './content/GeneratedCover';
export { Table, type Column, type Sort, type TableProps } from './content/Table';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/ConfirmDialog';
export { Dialog, type DialogProps } from './dialog/Dialog';
export { FacetGroup, FilterChips, type FacetProps, type FacetValue } from './fields/facets';
export { Field, FieldError, FieldHelp, Label, type ControlProps, type FieldProps } from './fields/Field';
export {
  Checkbox,
  RadioGroup,
  Switch,
  type ChoiceProps,
  type RadioGroupProps,
  type RadioOption,
} from './fields/choices';
export { TimeInput, type TimeInputProps } from './time-input/TimeInput';
export { DateInput, type CalendarPanelProps, type DateInputProps } from './date-input/DateInput';
export {
  Select,
  TextArea,
  TextInput,
  type Option,
  type SelectProps,
  type TextAreaProps,
  type TextInputProps,
} from './fields/inputs';
export { SearchInput, type SearchInputProps } from './fields/SearchInput';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './fields/SegmentedControl';
export {
  Cluster,
  Grid,
  List,
  Stack,
  type ClusterProps,
  type Gap,
  type GridProps,
  type ListProps,
} from './layout/arrange';
export { Breadcrumbs, type Crumb } from './layout/Breadcrumbs';
export { Page, Section, type PageProps, type SectionProps } from './layout/Page';
export { Sidebar, type SidebarProps } from './layout/Sidebar';
export { SkipLink, VisuallyHidden } from './layout/VisuallyHidden';
export { UiLink, UiLinkProvider, type UiLinkProps } from './links/UiLink';
export { EmptyState, type EmptyKind, type EmptyStateProps } from './states/EmptyState';
export {
  ErrorPanel,
  ErrorReference,
  ErrorText,
  isRefusal,
  type ErrorPanelProps,
  type ShownError,
} from './states/ErrorPanel';
export { LoadMore, type LoadMoreProps } from './states/LoadMore';
export { Notice, type NoticeProps, type NoticeTone } from './states/Notice';
export {
  Loading,
  SkeletonBone,
  SkeletonCards,
  SkeletonPage,
  SkeletonTable,
  SkeletonText,
  type Bone,
  type SkeletonCardsProps,
} from './states/Skeleton';
export { englishTexts, type FieldErrorTexts, type UiTexts } from './texts/ui-texts';
export {
  ErrorTextsProvider,
  UiTextsProvider,
  useTranslate,
  useUiLanguage,
  useUiTexts,
  type Translate,
  type UiTextsProviderProps,
} from './texts/UiTextsProvider';
export { ToastProvider, useToast } from './toast/Toasts';
export { useErrorToast } from './toast/use-error-toast';
export type { Toast } from './toast/toast-queue';
export { UnsavedInputProvider, useUnsavedInput, type UnsavedInputListener } from './unsaved/UnsavedInput';
