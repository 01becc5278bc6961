/** Templates and guides: documents with one file per language. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { facetsOf } from './facets';
import { pageQuery } from './page';
import { filledLine, plainLine } from './publishing';
import { pathId, queryFilters, recordPath, searchText, wholeNumber, yesNo } from './query-string';
import { LanguageCode } from './texts';

/** Characters. */
export const documentLimits = { title: 120, description: 300 } as const;

/** File name endings that a template may have. Macros are not accepted. */
export const templateFileEndings = ['.docx', '.xlsx', '.pptx', '.odt', '.ods', '.pdf', '.csv', '.txt'] as const;

const DocumentFile = z.object({
  language: LanguageCode,
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  /** Path of the download. */
  url: z.string(),
  /** Whether the text can be read in the portal before the download. */
  hasPreview: z.boolean(),
});
export type DocumentFile = z.output<typeof DocumentFile>;

const templateTexts = z.object({
  title: filledLine(documentLimits.title),
  description: z._default(plainLine(documentLimits.description), ''),
});

const Template = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  language: LanguageCode,
  /** Id in the catalog `template-categories`. */
  category: z.string(),
  categoryLabel: z.string(),
  /** One per language that there is, the reader's language first. */
  files: z.array(DocumentFile),
  version: z.int(),
  updatedAt: z.string(),
  archivedAt: z.nullable(z.string()),
});
export type Template = z.output<typeof Template>;

const ManagedTemplate = z.object({
  id: z.string(),
  category: z.string(),
  texts: z.object({ en: templateTexts, fr: templateTexts }),
  files: z.array(DocumentFile),
  version: z.int(),
  updatedAt: z.string(),
  archivedAt: z.nullable(z.string()),
});
export type ManagedTemplate = z.output<typeof ManagedTemplate>;

/** Both languages have a title, because templates are listed in both. */
export const TemplateBody = z.object({
  category: filledLine(60),
  texts: z.object({ en: templateTexts, fr: templateTexts }),
});
export type TemplateBody = z.output<typeof TemplateBody>;

export const TemplateChange = z.extend(TemplateBody, {
  version: z.int().check(z.minimum(1, 'errors.field.tooSmall')),
});
export type TemplateChange = z.output<typeof TemplateChange>;

const TemplatePage = z.object({
  items: z.array(Template),
  paginationId: z.nullable(z.string()),
  total: z.int(),
  facets: facetsOf(['category']),
  /** `manage`: upload, replace and archive. */
  may: z.object({ manage: z.boolean() }),
});

const DocumentVersion = z.object({
  version: z.int(),
  savedAt: z.string(),
  author: z.string(),
  title: z.string(),
  files: z.array(DocumentFile),
});
export type DocumentVersion = z.output<typeof DocumentVersion>;

export const guideKinds = ['administrators', 'employees', 'supervisors'] as const;
export type GuideKind = (typeof guideKinds)[number];

const Guide = z.object({
  kind: z.enum(guideKinds),
  /** Sanitised HTML; its first heading is the title. */
  html: z.string(),
  title: z.string(),
  language: LanguageCode,
  updatedAt: z.string(),
});
export type Guide = z.output<typeof Guide>;

const filePath = z.object({ id: pathId(), language: LanguageCode });
const versionFilePath = z.object({
  id: pathId(),
  version: wholeNumber({ minimum: 1, maximum: 2_147_483_647 }),
  language: LanguageCode,
});
const managers = 'Only for SuperAdministrators (403).';

export const documentCalls = defineCalls({
  'GET /api/templates/query': {
    summary: 'Templates that match a text and filters',
    description: 'Filters: `category`. Archived ones and those without a file are listed for their managers only.',
    access: 'Templates',
    query: z.object({
      ...pageQuery,
      queryText: z.optional(searchText()),
      queryFilters: z.optional(queryFilters(['category'])),
      archived: z._default(yesNo(), false),
    }),
    response: TemplatePage,
  },
  'POST /api/templates': {
    summary: 'Add a template; its files follow',
    description: managers,
    access: 'Templates',
    body: TemplateBody,
    status: 201,
    response: ManagedTemplate,
    errors: ['errors.templates.managersOnly'],
  },
  'GET /api/templates/{id}': {
    summary: 'One template with all its languages',
    description: managers,
    access: 'Templates',
    params: recordPath,
    response: ManagedTemplate,
    errors: ['errors.templates.managersOnly', 'errors.notFound'],
  },
  'PUT /api/templates/{id}': {
    summary: 'Change the texts and the category of a template',
    description: managers,
    access: 'Templates',
    params: recordPath,
    body: TemplateChange,
    response: ManagedTemplate,
    errors: ['errors.templates.managersOnly', 'errors.notFound', 'errors.conflict'],
  },
  'DELETE /api/templates/{id}': {
    summary: 'Archive a template; its files are kept',
    description: managers,
    access: 'Templates',
    params: recordPath,
    errors: ['errors.templates.managersOnly', 'errors.notFound'],
  },
  'POST /api/templates/{id}/restore': {
    summary: 'List an archived template again',
    description: managers,
    access: 'Templates',
    params: recordPath,
    response: ManagedTemplate,
    errors: ['errors.templates.managersOnly', 'errors.notFound'],
  },
  'GET /api/templates/{id}/versions': {
    summary: 'Earlier versions of a template with their files, newest first',
    description: managers,
    access: 'Templates',
    params: recordPath,
    response: z.object({ items: z.array(DocumentVersion) }),
    errors: ['errors.templates.managersOnly', 'errors.notFound'],
  },
  'GET /api/templates/{id}/versions/{version}/files/{language}': {
    summary: 'Download a file of an earlier version',
    description: managers,
    access: 'Templates',
    params: versionFilePath,
    responseType: 'application/octet-stream',
    errors: ['errors.templates.managersOnly', 'errors.notFound'],
  },
  'GET /api/templates/{id}/files/{language}': {
    summary: 'Download the file of a template',
    description: 'An attachment with its name that no cache keeps.',
    access: 'Templates',
    params: filePath,
    responseType: 'application/octet-stream',
    errors: ['errors.notFound'],
  },
  'GET /api/templates/{id}/files/{language}/preview': {
    summary: 'The text of a template',
    description: 'Of Word documents and plain text; 404 for other kinds.',
    access: 'Templates',
    params: filePath,
    response: z.object({ html: z.string() }),
    errors: ['errors.notFound'],
  },
  'PUT /api/templates/{id}/files/{language}': {
    summary: 'Upload or replace the file of a template in one language',
    description: `A form with one file in the field \`file\`: ${templateFileEndings.join(', ')}, at most 2 MB. ${managers}`,
    access: 'Templates',
    params: filePath,
    body: z.custom<FormData>((given) => given instanceof FormData, 'errors.field.required'),
    isMultipart: true,
    maxBodyBytes: 2_200_000,
    response: ManagedTemplate,
    errors: [
      'errors.notFound',
      'errors.upload.tooLarge',
      'errors.upload.notADocument',
      'errors.upload.infected',
      'errors.upload.notScanned',
      'errors.upload.noSpace',
    ],
  },
  'GET /api/guides/own': {
    summary: 'The guide for the role of the caller',
    description: 'Each role with the permission has exactly one guide. No cache keeps it.',
    access: 'Smart_Guides',
    response: Guide,
    errors: ['errors.notFound'],
  },
  'GET /api/guides/own/address': {
    summary: 'Where the guide for the role of the caller can be read',
    description: 'A path of the portal that only people who may read the guide learn; null if none is configured.',
    access: 'Smart_Guides',
    response: z.object({ path: z.nullable(z.string()) }),
  },
});
