const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text has the form of a record's id, a UUID of any version. Check it before passing it to the database. */
export const isRecordId = (text: string): boolean => uuidPattern.test(text);
