/** The text of a document for reading in the portal before the download. */
import { sanitiseHtml } from '../../core/rich-text/sanitise-html';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Uncompressed; a small archive can contain gigabytes. */
const maxUnpackedBytes = 30_000_000;
const maxPlainCharacters = 20_000;

const isPlain = (mediaType: string): boolean => /^text\/(?:plain|csv)\b/.test(mediaType);

/** Whether the text of a file of this type can be read in the portal: Word documents and plain text. */
export const hasPreview = (mediaType: string): boolean => mediaType === word || isPlain(mediaType);

/** Returns safe HTML; null if the kind of file has no preview or the file cannot be read. */
export async function previewOf(mediaType: string, content: Buffer): Promise<string | null> {
  if (isPlain(mediaType)) {
    const text = content.toString('utf8').slice(0, maxPlainCharacters);
    return `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</pre>`;
  }
  if (mediaType !== word || unpackedBytes(content) > maxUnpackedBytes) return null;
  try {
    // Loaded with the first preview: few processes make one.
    const { default: mammoth } = await import('mammoth');
    const { value } = await mammoth.convertToHtml(
      { buffer: content },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    return sanitiseHtml(value);
  } catch {
    return null;
  }
}

/** Sums the sizes that the directory of a ZIP archive states. */
export function unpackedBytes(archive: Buffer): number {
  let sum = 0;
  const entry = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  for (let at = archive.indexOf(entry); at !== -1; at = archive.indexOf(entry, at + 4))
    if (at + 28 <= archive.length) sum += archive.readUInt32LE(at + 24);
  return sum;
}
