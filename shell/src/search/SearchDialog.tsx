import { Link, useCall, useNavigate } from '@park/platform';
import { buttonClassName, Dialog, ErrorPanel, TextInput, VisuallyHidden } from '@park/ui';
import { SearchIcon } from '@park/ui/icons';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useShellTexts } from '../texts/use-shell-texts';
import { useCloseOnNavigation } from '../on-demand/use-close-on-navigation';
import { groupResults } from './group-results';
import styles from './SearchDialog.module.css';
import { searchAddress } from './search-address';
import { SearchResults } from './SearchResults';
import { maxQueryLength, minQueryLength } from './query-length';
import { useDebounced } from './use-debounced';

/** Delay after the last key before searching. */
const debounceMs = 150;

export interface SearchDialogProps {
  readonly onClose: () => void;
}

/**
 * Search as a combobox: the focus stays in the field, arrow keys move through the results, Enter opens the active one,
 * Escape closes. Each text has its own query, so an older response that arrives late is never shown for a newer text.
 */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const { t } = useShellTexts();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const query = useDebounced(text, debounceMs);
  // Both: results of a text that is no longer there are not shown for one that is too short.
  const isLongEnough = Math.min(text.length, query.length) >= minQueryLength;
  const answer = useCall(
    'GET /api/webflow-search',
    { query: { query } },
    { enabled: isLongEnough, keepPrevious: true },
  );
  const items = isLongEnough ? answer.data?.items : undefined;
  const groups = useMemo(() => groupResults(items ?? []), [items]);
  const results = groups.flatMap((group) => group.results);
  const [active, setActive] = useActive(items);
  useCloseOnNavigation(onClose);

  const optionId = (index: number) => `${listId}-${index}`;
  const move = (index: number) => {
    if (results.length === 0) return;
    const next = (index + results.length) % results.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  // What is shown still belongs to an older text.
  const isWaiting =
    text.length >= minQueryLength && (text !== query || answer.status === 'pending' || answer.isRefreshing);
  const open = (address: string) => {
    void navigate(address);
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    const chosen = results[active];
    // Enter that ends an IME composition must not open a result.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Enter' && isWaiting) open(searchAddress(text));
    else if (event.key === 'Enter' && chosen) open(chosen.url);
    else return;
    event.preventDefault();
  };

  const isEmpty = isLongEnough && answer.status === 'ready' && results.length === 0;
  const status = !isLongEnough
    ? t('search.hint')
    : isWaiting
      ? t('search.searching')
      : isEmpty
        ? t('search.nothing', { query })
        : t('search.count', { count: results.length });
  return (
    <Dialog open onClose={onClose} title={t('search.title')}>
      <div className={styles.search}>
        <div className={styles.field}>
          <SearchIcon size={18} />
          {/* Not of type search: there, browsers clear the field on Escape. */}
          <TextInput
            role="combobox"
            className={styles.input}
            aria-label={t('search.label')}
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={listId}
            aria-activedescendant={results[active] ? optionId(active) : undefined}
            placeholder={t('search.placeholder')}
            maxLength={maxQueryLength}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={press}
          />
        </div>
        {results.length > 0 ? (
          <VisuallyHidden>
            <span role="status">{status}</span>
          </VisuallyHidden>
        ) : (
          answer.status !== 'failed' && (
            <p className={styles.status} role="status">
              {status}
            </p>
          )
        )}
        {isLongEnough && answer.status === 'failed' && (
          <ErrorPanel
            compact
            headingLevel={3}
            error={answer.error}
            onRetry={answer.retry}
            isRetrying={answer.isRefreshing}
          />
        )}
        <SearchResults
          groups={groups}
          active={active}
          isStale={isWaiting}
          listId={listId}
          optionId={optionId}
          onActive={setActive}
          onChoose={onClose}
        />
        {results.length > 0 && (
          <Link
            to={searchAddress(query)}
            className={buttonClassName({ size: 'small', className: styles.all })}
            onClick={onClose}
          >
            {t('search.all')}
          </Link>
        )}
      </div>
    </Dialog>
  );
}

/** The active result: the first one of each new response, until the person moves. */
function useActive(items: object | undefined): [number, (index: number) => void] {
  const [active, setActive] = useState(0);
  const shown = useRef(items);
  useEffect(() => {
    if (shown.current === items) return;
    shown.current = items;
    setActive(0);
  }, [items]);
  return [active, setActive];
}
