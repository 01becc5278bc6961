/** The calendar day after `YYYY-MM-DD`. Reckoned at noon UTC, so that no change of the clock is in the way. */
export function dayAfter(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + 1);
  return noon.toISOString().slice(0, 10);
}
