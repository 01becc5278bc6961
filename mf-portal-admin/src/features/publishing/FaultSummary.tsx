import { useTexts } from '@park/platform';
import { Notice } from '@park/ui';
import { useEffect, useRef } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { namedFields, useFieldName } from './field-values';
import { controlId, type Faults } from './publication-faults';

/** What keeps the record from being saved, with links to the fields. Focused when there is something new. */
export function FaultSummary({ faults }: { readonly faults: Faults }) {
  const { t } = usePortalTexts();
  const { t: translate } = useTexts();
  const nameOf = useNameOf();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [faults]);
  const entries = Object.entries(faults);
  if (entries.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1}>
      <Notice tone="danger" title={t('publishing.faults')}>
        <ul>
          {entries.map(([path, { key, values }]) => (
            <li key={path}>
              <a
                href={`#${controlId(path)}`}
                onClick={(event) => {
                  // Do not navigate: the address belongs to the router.
                  event.preventDefault();
                  focusControl(path);
                }}
              >
                {t('publishing.fault', { field: nameOf(path), reason: translate(key, values) })}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** The text's editor is inside the element with its id. */
function focusControl(path: string): void {
  const element = document.getElementById(controlId(path));
  (element?.querySelector<HTMLElement>('[role="textbox"]') ?? element)?.focus();
}

/** `texts.en.title` → "Title, English", `agenda.0.speaker` → "Line 1 of the programme". */
function useNameOf(): (path: string) => string {
  const { t } = usePortalTexts();
  const fieldName = useFieldName();
  return (path) => {
    const [parent = '', place] = path.split('.');
    if (parent === 'agenda' && place !== undefined) return t('publishing.agenda.line', { number: Number(place) + 1 });
    return fieldName(namedFields.find((name) => name === parent) ?? path);
  };
}
