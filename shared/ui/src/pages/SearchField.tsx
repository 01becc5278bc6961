import { Button, SearchInput } from '@park/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { usePagesTexts } from './texts';

/** Delay after the last key before searching, so that not every letter is a call. */
const debounceMs = 200;

export interface SearchFieldProps {
  readonly label: string;
  /** The text that the list is filtered by now. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
  /** Id of the form, which filters outside of it name. */
  readonly form?: string | undefined;
}

/**
 * Searches while typing. Typed text is never overwritten by an older state of the address. Where scripts do not run, the
 * browser sends the form: its fields have the names that the address has.
 */
export function SearchField({ label, text, onSearch, form }: SearchFieldProps) {
  const texts = usePagesTexts();
  const [draft, setDraft] = useState(text);
  const [seen, setSeen] = useState(text);
  const [sent, setSent] = useState(text);
  if (text !== seen) {
    setSeen(text);
    // Changed elsewhere: Back, a removed filter, a link. Show the new text.
    if (text !== sent) {
      setDraft(text);
      setSent(text);
    }
  }

  const latest = useRef(onSearch);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string) => {
    clearTimeout(timer.current);
    const wanted = next.trim();
    if (wanted === sent) return;
    setSent(wanted);
    latest.current(wanted);
  };
  const change = (next: string) => {
    setDraft(next);
    clearTimeout(timer.current);
    // Clearing is deliberate, so search without a delay.
    if (next === '') search(next);
    else {
      const { pathname } = location;
      // A link was followed meanwhile, and its page is still loading: another address would lead back from it.
      timer.current = setTimeout(() => location.pathname === pathname && search(next), debounceMs);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(draft);
  };

  return (
    <form role="search" method="get" id={form} onSubmit={submit}>
      <SearchInput name="q" label={label} value={draft} onChange={change} maxLength={200} enterKeyHint="search" />
      <Button type="submit" data-scripts="off">
        {texts.search}
      </Button>
    </form>
  );
}
