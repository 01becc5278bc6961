import type { SpotKind } from '@park/contract/parking';
import { AccessibilityIcon, BikeIcon, CarIcon, PlugZapIcon, type IconComponent } from '@park/ui/icons';

const icons: Record<SpotKind, IconComponent> = {
  standard: CarIcon,
  electric: PlugZapIcon,
  accessible: AccessibilityIcon,
  motorbike: BikeIcon,
};

export function SpotKindIcon({ kind, size = 16 }: { kind: SpotKind; size?: number }) {
  const Icon = icons[kind];
  return <Icon size={size} />;
}
