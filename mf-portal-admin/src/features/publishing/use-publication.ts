/** The state of the editor: the text, what it started from, and the commands that save it. */
import type { Draft, DraftBody } from '@park/contract/drafts';
import type { EventBody, ManagedEvent } from '@park/contract/event-editing';
import type { EventScope } from '@park/contract/event-repeat';
import type { NewsBody } from '@park/contract/news-editing';
import { useCommand, useNavigate, type CallError } from '@park/platform';
import { useToast } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import {
  bodyOf,
  editedLanguages,
  emptyTexts,
  savedBody,
  type DraftTexts,
  type ManagedRecord,
  type PublicationKind,
} from './draft-body';
import { editAddress, listAddress, refreshes } from './kinds';
import { isSame, mergeBodies, type FieldConflict } from './merge';
import { faultsOf, refusedFields, type Faults } from './publication-faults';
import { useAutosave } from './use-autosave';

export interface PublicationOptions {
  readonly kind: PublicationKind;
  readonly record: ManagedRecord | null;
  readonly draft: Draft | null;
  /** The text that the draft started from; of a new record an empty one. */
  readonly base: DraftBody;
}

export interface Merge {
  readonly merged: DraftBody;
  readonly conflicts: readonly FieldConflict[];
  readonly current: ManagedRecord;
}

export const datesOf = (record: ManagedRecord | null): ManagedEvent['dates'] =>
  record && 'dates' in record ? record.dates : undefined;

export const hasOtherDates = (record: ManagedRecord | null): boolean =>
  (datesOf(record) ?? []).some(({ id, state }) => id !== record?.id && state !== 'archived');

export function usePublication({ kind, record, draft, base: given }: PublicationOptions) {
  const { t } = usePortalTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const [base, setBase] = useState(given);
  const [version, setVersion] = useState(draft?.baseVersion ?? record?.version ?? null);
  const [saved, setSaved] = useState(record);
  const [body, setBody] = useState(draft?.body ?? given);
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<CallError | null>(null);
  const [merge, setMerge] = useState<Merge | null>(null);
  /** A change that waits for the answer for which dates of the series it is. */
  const [asked, setAsked] = useState<Partial<DraftBody> | null>(null);
  /** Grows when texts are replaced from outside, so that the editors show them. */
  const [generation, setGeneration] = useState(0);
  const autosave = useAutosave({ kind, recordId: record?.id ?? null, baseVersion: version, body, draft });
  const after = { refreshes: refreshes[kind] };
  const createNews = useCommand('POST /api/news', after);
  const createEvent = useCommand('POST /api/events', after);
  const changeNews = useCommand('PUT /api/news/{id}', after);
  const changeEvent = useCommand('PUT /api/events/{id}', after);

  const set = (change: Partial<DraftBody>) => setBody((before) => ({ ...before, ...change }));
  const setText = (language: 'en' | 'fr', change: Partial<DraftTexts>) =>
    setBody((before) => ({
      ...before,
      texts: { ...before.texts, [language]: { ...(before.texts[language] ?? emptyTexts), ...change } },
    }));
  const replace = (next: DraftBody) => {
    setBody(next);
    setGeneration((count) => count + 1);
  };

  function send(next: DraftBody, scope: EventScope | undefined) {
    const id = record?.id;
    if (kind === 'news') {
      const news = savedBody<NewsBody>(next);
      return id
        ? changeNews.run({ params: { id }, body: { ...news, version: version ?? 1 } })
        : createNews.run({ body: news });
    }
    const event = savedBody<EventBody>(next);
    return id
      ? changeEvent.run({ params: { id }, body: { ...event, version: version ?? 1, ...(scope && { scope }) } })
      : createEvent.run({ body: event });
  }

  /** Takes over a record as it is stored now. */
  function accept(current: ManagedRecord): void {
    const stored = bodyOf(kind, current);
    setSaved(current);
    setBase(stored);
    setVersion(current.version);
    replace(stored);
    autosave.reset(stored);
  }

  async function save(change: Partial<DraftBody> = {}, scope?: EventScope): Promise<boolean> {
    // Kept apart from the text until it is stored: a refused publication leaves a draft a draft.
    const next = { ...body, ...change };
    setProblem(null);
    const found = faultsOf(next);
    setFaults(found);
    if (Object.keys(found).length > 0) return false;
    if (!scope && hasOtherDates(saved)) {
      setAsked(change);
      return false;
    }
    setAsked(null);
    // A second press while the first one still waits: its command would be refused, and that shown as an error.
    if (!(await autosave.hold())) return false;
    const result = await send(next, scope);
    if (!result.ok) {
      autosave.release();
      const current = (result.error.details as { current?: ManagedRecord } | undefined)?.current;
      if (result.error.status === 409 && current) startMerge(next, current);
      else {
        setFaults(refusedFields(result.error));
        setProblem(result.error);
      }
      return false;
    }
    await autosave.discard();
    toast.show({ tone: 'success', message: t('publishing.saved') });
    if (!record) {
      autosave.reset(body);
      void navigate(editAddress(kind, result.data.id), { replace: true });
    } else accept(result.data);
    return true;
  }

  function startMerge(mine: DraftBody, current: ManagedRecord): void {
    const found = mergeBodies(base, mine, bodyOf(kind, current));
    if (found.conflicts.length > 0) setMerge({ ...found, current });
    else finishMerge(found.merged, current);
  }

  /** The merged text is a draft on the newer version; saving it is the person's next step. */
  function finishMerge(merged: DraftBody, current: ManagedRecord): void {
    setMerge(null);
    setSaved(current);
    setBase(bodyOf(kind, current));
    setVersion(current.version);
    replace(merged);
    toast.show({ message: t('publishing.merge.done') });
  }

  return {
    kind,
    record: saved,
    version,
    base,
    body,
    set,
    setText,
    replace,
    generation,
    faults,
    problem,
    autosave,
    save,
    accept,
    asked,
    closeQuestion: () => setAsked(null),
    isRuleChanged: !isSame(body.repeat ?? null, base.repeat ?? null),
    merge,
    finishMerge,
    cancelMerge: () => setMerge(null),
    /** Whether a newer version of the record was saved since this text was begun. */
    isBehind: saved !== null && version !== null && saved.version !== version,
    isSaving: createNews.isRunning || createEvent.isRunning || changeNews.isRunning || changeEvent.isRunning,
    discard: async () => {
      await autosave.discard();
      if (record && saved) accept(saved);
      else {
        autosave.reset(body);
        void navigate(listAddress(kind));
      }
    },
    languages: editedLanguages,
  };
}

export type Publication = ReturnType<typeof usePublication>;
