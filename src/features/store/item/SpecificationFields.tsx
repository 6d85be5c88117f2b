import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SpecificationOption } from '#contract/entities/store.ts';
import { SPECIFICATION_TYPE } from '#contract/enumerations.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import type { GroupView } from '#machines/item-dialog/item-dialog.view.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Radio } from '#src/ui/Radio.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { AgeMark } from './AgeMark.tsx';
import { GroupHintBadge } from './GroupHintBadge.tsx';
import styles from './SpecificationFields.module.css';

type SpecificationFieldsProps = {
  readonly view: GroupView;
  readonly currency: string;
  readonly onOption: (option: number) => void;
};

export function SpecificationFields({ view, currency, onOption }: SpecificationFieldsProps) {
  const { group, chosen, full } = view;
  const legend = (
    <span className={styles.legend}>
      <span>
        {group.name} <small className={styles.need}>{group.is_required ? <Trans>Required</Trans> : <Trans>Optional</Trans>}</small>
      </span>{' '}
      <GroupHintBadge view={view} />
    </span>
  );
  if (group.type === SPECIFICATION_TYPE.chooseOne) {
    const [only] = chosen;
    return (
      <RadioGroup
        legend={legend}
        value={only === undefined ? null : String(only)}
        onChange={(value) => onOption(Number(value))}
        className={styles.group}
      >
        {group.list.map((option) => (
          <Radio
            key={option.unique_id}
            ruled
            value={String(option.unique_id)}
            label={labelOf(option)}
            aside={surcharge(option, currency)}
          />
        ))}
      </RadioGroup>
    );
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.several}>{legend}</legend>
      <div>
        {group.list.map((option) => (
          <Checkbox
            key={option.unique_id}
            ruled
            label={labelOf(option)}
            aside={surcharge(option, currency)}
            checked={chosen.has(option.unique_id)}
            disabled={full && !chosen.has(option.unique_id)}
            onChange={() => onOption(option.unique_id)}
          />
        ))}
      </div>
      <p role="status" className={styles.full}>
        {full && chosen.size < group.list.length ? (
          <Plural value={chosen.size} one="1 selected. Remove it to choose another." other="# selected. Remove one to choose another." />
        ) : null}
      </p>
    </fieldset>
  );
}

const labelOf = ({ name, minimum_age: age }: SpecificationOption): ReactNode => (
  <>
    <span>{name}</span> <AgeMark age={age} />
  </>
);

function surcharge(option: SpecificationOption, currency: string): string | null {
  const price = toMinor(option.price);
  if (price === 0) return null;
  return price > 0 ? `+ ${formatMoney(price, currency)}` : formatMoney(price, currency);
}
