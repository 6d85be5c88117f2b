import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { isAgainst, type Allergen, type FoodWarning } from '#domain/catalogue/food-filter.ts';
import { Message } from '#src/ui/Message.tsx';
import { ALLERGEN_NAMES, DIET_NAMES } from './food-names.ts';
import styles from './FoodWarningText.module.css';

type FoodWarningTextProps = {
  readonly warning: FoodWarning;
  readonly holds: readonly Allergen[];
  readonly isLine: boolean;
};

export function FoodWarningText({ warning, holds, isLine }: FoodWarningTextProps) {
  const { i18n } = useLingui();
  const list = (names: readonly MessageDescriptor[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' }).format(names.map((name) => i18n._(name)));
  const { diets, allergens, isUnknown } = warning;
  const [all, avoided, missed] = [
    list(holds.map((one) => ALLERGEN_NAMES[one])),
    list(allergens.map((one) => ALLERGEN_NAMES[one])),
    list(diets.map((one) => DIET_NAMES[one])),
  ];
  const words = (
    <>
      {allergens.length > 0 ? (
        <span className={styles.words}>
          <Trans>
            Contains {all}: you avoid {avoided}.
          </Trans>
        </span>
      ) : null}
      {diets.length > 0 ? (
        <span className={styles.words}>
          <Trans>Doesn’t suit your diet: {missed}.</Trans>
        </span>
      ) : null}
      {isUnknown ? (
        <span className={styles.words}>
          <Trans>The store hasn’t listed everything in this dish: ask the store first.</Trans>
        </span>
      ) : null}
    </>
  );
  if (!isLine)
    return (
      <Message tone={isAgainst(warning) ? 'warn' : 'info'} className={styles.message}>
        {words}
      </Message>
    );
  return (
    <p className={isAgainst(warning) ? styles.against : styles.unknown}>
      <TriangleAlert size={16} aria-hidden="true" className={styles.icon} />
      <span>{words}</span>
    </p>
  );
}
