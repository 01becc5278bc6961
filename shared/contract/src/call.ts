/** How a call of the contract is written down, and what follows from it for types. */
import type { AdminFlag, Permission } from '@park/domain';
import type * as z from 'zod/mini';

/**
 * Who may make a call: anybody; anybody with a session; whoever holds a permission of the matrix; whoever holds an
 * admin flag; a machine with a key. What goes beyond (own company, own booking) is the handler's decision.
 */
export type Access = 'public' | 'session' | Permission | FlagAccess | KeyAccess;

/** `or` opens a call of people to a machine as well, which shows its secret as `Authorization: Bearer …`. */
export interface FlagAccess {
  readonly flag: AdminFlag;
  /** `deployToken`: a token of the remote that the path names, or the operator's release key; `releaseKey`: the latter alone. */
  readonly or?: 'deployToken' | 'releaseKey';
}

/** For machines alone: the shell's servers show SHELL_KEY as `Authorization: Bearer …`. */
export interface KeyAccess {
  readonly key: 'shell';
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path, parameters in braces: `GET /api/news/{id}`. */
export type CallKey = `${Method} /api/${string}`;

type Schema = z.core.$ZodType;

export interface CallDefinition {
  readonly summary: string;
  /** More than the summary says, for the reader of the API's pages. */
  readonly description?: string;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Media type of a body that is not JSON: the handler gets its bytes. Excludes `body`. */
  readonly bodyType?: string;
  /** Shape of a JSON answer. A call without `response` or `responseType` responds with 204 and no body. */
  readonly response?: Schema;
  /** Media type of an answer that is not JSON: the handler returns a string or bytes. */
  readonly responseType?: string;
  /** Further media type of the same facts, for callers that name it in `Accept`: the handler returns a string or a stream. */
  readonly alternativeType?: 'text/csv';
  /** Status of success; 200 by default, 204 for a call that answers nothing. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Keys of the refusals that are the call's own; those every call can have are not listed. */
  readonly errors?: readonly string[];
  /** The body is a form with files (`multipart/form-data`), handed on as `FormData`. */
  readonly isMultipart?: boolean;
  /** Largest body in bytes, where it is not the server's ordinary one. */
  readonly maxBodyBytes?: number;
}

/** Keeps the literal types of the entries while it checks their form. */
export const defineCalls = <const T extends Record<CallKey, CallDefinition>>(calls: T): T => calls;

type PartNames<D> = Extract<keyof D, 'params' | 'query' | 'body'>;
type InputParts<D> = { [P in PartNames<D>]: D[P] extends Schema ? z.input<D[P]> : never };
type OutputParts<D> = { [P in PartNames<D>]: D[P] extends Schema ? z.output<D[P]> : never };
/** A part in which nothing is required may be left out. */
type LooseParts<T> = { [P in keyof T as Record<string, never> extends T[P] ? P : never]?: T[P] } & {
  [P in keyof T as Record<string, never> extends T[P] ? never : P]: T[P];
};

/** What the caller gives: parameters, query and body before they are read. */
export type InputOf<D> = LooseParts<InputParts<D>>;

/** What the handler gets: the same parts after they were read; parts that the call does not have are empty. */
export type ParsedInputOf<D> = OutputParts<D> & Record<Exclude<'params' | 'query' | 'body', PartNames<D>>, undefined>;

/** What the call answers. */
export type ResponseOf<D> = D extends { response: infer S extends Schema }
  ? z.output<S>
  : D extends { responseType: string }
    ? string | Uint8Array
    : void;
