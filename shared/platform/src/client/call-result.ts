import type { CallName, CallResponse } from '@park/contract';
import type { CallError } from '../errors/call-error';

/** The result of a call: calls return failures and never throw. */
export type CallResult<K extends CallName> =
  | { readonly ok: true; readonly data: CallResponse<K>; readonly status: number }
  | { readonly ok: false; readonly error: CallError };

export interface DownloadedFile {
  readonly content: Blob;
  /** The file name that the server sets; empty if it sets none. */
  readonly name: string;
}

export type DownloadResult =
  { readonly ok: true; readonly file: DownloadedFile } | { readonly ok: false; readonly error: CallError };
