/** The formats that a text can name behind a value: `{{used, duration}}`. */
import type { Formats } from '../formats/formats';

export const textFormats = ['duration', 'bytes', 'number', 'day', 'longDay', 'time', 'dayAndTime'] as const;

/** Returns the value in a format; a missing value is empty. */
export function formatTextValue(formats: Formats, value: unknown, format: (typeof textFormats)[number]): string {
  if (value === undefined || value === null || value === '') return '';
  switch (format) {
    case 'duration':
    case 'bytes':
    case 'number':
      return formats[format](Number(value));
    case 'dayAndTime':
      return `${formats.day(String(value))}, ${formats.time(String(value))}`;
    default:
      return formats[format](String(value));
  }
}
