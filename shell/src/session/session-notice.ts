import type { LocalizedError } from '@park/platform';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Messages of the session outside of forms; not persisted. */
export interface SessionNotice {
  /** Why the sign-in by a link failed, until it is dismissed. */
  readonly tokenLoginError: LocalizedError | null;
}

export type NoticeStore = StoreApi<SessionNotice>;

export const createNoticeStore = (): NoticeStore => createStore<SessionNotice>(() => ({ tokenLoginError: null }));
