/** Limits of jobs that screens name. Without a schema, so that a page that needs nothing else stays small. */

/** Days that a job can be public. */
export const maxJobDays = 90;

/** Days that a new job is public, unless its writer chooses others. */
export const usualJobDays = 60;
