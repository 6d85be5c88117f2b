import { Trans } from '@lingui/react/macro';
import type { IfMissing } from '#contract/enumerations.ts';
import { Radio } from '#src/ui/Radio.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import styles from './WishField.module.css';

/** What is done when the store has run out of it (decision 077). */
export function WishField({ wish, onChange }: { readonly wish: IfMissing; readonly onChange: (wish: IfMissing) => void }) {
  return (
    <RadioGroup legend={<Trans>If it is missing</Trans>} value={wish} onChange={onChange} className={styles.wish}>
      <Radio value="call" label={<Trans>Call me</Trans>} />
      <Radio value="remove" label={<Trans>Take it off</Trans>} />
      <Radio value="similar" label={<Trans>Something like it</Trans>} />
    </RadioGroup>
  );
}
