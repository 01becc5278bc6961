/** What of a file was left out or changed, told so that whoever made the file finds the place. */
export interface ImportProblem {
  line: number;
  message: string;
  /** The part was taken nevertheless, without what the message is about. */
  isNote?: true;
}

export const importProblemText = (file: string, { line, message }: ImportProblem): string =>
  `${file}:${line}: ${message}`;
