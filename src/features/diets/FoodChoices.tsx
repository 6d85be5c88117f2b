import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { ALLERGENS, DIETS } from '#contract/entities/food.ts';
import type { FoodFilter } from '#domain/catalogue/food-filter.ts';
import { Chip } from '#src/ui/Chip.tsx';
import styles from './FoodChoices.module.css';
import { ALLERGEN_NAMES, DIET_NAMES } from './food-names.ts';

export const FoodChoices = ({ filter, onChange }: { readonly filter: FoodFilter; readonly onChange: (filter: FoodFilter) => void }) => (
  <div className={styles.choices}>
    <Chips
      legend={<Trans>Diets</Trans>}
      all={DIETS}
      names={DIET_NAMES}
      chosen={filter.diets}
      onChange={(diets) => onChange({ ...filter, diets })}
    />
    <Chips
      legend={<Trans>Without</Trans>}
      all={ALLERGENS}
      names={ALLERGEN_NAMES}
      chosen={filter.without}
      onChange={(without) => onChange({ ...filter, without })}
    />
    <p className={styles.hint}>
      <Trans>Dishes without allergen information are still shown, marked “ask the store”.</Trans>
    </p>
  </div>
);

type ChipsProps<T extends string> = {
  readonly legend: ReactNode;
  readonly all: readonly T[];
  readonly names: Readonly<Record<T, MessageDescriptor>>;
  readonly chosen: readonly T[];
  readonly onChange: (chosen: T[]) => void;
};

function Chips<T extends string>({ legend, all, names, chosen, onChange }: ChipsProps<T>) {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {all.map((one) => (
          <Chip
            key={one}
            on={chosen.includes(one)}
            onClick={() => onChange(all.filter((other) => chosen.includes(other) !== (other === one)))}
          >
            {i18n._(names[one])}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
