/** Guides: one page of text for each kind of role. */
import { and, eq, isNull } from 'drizzle-orm';
import { hasPermission } from '@park/domain';
import type { Guide, GuideKind } from '@park/contract/documents';
import type { Language } from '@park/contract/texts';
import type { Person } from '../../http/access/person';
import type { AppContext } from '../../core/context/app-context';
import { documents } from '../../core/database/schema/documents';
import type { FileAudience } from '../../core/database/schema/files';
import { notFound } from '../../core/errors/api-error';
import { plainText } from '../../core/rich-text/sanitise-html';
import { filesOf } from './document-files';

const guideAudiences = {
  administrators: 'Smart_Guides_Admin',
  employees: 'Smart_Guides_Employee',
  supervisors: 'Smart_Guides_Supervisor',
} as const satisfies Record<GuideKind, FileAudience>;

/** Each role with a guide has exactly one kind (PERM-P5). */
export const guideKindOf = ({ role }: Pick<Person, 'role'>): GuideKind | null =>
  (Object.keys(guideAudiences) as GuideKind[]).find((kind) => hasPermission(role, guideAudiences[kind])) ?? null;

/**
 * Returns the guide for the person's role, in the wanted language or the one that there is.
 * @throws ApiError 404 if there is none
 */
export async function readOwnGuide(
  { database, files: store }: Pick<AppContext, 'database' | 'files'>,
  person: Person,
  wanted: Language,
): Promise<Guide> {
  const kind = guideKindOf(person);
  if (kind === null) throw notFound();
  const audience = guideAudiences[kind];
  const [row] = await database
    .select()
    .from(documents)
    .where(and(eq(documents.kind, 'guide'), eq(documents.audience, audience), isNull(documents.archivedAt)));
  const files = row ? ((await filesOf(database, [row.id])).get(row.id) ?? []) : [];
  const chosen = files.find(({ language }) => language === wanted) ?? files[0];
  const stored = chosen && (await store.find(chosen.fileId));
  if (!row || !stored || stored.audience !== audience) throw notFound();
  const whole = (await store.read(stored)).toString('utf8');
  const heading = /^\s*<h[12]>(.*?)<\/h[12]>\s*/s.exec(whole);
  return {
    kind,
    title: plainText(heading?.[1] ?? row.texts[chosen.language]?.title ?? ''),
    html: heading ? whole.slice(heading[0].length) : whole,
    language: chosen.language,
    updatedAt: row.updatedAt.toISOString(),
  };
}
