const separators = /[,;\n]+/;
const emailForm = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** `a@b.ch, c@d.ch` as a list, without repetition. */
export const parseAttendees = (text: string): string[] => [
  ...new Set(
    text
      .split(separators)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** The first complete part that is no address; the last part may still be typed. */
export const invalidAddress = (text: string): string | undefined => {
  const parts = text.split(separators).map((part) => part.trim());
  return parts.slice(0, -1).find((part) => part !== '' && !emailForm.test(part));
};
