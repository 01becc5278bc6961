/** The calendar of date fields. DateInput of @park/ui loads it when needed. */
export { Calendar, type CalendarProps } from './Calendar';
export { CalendarPanel } from './CalendarPanel';
export { DatePicker, type DatePickerProps } from './DatePicker';
