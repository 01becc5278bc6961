/** What a clock somewhere shows. */
export interface WallTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM:SS`; null for a whole day. */
  time: string | null;
  isUtc: boolean;
}
