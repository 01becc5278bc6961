/**
 * The words that components say by themselves. The shell hands in the words of the chosen language; without them
 * the components speak English. French: `@park/ui/texts/fr`.
 */
export interface UiTexts {
  close: string;
  cancel: string;
  retry: string;
  undo: string;
  copy: string;
  copied: string;
  loading: string;
  loadMore: string;
  loadingMore: string;
  clearSearch: string;
  optional: string;
  choose: string;
  breadcrumbs: string;
  skipToContent: string;
  notifications: string;
  errorTitle: string;
  errorMessage: string;
  /** Label of an error's identifier, for people to quote. */
  errorId: string;
  info: string;
  success: string;
  warning: string;
  danger: string;
  showPassword: string;
  hidePassword: string;
  /** Title of the list of errors above a form. */
  errorSummary: (count: number) => string;
  chooseDate: string;
  /** In an empty date field. */
  datePattern: string;
  dateUnclear: string;
  timePattern: string;
  timeUnclear: string;
  previousMonth: string;
  nextMonth: string;
  openMenu: string;
  fieldErrors: FieldErrorTexts;
}

/** Why an input was refused. `count` is the limit that was missed: characters, or the number itself. */
export interface FieldErrorTexts {
  required: string;
  notChosen: string;
  notTicked: string;
  tooShort: (count: number) => string;
  tooLong: (count: number) => string;
  tooSmall: (count: number) => string;
  tooBig: (count: number) => string;
  invalidEmail: string;
  invalidUrl: string;
  invalidDate: string;
  invalidTime: string;
  invalidNumber: string;
  invalid: string;
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const englishTexts: UiTexts = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  undo: 'Undo',
  copy: 'Copy',
  copied: 'Copied',
  loading: 'Loading',
  loadMore: 'Show more',
  loadingMore: 'Loading more',
  clearSearch: 'Clear search',
  optional: 'optional',
  choose: 'Choose',
  breadcrumbs: 'Where you are',
  skipToContent: 'Skip to content',
  notifications: 'Notifications',
  errorTitle: 'This did not work',
  errorMessage: 'Something went wrong on our side. Please try again.',
  errorId: 'Reference',
  info: 'Note:',
  success: 'Done:',
  warning: 'Caution:',
  danger: 'Problem:',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  errorSummary: (count) => (count === 1 ? 'One answer needs your attention' : `${count} answers need your attention`),
  chooseDate: 'Choose a date',
  datePattern: 'dd/mm/yyyy',
  timePattern: 'hh:mm',
  timeUnclear: 'Enter hours and minutes, for example 14:30.',
  dateUnclear: 'Enter day, month and year, for example 25/12/2026.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  openMenu: 'Open menu',
  fieldErrors: {
    required: 'Please fill this in',
    notChosen: 'Please choose',
    notTicked: 'Please tick this box',
    tooShort: (count) => `At least ${plural(count, 'character', 'characters')}`,
    tooLong: (count) => `At most ${plural(count, 'character', 'characters')}`,
    tooSmall: (count) => `${count} or more`,
    tooBig: (count) => `${count} or less`,
    invalidEmail: 'Enter an e-mail address, for example name@company.ch',
    invalidUrl: 'Enter a web address, for example https://company.ch',
    invalidDate: 'Enter a date',
    invalidTime: 'Enter a time, for example 14:30',
    invalidNumber: 'Enter a whole number',
    invalid: 'Please check this answer',
  },
};
