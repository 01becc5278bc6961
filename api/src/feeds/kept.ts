/** How long calendars are told of what was cancelled, and how far back a personal one reaches (domain.md §3). */
export const keptForMs = 90 * 86_400_000;
