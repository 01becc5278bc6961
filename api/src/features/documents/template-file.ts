/** Checks uploaded templates. */
import path from 'node:path';
import { maxUploadBytes } from '@park/domain';
import { templateFileEndings } from '@park/contract/documents';
import { isOfficeFile } from './office-file';
import { ApiError } from '../../core/errors/api-error';

const office = 'application/vnd.openxmlformats-officedocument';
const mediaTypes: Record<(typeof templateFileEndings)[number], string> = {
  '.docx': `${office}.wordprocessingml.document`,
  '.xlsx': `${office}.spreadsheetml.sheet`,
  '.pptx': `${office}.presentationml.presentation`,
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

export interface TemplateFile {
  name: string;
  content: Buffer;
  mediaType: string;
}

const notADocument = () =>
  new ApiError(415, 'errors.upload.notADocument', { fields: { file: 'errors.upload.notADocument' } });

/**
 * Reads the file of a form. Its kind comes from the name's ending, and the content has to match it.
 * @throws ApiError 400 without a file, 413 if it is too large, 415 if it is not of an accepted kind
 */
export async function readTemplateFile(form: FormData): Promise<TemplateFile> {
  const given = form.get('file');
  if (given === null || typeof given === 'string')
    throw new ApiError(400, 'errors.validation', { fields: { file: 'errors.field.required' } });
  if (given.size > maxUploadBytes)
    throw new ApiError(413, 'errors.upload.tooLarge', { fields: { file: 'errors.upload.tooLarge' } });
  const name = safeName(given.name);
  const ending = templateFileEndings.find((known) => known === path.extname(name).toLowerCase());
  const content = Buffer.from(await given.arrayBuffer());
  if (ending === undefined || content.byteLength === 0 || !isOfKind(ending, content)) throw notADocument();
  return { name, content, mediaType: mediaTypes[ending] };
}

/** Without folders and control characters, at most 150 characters, the ending kept. */
function safeName(given: string): string {
  const name = path
    .basename(given.replaceAll('\\', '/'))
    .normalize('NFC')
    .replaceAll(/[\u0000-\u001f\u007f"]/g, '');
  const ending = path.extname(name);
  return `${name.slice(0, name.length - ending.length).slice(0, 150 - ending.length) || 'template'}${ending}`;
}

function isOfKind(ending: string, content: Buffer): boolean {
  if (ending === '.pdf') return content.subarray(0, 5).toString('latin1') === '%PDF-';
  if (ending !== '.csv' && ending !== '.txt') return isOfficeFile(ending, content);
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(content).includes('\0');
  } catch {
    return false;
  }
}
