/**
 * Shared editing of news and events. Every change is one transaction: record, parts, version and audit trail; the row
 * is locked meanwhile.
 */
import type { AuditAction } from '@park/contract/audit-words';
import type { Person } from '../../http/access/person';
import { recordAudit } from '../../core/audit/trail';
import type { Database } from '../../core/database/database';
import { notFound } from '../../core/errors/api-error';
import { recordId } from '../../core/ids/record-id';
import type { AppContext } from '../../core/context/app-context';
import { publicationFaults, throwFieldErrors, type CheckedBody, type FieldFaults } from './check-publication';
import { withKeptAudience, type Changed } from './kept-audience';
import { saveVersion, readVersion, requireCurrentVersion, type PublicationKind } from './versions';

export type EditingContext = Pick<AppContext, 'database' | 'clock' | 'configuration'>;

/** Columns that both tables have. */
export interface PublicationRow {
  id: string;
  version: number;
  updatedAt: Date;
  archivedAt: Date | null;
}

/** A kind of publication; `Columns` are the columns of its table. */
export interface Publication<
  Row extends PublicationRow,
  Columns extends Partial<PublicationRow>,
  Body extends CheckedBody,
  Managed,
> {
  kind: PublicationKind;
  catalog: 'news-types' | 'event-types';
  /** Selects the row and locks it until the transaction ends. */
  lock(transaction: Database, id: string): Promise<Row[]>;
  insert(transaction: Database, columns: Columns): Promise<Row[]>;
  update(transaction: Database, id: string, changes: Partial<Columns>): Promise<Row[]>;
  /**
   * Returns the record as editors see it, in any state.
   * @throws ApiError 404 if there is none
   */
  read(context: EditingContext, id: string): Promise<Managed>;
  /** The body that is saved as a version. */
  bodyOf(context: EditingContext, row: Row): Promise<Body>;
  columnsOf(context: EditingContext, body: Body, before: Row | null): Columns;
  /** Validation errors specific to the kind. */
  ownFaults?(context: EditingContext, body: Body): FieldFaults;
  /** Writes data outside of the row. */
  writeParts?(transaction: Database, id: string, body: Body): Promise<void>;
  /** Runs in the transaction of a change, after both states are written and the previous one is saved as a version. */
  afterChange?(transaction: Database, before: Row, after: Row, now: Date): Promise<void>;
  /** Columns that change with every change. */
  consequences?(before: Row, changes: Partial<Columns>, now: Date): Partial<Columns>;
}

export interface Editing<Body, Managed> {
  create(context: EditingContext, person: Person, body: Body): Promise<Managed>;
  /** Omitted fields that determine the readers keep their values. */
  change(
    context: EditingContext,
    person: Person,
    id: string,
    body: Changed<Body> & { version: number },
  ): Promise<Managed>;
  archive(context: EditingContext, person: Person, id: string): Promise<void>;
  unarchive(context: EditingContext, person: Person, id: string): Promise<Managed>;
  restore(context: EditingContext, person: Person, id: string, earlier: number, version: number): Promise<Managed>;
  read(context: EditingContext, id: string): Promise<Managed>;
}

/**
 * The calls of one kind of publication. Each is a transaction of its own, or part of one if the context's database is a
 * transaction. All throw ApiError 404 for unknown ids, 400 with all faulty fields, and 409 with the present record for
 * an old version.
 */
export function editingOf<
  Row extends PublicationRow,
  Columns extends Partial<PublicationRow> & { createdAt?: Date | undefined },
  Body extends CheckedBody,
  Managed,
