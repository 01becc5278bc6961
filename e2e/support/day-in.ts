/** The calendar day in so many days, `YYYY-MM-DD`. */
export const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
