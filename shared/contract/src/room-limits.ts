/** Limits of rooms that screens name. Without a schema, so that a page that needs nothing else stays small. */

/** How long somebody can book at a door, in minutes. */
export const doorMinutes = [15, 30, 60] as const;

/** How far the last date of a series may be from its first, in days. */
export const maxSeriesDays = 365;

/** Hours that a company may book under a contract in a month: those of a month with 31 days. */
export const maxQuotaHours = 31 * 24;

// Longest texts, in characters.
export const maxBookingTitleLength = 120;
export const maxBookingNoteLength = 2000;
/** Of the text that finds colleagues by their name. */
export const maxColleagueSearchLength = 100;
export const maxRoomNameLength = 80;
export const maxFloorLength = 20;
/** Of what a door display or a calendar address is for. */
export const maxTokenLabelLength = 80;
export const maxClosureReasonLength = 200;
/** Of what people read whose bookings a closure moves or cancels. */
export const maxClosureMessageLength = 500;
/** Of the reason of a manager's decision. */
export const maxDecisionReasonLength = 500;
