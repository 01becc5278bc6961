/** The definition of a call in the contract, and the types derived from it. */
import type { AdminFlag, Permission } from '@park/domain';
import type * as z from 'zod/mini';

/**
 * Who may make a call: everybody, people with a session, with a permission or with an admin flag, or a machine with a key.
 * The handler checks everything else, such as the own company or booking.
 */
export type Access = 'public' | 'session' | Permission | FlagAccess | KeyAccess;

/** `or` opens a call to a machine as well, which sends its secret as `Authorization: Bearer …`. */
export interface FlagAccess {
  readonly flag: AdminFlag;
  /** `deployToken`: a token of the remote in the path, or the operator's release key; `releaseKey`: only the latter. */
  readonly or?: 'deployToken' | 'releaseKey';
}

/** For machines only: the shell's servers send SHELL_KEY as `Authorization: Bearer …`, checkers CHECK_KEY. */
export interface KeyAccess {
  readonly key: 'shell' | 'checker';
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path, parameters in braces: `GET /api/news/{id}`. */
export type CallKey = `${Method} /api/${string}`;

type Schema = z.core.$ZodType;

export interface CallDefinition {
  readonly summary: string;
  /** Further explanation for readers of the API's documentation. */
  readonly description?: string;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Media type of a body that is not JSON; the handler receives bytes. Excludes `body`. */
  readonly bodyType?: string;
  /** Schema of a JSON response. A call without `response` or `responseType` responds with 204 and no body. */
  readonly response?: Schema;
  /** Media type of a response that is not JSON: the handler returns a string or bytes. */
  readonly responseType?: string;
  /** Further media type of the same content, requested by `Accept`: the handler returns a string or a stream. */
  readonly alternativeType?: 'text/csv';
  /** Status of success; 200 by default, 204 for a call without a response body. */
  readonly status?: 200 | 201 | 202 | 204;
  /**
   * All who send the same query in the same language and may see the same get the same response, which may be a second
   * old.
   */
  readonly isShared?: true;
  /** A POST that does something once without responding with 201: a repeated request gets the first answer too. */
  readonly isCreating?: true;
  /** The response holds a secret, which is not kept to answer a repeated request (`Idempotency-Key`). */
  readonly hasSecretResponse?: true;
  /** Keys of the call's own errors; errors that every call can have are not listed. */
  readonly errors?: readonly string[];
  /** The body is a form with files (`multipart/form-data`), passed on as `FormData`. */
  readonly isMultipart?: boolean;
  /** Largest body, if it differs from the server's limit. */
  readonly maxBodyBytes?: number;
}

/** Checks the definitions' type and keeps their literal types. */
export const defineCalls = <const T extends Record<CallKey, CallDefinition>>(calls: T): T => calls;

type PartNames<D> = Extract<keyof D, 'params' | 'query' | 'body'>;
type InputParts<D> = { [P in PartNames<D>]: D[P] extends Schema ? z.input<D[P]> : never };
type OutputParts<D> = { [P in PartNames<D>]: D[P] extends Schema ? z.output<D[P]> : never };
/** Parts without required fields are optional. */
type LooseParts<T> = { [P in keyof T as Record<string, never> extends T[P] ? P : never]?: T[P] } & {
  [P in keyof T as Record<string, never> extends T[P] ? never : P]: T[P];
};

/** The caller's input: parameters, query and body before parsing. */
export type InputOf<D> = LooseParts<InputParts<D>>;

/** The handler's input: the same parts after parsing; undefined for parts that the call does not have. */
export type ParsedInputOf<D> = OutputParts<D> & Record<Exclude<'params' | 'query' | 'body', PartNames<D>>, undefined>;

/** The call's response. */
export type ResponseOf<D> = D extends { response: infer S extends Schema }
  ? z.output<S>
  : D extends { responseType: string }
    ? string | Uint8Array
    : void;
