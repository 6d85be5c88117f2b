import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import Utensils from 'lucide-react/icons/utensils';
import { useState } from 'react';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Row, Sample } from './Sample.tsx';
import styles from './gallery.module.css';

const CATEGORIES = [
  { value: 'restaurants', label: 'Restaurants' },
  { value: 'bakery', label: 'Bakery' },
  { value: 'courier', label: 'Courier' },
] as const;

/** Everything that is filled in. */
export function FieldSamples() {
  const [category, setCategory] = useState<(typeof CATEGORIES)[number]['value']>('restaurants');
  return (
    <>
      <Sample name="Field">
        <div className={styles.two}>
          <TextField label="Name" hint="As on your doorbell" defaultValue="Léa" required />
          <TextField label="Post code" error="Wrong postcode" defaultValue="1025" inputMode="numeric" />
          <TextField label="Phone" defaultValue="079 412 88" type="tel" data-focus="" />
          <TextField label="Promo code" defaultValue="Sign in to use a code" disabled />
          <TextField label="Amount" prefix="CHF" defaultValue="20" />
          <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" defaultValue="escale" />
        </div>
      </Sample>
      <Sample name="Field with icon, several lines">
        <div className={styles.stack}>
          <TextField label="Delivery address" icon={<MapPin />} defaultValue="Rue de Carouge 12, 1205 Genève" />
          <TextField label="Search" labelHidden icon={<Search />} placeholder="Search the menu" type="search" />
          <TextAreaField label="Note for the kitchen" optional="Optional" placeholder="No garlic, extra pepper" />
        </div>
      </Sample>
      <Sample name="Select">
        <Row>
          <Select label="Category" labelHidden icon={<Utensils />} value={category} options={CATEGORIES} onChange={setCategory} />
          <Select label="Category" labelHidden disabled value={category} options={CATEGORIES} onChange={setCategory} />
        </Row>
      </Sample>
    </>
  );
}
