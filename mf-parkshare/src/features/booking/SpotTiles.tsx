import type { FreeSpot } from '@park/contract/parking';
import { VisuallyHidden } from '@park/ui';
import { useId, type ReactNode } from 'react';
import { SpotKindIcon } from '../../shared/SpotKindIcon';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './SpotChooser.module.css';
import { anyOfKindValue, spotValue, type SpotGroup } from './spot-choice';

export interface SpotTilesProps {
  readonly groups: readonly SpotGroup[];
  readonly value: string | undefined;
  /** Spots are shown, but cannot be booked. */
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** One radio group over all kinds, so that arrow keys also move to the next kind. */
export function SpotTiles({ groups, value, isReadOnly, onChange }: SpotTilesProps) {
  const { t } = useParkshareTexts();
  const name = useId();
  const hasOwn = groups.some(({ spots }) => spots.some(isOfCompany));
  const tile = (tileValue: string, words: ReactNode) => (
    <label className={styles.tile} key={tileValue}>
      <input
        type="radio"
        name={name}
        value={tileValue}
        checked={!isReadOnly && tileValue === value}
        onChange={() => onChange(tileValue)}
      />
      <span className={styles.tileText}>{words}</span>
    </label>
  );
  return (
    <>
      {groups.map(({ kind, spots }) => (
        <fieldset key={kind} disabled={isReadOnly}>
          <legend className={styles.legend}>
            <SpotKindIcon kind={kind} />
            {t(`kinds.${kind}`)}
            <span className={styles.legendCount}>{spots.length}</span>
          </legend>
          <div className={styles.tiles}>
            {!isReadOnly && tile(anyOfKindValue(kind), t('spots.any'))}
            {spots.map((spot) =>
              tile(
                spotValue(spot),
                <>
                  {spot.number}
                  {isOfCompany(spot) && (
                    <>
                      <span className={styles.ownMark} aria-hidden="true" />
                      <VisuallyHidden> ({t('spots.ofCompanyOne')})</VisuallyHidden>
                    </>
                  )}
                </>,
              ),
            )}
          </div>
        </fieldset>
      ))}
      {hasOwn && (
        <p className={styles.key} aria-hidden="true">
          <span className={styles.ownMark} /> {t('spots.ofCompany')}
        </p>
      )}
    </>
  );
}

const isOfCompany = ({ from }: FreeSpot): boolean => from === 'company';
