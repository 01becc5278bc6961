import type { Vehicle } from '@park/contract/parking-permits';
import { Button, Cluster } from '@park/ui';
import { Row } from '@park/ui/pages';
import { SpotKindIcon } from '../../shared/SpotKindIcon';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

export interface VehicleRowProps {
  readonly vehicle: Vehicle;
  /** Removing is running. */
  readonly isChanging: boolean;
  readonly onEdit: (vehicle: Vehicle) => void;
  readonly onRemove: (vehicle: Vehicle) => Promise<void>;
}

export function VehicleRow({ vehicle, isChanging, onEdit, onRemove }: VehicleRowProps) {
  const { t } = useParkshareTexts();
  const { plate, isElectric } = vehicle;
  return (
    <Row
      title={plate}
      headingLevel={2}
      end={
        <Cluster>
          <Button size="small" aria-label={t('vehicles.editNamed', { plate })} onClick={() => onEdit(vehicle)}>
            {t('vehicles.edit')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            disabled={isChanging}
            aria-label={t('vehicles.removeNamed', { plate })}
            onClick={() => void onRemove(vehicle)}
          >
            {t('vehicles.remove')}
          </Button>
        </Cluster>
      }
    >
      <Cluster gap={2}>
        <SpotKindIcon kind={isElectric ? 'electric' : 'standard'} />
        {t(isElectric ? 'vehicles.electric' : 'vehicles.notElectric')}
      </Cluster>
    </Row>
  );
}
