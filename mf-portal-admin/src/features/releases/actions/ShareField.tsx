import { Field, TextInput } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import styles from '../registry/Releases.module.css';

const isPercent = (value: number) => Number.isInteger(value) && value >= 1 && value <= 100;

/** A share of visitors, 1 to 100 percent: by the slider or as a number; both are the same value. */
export function ShareField({
  percent,
  onChange,
}: {
  readonly percent: number;
  readonly onChange: (percent: number) => void;
}) {
  const { t } = usePortalTexts();
  // What is being typed may be nothing yet, or too much; the value follows as soon as it is one.
  const [typed, setTyped] = useState<string>();
  const label = t('releases.move.canary.share');

  function type(text: string): void {
    setTyped(text);
    const value = Number(text.trim());
    if (isPercent(value)) onChange(value);
  }

  return (
    <Field label={label} help={t('releases.move.canary.shareHelp')}>
      {(control) => (
        <div className={styles.share}>
          <input
            type="range"
            min={1}
            max={100}
            step={1}
            value={percent}
            className={styles.slider}
            aria-label={label}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          <TextInput
            {...control}
            className={styles.percent}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(percent)}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(undefined)}
          />
        </div>
      )}
    </Field>
  );
}
