/** Guides and templates: files that people read or download as they are. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { isAllowedUploadSize, maxUploadBytes } from '@park/domain';
import { sanitiseHtml } from '../../core/rich-text/sanitise-html';
import type { FileAudience } from '../../core/database/schema/files';
import type { ProblemList } from '../shared/park-problem';
import { readBytes, readText } from '../shared/text-file';

export interface DocumentSource {
  /** `guides/employees.en.html`. */
  path: string;
  content: Buffer;
  mediaType: string;
  /** The permission to read it. */
  audience: FileAudience;
  sha256: string;
}

const guideAudiences = {
  administrators: 'Smart_Guides_Admin',
  employees: 'Smart_Guides_Employee',
  supervisors: 'Smart_Guides_Supervisor',
} as const satisfies Record<string, FileAudience>;

/** The files of the folder `guides/`. */
export const guides = (['administrators', 'employees', 'supervisors'] as const).flatMap((group) =>
  (['en', 'fr'] as const).map((language) => ({
    group,
    language,
    name: `${group}.${language}.html`,
    audience: guideAudiences[group],
  })),
);

const mediaTypes: Record<string, string> = {
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const source = (file: string, content: Buffer, mediaType: string, audience: FileAudience): DocumentSource => ({
  path: file,
  content,
  mediaType,
  audience,
  sha256: createHash('sha256').update(content).digest('hex'),
});

/** The guides that are there, as safe HTML. */
export async function readGuides(directory: string, problems: ProblemList): Promise<DocumentSource[]> {
  const found: DocumentSource[] = [];
  for (const { name, audience } of guides) {
    const file = `guides/${name}`;
    const text = await readText(directory, file, problems);
    if (text === null) continue;
    const html = sanitiseHtml(text);
    if (html === '') problems.add(file, 1, null, 'is empty');
    else found.push(source(file, Buffer.from(html), 'text/html; charset=utf-8', audience));
  }
  return found;
}

/** A file of the folder `templates/`; null when it is absent or of another kind, which is then told by `tell`. */
export async function readTemplate(
  directory: string,
  name: string,
  tell: (message: string) => void,
): Promise<DocumentSource | null> {
  const file = `templates/${name}`;
  const mediaType = mediaTypes[path.extname(name).toLowerCase()];
  if (mediaType === undefined) {
    tell(`${file} is of a kind that is not offered for download; known are ${Object.keys(mediaTypes).join(', ')}`);
    return null;
  }
  const content = await readBytes(directory, file);
  if (!content || !isAllowedUploadSize(content.byteLength) || content.byteLength === 0) {
    tell(
      content ? `${file} has ${content.byteLength} bytes; 1 to ${maxUploadBytes} are allowed` : `${file} is not there`,
    );
    return null;
  }
  return source(file, content, mediaType, 'Templates');
}
