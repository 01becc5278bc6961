import { text } from 'drizzle-orm/pg-core';

/** A column with the half of a day: the morning or the afternoon. */
export const half = (name: string) => text(name, { enum: ['am', 'pm'] });
