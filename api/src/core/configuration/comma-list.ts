import { z } from 'zod';

/** A value such as `a, b`, with the parser of its parts. */
export const commaList = <Part extends z.ZodType<unknown, string>>(part: Part) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(z.array(part));
