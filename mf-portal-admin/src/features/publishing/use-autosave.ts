/** Saves the working draft two seconds after the last change; the record itself is never touched. */
import type { Draft, DraftBody, OtherEditor } from '@park/contract/drafts';
import { useCommand, type CallError } from '@park/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PublicationKind } from './draft-body';

const autosaveDelayMs = 2_000;
/** The pause doubles with each failed attempt. */
const firstRetryDelayMs = 5_000;
const maxRetryDelayMs = 60_000;
/** Keeps the editor visible to others while nothing is typed. */
const presenceEveryMs = 30_000;

export type SaveState =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** Retried after a pause. */
  | { readonly kind: 'offline' }
  /** Refused; the same text is not sent again. */
  | { readonly kind: 'failed'; readonly error: CallError }
  /** Another window of the same person has saved; its text is in `theirs`. */
  | { readonly kind: 'elsewhere'; readonly theirs: Draft };

export interface AutosaveOptions {
  readonly kind: PublicationKind;
  readonly recordId: string | null;
  readonly baseVersion: number | null;
  readonly body: DraftBody;
  /** The stored draft that the body comes from. */
  readonly draft: Draft | null;
}

/** A refusal of the text stays one, unlike a lost connection or a busy server. */
const canSucceedLater = ({ failure, status = 0 }: CallError): boolean =>
  failure === 'network' || failure === 'timeout' || status >= 500 || status === 429;

export function useAutosave({ kind, recordId, baseVersion, body, draft }: AutosaveOptions) {
  const start = useCommand('POST /api/publishing/drafts', {});
  const save = useCommand('PUT /api/publishing/drafts/{id}', {});
  const discard = useCommand('DELETE /api/publishing/drafts/{id}', { refreshes: ['GET /api/publishing/drafts'] });
  const [state, setState] = useState<SaveState>(draft ? { kind: 'saved', at: draft.updatedAt } : { kind: 'unchanged' });
  const [others, setOthers] = useState<readonly OtherEditor[]>([]);
  const stored = useRef<{ id: string; revision: number } | null>(draft && { id: draft.id, revision: draft.revision });
  const saved = useRef(body);
  const [savedBody, setSavedBody] = useState(body);
  const running = useRef<Promise<boolean> | null>(null);
  const failedAttempts = useRef(0);
  const isHeld = useRef(false);
  const latest = useRef({ body, baseVersion, start: start.run, save: save.run });
  useEffect(() => {
    latest.current = { body, baseVersion, start: start.run, save: save.run };
  });

  /** Sends the current text; resolves to whether it is stored. */
  const send = useCallback(async (): Promise<boolean> => {
    const { body: given, baseVersion: version, start: begin, save: store } = latest.current;
    setState({ kind: 'saving' });
    const known = stored.current;
    const result = known
      ? await store({ params: { id: known.id }, body: { revision: known.revision, baseVersion: version, body: given } })
      : await begin({ body: { kind, recordId, baseVersion: version, body: given } });
    if (!result.ok) {
      const { error } = result;
      const theirs = error.status === 409 ? (error.details as { current?: Draft } | undefined)?.current : undefined;
      if (theirs) setState({ kind: 'elsewhere', theirs });
      else if (canSucceedLater(error)) {
        failedAttempts.current += 1;
        setState({ kind: 'offline' });
      } else setState({ kind: 'failed', error });
      return false;
    }
    failedAttempts.current = 0;
    const data = result.data as { draft?: Draft; revision?: number; updatedAt?: string; others: OtherEditor[] };
    stored.current = data.draft
      ? { id: data.draft.id, revision: data.draft.revision }
      : { id: known?.id ?? '', revision: data.revision ?? 1 };
    setOthers(data.others);
    saved.current = given;
    setSavedBody(given);
    setState({ kind: 'saved', at: data.draft?.updatedAt ?? data.updatedAt ?? '' });
    return true;
  }, [kind, recordId]);

  /** Only call it while no other request is running: the command refuses a second one. */
  const sendAlone = useCallback((): Promise<boolean> => {
    running.current = send().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [send]);

  /** One request at a time; what was typed meanwhile follows. */
  const flush = useCallback(async (): Promise<boolean> => {
    while (running.current) await running.current;
    if (stored.current && saved.current === latest.current.body) return true;
    return sendAlone();
  }, [sendAlone]);

  const isChanged = savedBody !== body;
  const isBlocked = state.kind === 'elsewhere';
  useEffect(() => {
    if (!isChanged || isBlocked) return undefined;
    const timer = setTimeout(() => !isHeld.current && void flush(), autosaveDelayMs);
    return () => clearTimeout(timer);
  }, [body, isChanged, isBlocked, flush]);

  useEffect(() => {
    // Depends on the state itself: each failed attempt starts a new pause.
    if (state.kind !== 'offline') return undefined;
    const retry = () => !isHeld.current && void flush();
    const delayMs = Math.min(firstRetryDelayMs * 2 ** (failedAttempts.current - 1), maxRetryDelayMs);
    const timer = setTimeout(retry, delayMs);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [state, flush]);

  const isOffline = state.kind === 'offline';
  const isStopped = isBlocked || isOffline || state.kind === 'failed';
  useEffect(() => {
    if (isStopped || recordId === null) return undefined;
    const timer = setInterval(() => {
      if (stored.current && !running.current && !isHeld.current) void sendAlone();
    }, presenceEveryMs);
    return () => clearInterval(timer);
  }, [recordId, isStopped, sendAlone]);

  /** @returns false when it is held already: the record is being saved */
  async function hold(): Promise<boolean> {
    const isFree = !isHeld.current;
    isHeld.current = true;
    while (running.current) await running.current;
    return isFree;
  }

  return {
    state,
    others,
    isUnsaved: isChanged || isOffline || state.kind === 'failed',
    flush,
    draftId: () => stored.current?.id ?? null,
    /** Goes on from what another window has saved, with this window's text. */
    takeOver: (theirs: Draft) => {
      stored.current = { id: theirs.id, revision: theirs.revision };
      setState({ kind: 'waiting' });
    },
    /** Stores nothing more while the record itself is saved: a draft that is stored then would outlive it. */
    hold,
    /** Goes on when the record was not saved. */
    release: () => {
      isHeld.current = false;
      if (saved.current !== latest.current.body) void flush();
    },
    /** Goes on from what was saved as the record. */
    reset: (record: DraftBody) => {
      isHeld.current = false;
      saved.current = record;
      setSavedBody(record);
      setState({ kind: 'unchanged' });
    },
    discard: async () => {
      await hold();
      const known = stored.current;
      stored.current = null;
      if (known) await discard.run({ params: { id: known.id } });
    },
  };
}
