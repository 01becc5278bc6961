/**
 * What the scale bench measures: a subject per kind of record. To add one (news, events, …) write a file like
 * `companies.ts` that exports a `ScaleSubject` and put it into the list of `subjects.ts`; filling, measuring and the report
 * follow from it.
 */
import type { Client } from 'pg';

/** Text of SQL with its values. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** Values of the order's keys at the last item of the page before; null on the first page. */
export type After = readonly unknown[] | null;

export interface ScaleCase {
  readonly name: string;
  /** Path and query of the list call; the bench adds `pageSize` and `paginationId`. */
  readonly call: string;
  /** Pages that are measured; a list must have them. */
  readonly pages: readonly number[];
  /** Whether the call answers everything at once, without pages. */
  readonly isWhole?: boolean;
  /** Reads the values of the order's keys of one item, in the form that `bare` accepts. Needed beyond page 1. */
  readonly keysOf?: (id: string) => Statement;
  /**
   * The least SQL that the same answer needs, as one would write it by hand for this one call. The first statement reads
   * the page, with `id` first: the bench refuses to compare when its ids are not those of the call's answer. On the first
   * page the rest reads the total and the facets.
   */
  readonly bare: (after: After, pageSize: number) => readonly Statement[];
}

export interface ScaleSubject {
  readonly name: string;
  /** How many records `fill` makes, for the report. */
  readonly records: number;
  /** Fills a migrated, empty database, always with the same records. Subjects are filled in the order of the list. */
  fill(client: Client): Promise<void>;
  readonly cases: readonly ScaleCase[];
}
