/** The icons by their names in descriptors. */
import type { NavigationIcon } from '@park/platform';
import {
  BriefcaseIcon,
  Building2Icon,
  CalendarIcon,
  CarIcon,
  DoorOpenIcon,
  NewspaperIcon,
  ShieldCheckIcon,
  StarIcon,
  UserIcon,
  type IconComponent,
} from '@park/ui/icons';

export const navigationIcons: Readonly<Record<NavigationIcon, IconComponent>> = {
  building: Building2Icon,
  newspaper: NewspaperIcon,
  calendar: CalendarIcon,
  car: CarIcon,
  door: DoorOpenIcon,
  briefcase: BriefcaseIcon,
  star: StarIcon,
  person: UserIcon,
  truck: ShieldCheckIcon,
};
