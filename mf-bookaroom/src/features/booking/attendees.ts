/** People to invite, as they are typed: e-mail addresses, separated by commas, semicolons or lines. */
const separators = /[,;\n]+/;
const emailForm = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

const partsOf = (text: string): string[] => text.split(separators).map((part) => part.trim());

/** `a@b.ch, c@d.ch` as a list, without repetition. */
export const parseAttendees = (text: string): string[] => [...new Set(partsOf(text).filter((part) => part !== ''))];

/** The first complete part that is no address; the last part may still be typed. */
export const invalidAddress = (text: string): string | undefined =>
  partsOf(text)
    .slice(0, -1)
    .find((part) => part !== '' && !emailForm.test(part));

/**
 * The issue of a form whose field `attendees` has something that is no address, and so would invite nobody.
 * @param known attendees of the booking so far, some of which may be names
 */
export const attendeeIssues = (text: string, known: readonly string[] = []) =>
  parseAttendees(text).every((part) => emailForm.test(part) || known.includes(part))
    ? []
    : [{ path: ['attendees'], message: 'errors.rooms.notAnAddress' }];
