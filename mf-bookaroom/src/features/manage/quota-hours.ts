export const minutesPerHour = 60;

export const hoursOf = (minutes: number): number => minutes / minutesPerHour;
