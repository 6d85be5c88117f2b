import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MenuItem } from '#contract/entities/store.ts';
import { ALLERGEN_NAMES, DIET_NAMES } from '#src/features/diets/food-names.ts';
import styles from './ItemFacts.module.css';

export function ItemFacts({ item }: { readonly item: MenuItem }) {
  const { i18n } = useLingui();
  const list = (names: readonly MessageDescriptor[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' }).format(names.map((name) => i18n._(name)));
  const { diets, allergens } = item;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Diets</Trans>
        </dt>
        <dd>
          {!diets ? <Trans>Ask the store</Trans> : diets.length === 0 ? <Trans>None</Trans> : list(diets.map((diet) => DIET_NAMES[diet]))}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Allergens</Trans>
        </dt>
        <dd>
          {!allergens ? (
            <Trans>Ask the store</Trans>
          ) : allergens.length === 0 ? (
            <Trans>None of the 14 main allergens</Trans>
          ) : (
            list(allergens.map((allergen) => ALLERGEN_NAMES[allergen]))
          )}
        </dd>
      </div>
    </dl>
  );
}
