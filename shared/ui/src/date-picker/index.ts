/** A date field with a calendar. Where people know the date by heart, DateInput of @park/ui is enough. */
export { Calendar, type CalendarProps } from './Calendar';
export { DatePicker, type DatePickerProps } from './DatePicker';
