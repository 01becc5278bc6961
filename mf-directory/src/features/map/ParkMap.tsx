import { classNames, UiLink } from '@park/ui';
import { buildingOnMap } from '../../shared/company-address';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import type { PlacedBuilding } from './building-places';
import styles from './ParkMap.module.css';

interface ParkMapProps {
  readonly places: readonly PlacedBuilding[];
  readonly chosenId: string | null;
}

/** Of the drawing, whose view box has the ratio of the map. */
const unitsPerPercent = { x: 4, y: 3 };

/**
 * The park as a drawing. Each building is a link, in the order of the list beside it. Places are attributes, because pages
 * have no styles in their HTML.
 */
export function ParkMap({ places, chosenId }: ParkMapProps) {
  const { t } = useDirectoryTexts();
  return (
    <nav className={styles.map} aria-label={t('map.drawing')}>
      <svg className={styles.drawing} viewBox="0 0 400 300" aria-hidden="true">
        {places.map(({ building, corners }) => (
          <polygon
            key={building.id}
            className={classNames(styles.plan, building.id === chosenId && styles.chosenPlan)}
            points={corners
              .map(({ x, y }) => `${round(x * unitsPerPercent.x)},${round(y * unitsPerPercent.y)}`)
              .join(' ')}
          />
        ))}
      </svg>
      <svg className={styles.names} width="100%" height="100%">
        {places.map(({ building, box }) => (
          <foreignObject
            key={building.id}
            x={`${round(box.x)}%`}
            y={`${round(box.y)}%`}
            width={`${round(box.width)}%`}
            height={`${round(box.height)}%`}
          >
            <UiLink
              className={classNames(styles.building, building.id === chosenId && styles.chosen)}
              href={buildingOnMap(building.id)}
              aria-current={building.id === chosenId ? 'true' : undefined}
            >
              <span className={styles.name}>{building.name}</span>
            </UiLink>
          </foreignObject>
        ))}
      </svg>
      <span className={styles.north} aria-hidden="true">
        {t('map.north')}
      </span>
    </nav>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
