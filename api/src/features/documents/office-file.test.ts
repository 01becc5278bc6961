import { isOfficeFile } from './office-file';

/** A ZIP file with stored entries. */
function zip(entries: Readonly<Record<string, string>>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt32LE(text.length, 18);
    header.writeUInt32LE(text.length, 22);
    header.writeUInt16LE(name.length, 26);
    const file = Buffer.concat([header, Buffer.from(name + text)]);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    files.push(file);
    directory.push(entry, Buffer.from(name));
    offset += file.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

const word = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
const openText = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office/>' };

it.each([
  ['.docx', zip(word)],
  ['.xlsx', zip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
  ['.pptx', zip({ '[Content_Types].xml': '', 'ppt/presentation.xml': '' })],
  ['.odt', zip(openText)],
  ['.docx', Buffer.concat([zip(word), Buffer.from('a comment')])],
])('a %s is one by what is inside', (ending, content) => {
  expect(isOfficeFile(ending, content)).toBe(true);
});

it.each([
  ['a bare beginning', '.docx', Buffer.from('PK\u0003\u0004')],
  ['nothing', '.docx', Buffer.alloc(0)],
  ['another kind', '.xlsx', zip(word)],
  ['an archive of anything', '.docx', zip({ 'virus.exe': 'MZ' })],
  ['macros', '.docx', zip({ ...word, 'word/vbaProject.bin': 'x' })],
  ['macros of OpenDocument', '.odt', zip({ ...openText, 'Basic/Standard/Module1.xml': 'x' })],
  ['another type of OpenDocument', '.ods', zip(openText)],
  ['a cut directory', '.docx', zip(word).subarray(0, -30)],
])('refuses %s', (_what, ending, content) => {
  expect(isOfficeFile(ending, content)).toBe(false);
});

it('survives any bytes', () => {
  const whole = zip(word);
  for (let place = 0; place < whole.length; place += 1) {
    const damaged = Buffer.from(whole);
    damaged[place] = 0xff;
    expect(typeof isOfficeFile('.docx', damaged)).toBe('boolean');
  }
});
