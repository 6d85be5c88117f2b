import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Radio } from './Radio.tsx';
import { useRadioChoice } from './radio-choice.ts';
import styles from './RadioCard.module.css';

type RadioCardProps = Omit<ComponentProps<typeof Radio>, 'ruled' | 'children'> & {
  readonly look?: 'edged' | 'filled';
  readonly children?: ReactNode;
};

export function RadioCard({ look = 'edged', children, className, ...radio }: RadioCardProps) {
  const choice = useRadioChoice();
  const chosen = choice.value === radio.value;
  return (
    <div className={classNames(styles.card, styles[look], chosen && styles.chosen, className)}>
      <Radio {...radio} className={styles.row} />
      {chosen && children ? <div className={styles.inside}>{children}</div> : null}
    </div>
  );
}
