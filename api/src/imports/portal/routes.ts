import type { FileImportPlan } from '@park/contract/file-imports';
import { languages, type Language } from '@park/contract/texts';
import { z } from 'zod';
import { CommandError } from '../../core/command-line/run-command';
import type { Database } from '../../core/database/database';
import { ApiError } from '../../core/errors/api-error';
import type { Person } from '../../http/access/person';
import { serve, type AppServer } from '../../http/serve';
import { importCompanyTable } from '../companies/import-companies';
import { importFeed, type FeedImportSettings } from '../feeds/feed-command';
import { decodeText } from '../feeds/file-text';
import { companyPlan, feedPlan, resultFile } from './plan-response';

const maxFileBytes = 10_000_000;

const Categories = z.record(z.string().max(60), z.string().max(60));
const FeedFields = z.object({
  kind: z.enum(['events', 'news'], 'errors.field.choice'),
  language: z.enum(languages, 'errors.field.choice'),
  draft: z.enum(['true', 'false'], 'errors.field.choice'),
});

interface GivenFile {
  name: string;
  bytes: Buffer;
}

/** @throws ApiError 400 without a file, 413 for one that is too large */
async function readFile(form: FormData): Promise<GivenFile> {
  const file = form.get('file');
  if (file === null || typeof file === 'string')
    throw new ApiError(400, 'errors.validation', { fields: { file: 'errors.field.required' } });
  if (file.size > maxFileBytes)
    throw new ApiError(413, 'errors.import.tooLarge', { fields: { file: 'errors.import.tooLarge' } });
  return { name: file.name.slice(0, 200) || 'file', bytes: Buffer.from(await file.arrayBuffer()) };
}

const invalid = (field: string) =>
  new ApiError(400, 'errors.validation', { fields: { [field]: 'errors.field.invalid' } });

/** @throws ApiError 400 for what is not an object of words */
function readCategories(form: FormData): Record<string, string> {
  const categories = Categories.safeParse(parsed(form.get('categories')));
  if (!categories.success) throw invalid('categories');
  return categories.data;
}

interface Request {
  person: Person;
  body: FormData;
  /** The reader's. */
  language: Language;
}

/** Plans an import; with `isApplied` it is written as well, in the transaction that is passed. */
type Plan = (database: Database, isApplied: boolean) => Promise<FileImportPlan>;

/** The imports of the command line, for park staff in the portal. */
export function fileImportRoutes(app: AppServer): void {
  const { context } = app;
  const { database, clock, configuration } = context;

  async function planCompanies({ person, body: form, language }: Request): Promise<Plan> {
    const { name, bytes } = await readFile(form);
    const categories = readCategories(form);
    const options = {
      categories,
      actor: person,
      now: clock(),
    };
    return async (within, isApplied) => {
      const done = await importCompanyTable(within, name, bytes, {
        ...options,
        dryRun: !isApplied,
        skipErrors: true,
      });
      return companyPlan(done, [bytes, JSON.stringify(categories)], language);
    };
  }

  async function planFeed({ person, body: form, language: reader }: Request): Promise<Plan> {
    const { name, bytes } = await readFile(form);
    const fields = FeedFields.safeParse({
      kind: form.get('kind'),
      language: form.get('language'),
      draft: form.get('draft') ?? 'false',
    });
    if (!fields.success) throw invalid(String(fields.error.issues[0]?.path[0] ?? 'kind'));
    const categories = readCategories(form);
    const { kind, language, draft } = fields.data;
    const settings: FeedImportSettings = {
      kind,
      language,
      file: name,
      type: null,
      isDraft: draft === 'true',
      isDryRun: true,
      categories,
    };
    const options = { now: clock(), zone: configuration.parkTimeZone, actor: person };
    return async (within, isApplied) => {
      try {
        const done = await importFeed(within, decodeText(bytes), { ...settings, isDryRun: !isApplied }, options);
        return feedPlan(done, [bytes, kind, language, draft, JSON.stringify(categories)], reader);
      } catch (error) {
        if (error instanceof CommandError) throw new ApiError(422, 'errors.import.unreadable', { cause: error });
        throw error;
      }
    };
  }

  /** Applies what the person has seen, or refuses with the present plan. */
  const apply = (plan: Plan, hash: FormDataEntryValue | null) =>
    database.transaction(async (transaction) => {
      const seen = await plan(transaction, false);
      if (seen.hash !== hash) throw new ApiError(409, 'errors.import.changed', { details: { plan: seen } });
      const done = await plan(transaction, true);
      return { counts: done.counts, resultFile: resultFile(done, configuration.parkCountry) };
    });

  serve(app, 'POST /api/company-imports/preview', async (request) => (await planCompanies(request))(database, false));
  serve(app, 'POST /api/company-imports', async (request) =>
    apply(await planCompanies(request), request.body.get('hash')),
  );
  serve(app, 'POST /api/publication-imports/preview', async (request) => (await planFeed(request))(database, false));
  serve(app, 'POST /api/publication-imports', async (request) =>
    apply(await planFeed(request), request.body.get('hash')),
  );
}

function parsed(text: FormDataEntryValue | null): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : {};
  } catch {
    return null;
  }
}
