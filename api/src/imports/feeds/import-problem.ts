/** A part of a file that was skipped or changed, with its location. */
export interface ImportProblem {
  line: number;
  message: string;
  /** The record was imported without the part that the message is about. */
  isNote?: true;
  /** The portal asks what is meant instead. */
  isQuestion?: true;
}

/** `events.ics:12: message`, which editors and terminals open at the line. */
export const importProblemText = (file: string, { line, message }: ImportProblem): string =>
  `${file}:${line}: ${message}`;
