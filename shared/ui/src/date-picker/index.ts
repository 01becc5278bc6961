/** Dates picked from a month. A plain DateInput of @park/ui is enough where the date is known by heart. */
export { Calendar, type CalendarProps } from './Calendar';
export { DatePicker, type DatePickerProps } from './DatePicker';
