import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import { labelOf } from '#domain/addresses/address-label.ts';

const ICONS = { home: House, work: BriefcaseBusiness, other: MapPin } as const;

export function LabelIcon({ name, size }: { readonly name: string; readonly size: number }) {
  const Icon = ICONS[labelOf(name)];
  return <Icon size={size} aria-hidden="true" />;
}
