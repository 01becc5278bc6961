/** Limits of people that screens name. */
export { minAgeYears } from '@park/domain';
