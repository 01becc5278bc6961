/** Tells from the list of files inside of an office document what it is. Nothing is unpacked. */

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const maxEntries = 5_000;

/** Returns the names in the directory of a ZIP file; null if it has none. */
function zipNames(content: Buffer): string[] | null {
  // The end is the last record, behind it there may be a comment of up to 64 KiB.
  let end = content.length - 22;
  const first = Math.max(0, end - 0xffff);
  while (end >= first && content.readUInt32LE(end) !== endOfDirectory) end -= 1;
  if (end < first) return null;
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  if (count > maxEntries) return null;
  const names: string[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > content.length || content.readUInt32LE(at) !== directoryEntry) return null;
    const nameLength = content.readUInt16LE(at + 28);
    names.push(content.toString('utf8', at + 46, at + 46 + nameLength));
    at += 46 + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return names;
}

/** What a document of each kind has inside. */
const mainFiles: Readonly<Record<string, readonly string[]>> = {
  '.docx': ['[Content_Types].xml', 'word/document.xml'],
  '.xlsx': ['[Content_Types].xml', 'xl/workbook.xml'],
  '.pptx': ['[Content_Types].xml', 'ppt/presentation.xml'],
  '.odt': ['mimetype', 'content.xml'],
  '.ods': ['mimetype', 'content.xml'],
};

/** Where programs are kept in them. */
const macros = /(?:^|\/)vbaProject\.bin$|^(?:Basic|Scripts)\//i;

/** OpenDocument names its kind in the first file, which is stored as it is. */
const openDocumentTypes: Readonly<Record<string, string>> = {
  '.odt': 'mimetypeapplication/vnd.oasis.opendocument.text',
  '.ods': 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
};

/** Whether the content is a document of the kind that its ending says, without macros. */
export function isOfficeFile(ending: string, content: Buffer): boolean {
  const names = content.length < 22 ? null : zipNames(content);
  const expected = mainFiles[ending];
  if (!names || !expected?.every((name) => names.includes(name))) return false;
  if (names.some((name) => macros.test(name))) return false;
  const type = openDocumentTypes[ending];
  return type === undefined || content.toString('latin1', 30, 30 + type.length) === type;
}