>(publication: Publication<Row, Columns, Body, Managed>): Editing<Body, Managed> {
  const { kind, catalog, read } = publication;

  const faultsOf = async (context: EditingContext, body: Body, earlier?: Body): Promise<FieldFaults> => ({
    ...(await publicationFaults(context.database, body, catalog, earlier?.type)),
    ...publication.ownFaults?.(context, body),
  });

  async function record(
    context: EditingContext,
    person: Person,
    action: AuditAction,
    before: object | null,
    after: Row,
  ): Promise<void> {
    const body = await publication.bodyOf(context, after);
    await saveVersion(context.database, {
      kind,
      id: after.id,
      version: after.version,
      savedAt: after.updatedAt,
      author: person,
      body,
    });
    const facts = { ...body, version: after.version, archivedAt: after.archivedAt };
    await recordAudit(context.database, {
      at: after.updatedAt,
      actor: person,
      action,
      subjectKind: kind,
      subjectId: after.id,
      ...(before && { before }),
      after: facts,
    });
  }

  /** `decide` returns null if there is nothing to change. */
  const changeRow = (
    context: EditingContext,
    person: Person,
    id: string,
    action: AuditAction,
    decide: (within: EditingContext, row: Row, earlier: Body) => Promise<Partial<Columns> | null>,
  ): Promise<Managed> =>
    context.database.transaction(async (transaction) => {
      const within = { ...context, database: transaction };
      const [before] = await publication.lock(transaction, recordId(id));
      if (!before) throw notFound();
      // Read before its parts are overwritten.
      const earlier = await publication.bodyOf(within, before);
      const changes = await decide(within, before, earlier);
      if (changes) {
        const now = context.clock();
        const [after] = await publication.update(transaction, before.id, {
          ...changes,
          ...publication.consequences?.(before, changes, now),
          version: before.version + 1,
          updatedAt: now,
        });
        if (!after) throw notFound();
        // Imported records have no version yet.
        await saveVersion(transaction, {
          kind,
          id: before.id,
          version: before.version,
          savedAt: before.updatedAt,
          author: null,
          body: earlier,
        });
        await publication.afterChange?.(transaction, before, after, now);
        await record(
          within,
          person,
          action,
          { ...earlier, version: before.version, archivedAt: before.archivedAt },
          after,
        );
      }
      return read(within, before.id);
    });

  const change: Editing<Body, Managed>['change'] = (context, person, id, { version, ...rest }) => {
    return changeRow(context, person, id, 'changed', async (within, row, earlier) => {
      const body = withKeptAudience<Body>(rest as unknown as Changed<Body> & CheckedBody, earlier);
      requireCurrentVersion(version, row, row.version === version ? null : await read(within, row.id));
      throwFieldErrors(await faultsOf(within, body, earlier));
      await publication.writeParts?.(within.database, row.id, body);
      return publication.columnsOf(context, body, row);
    });
  };

  const setArchived = (context: EditingContext, person: Person, id: string, isArchived: boolean): Promise<Managed> =>
    changeRow(context, person, id, isArchived ? 'archived' : 'unarchived', async (_within, row) =>
      (row.archivedAt !== null) === isArchived
        ? null
        : ({ archivedAt: isArchived ? context.clock() : null } as Partial<Columns>),
    );

  return {
    read,
    change,
    create: (context, person, body) =>
      context.database.transaction(async (transaction) => {
        const within = { ...context, database: transaction };
        throwFieldErrors(await faultsOf(within, body));
        const now = context.clock();
        const [row] = await publication.insert(transaction, {
          ...publication.columnsOf(context, body, null),
          createdAt: now,
          updatedAt: now,
        });
        if (!row) throw new Error(`a new ${kind} got no row`);
        await publication.writeParts?.(transaction, row.id, body);
        await record(within, person, 'created', null, row);
        return read(within, row.id);
      }),
    archive: async (context, person, id) => {
      await setArchived(context, person, id, true);
    },
    unarchive: (context, person, id) => setArchived(context, person, id, false),
    /** References to deleted images or companies are dropped; everything else is restored. */
    restore: async (context, person, id, earlier, version) => {
      const { body } = await readVersion<Body>(context.database, kind, recordId(id), earlier);
      const faults = await publicationFaults(context.database, body, catalog);
      return change(context, person, id, {
        ...body,
        ...(faults.imageId && { imageId: null }),
        ...(faults.linkedCompanyId && { linkedCompanyId: null }),
        version,
      });
    },
  };
}
