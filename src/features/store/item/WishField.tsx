import { Trans } from '@lingui/react/macro';
import type { IfMissing } from '#contract/enumerations.ts';
import { Radio } from '#src/ui/Radio.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import styles from './WishField.module.css';

/** What is done when the store has run out of it (decision 077). */
export const WishField = ({ wish, onChange }: { readonly wish: IfMissing; readonly onChange: (wish: IfMissing) => void }) => (
  <RadioGroup legend={<Trans>If it’s unavailable</Trans>} value={wish} onChange={onChange} className={styles.wish}>
    <Radio value="call" label={<Trans>Call me</Trans>} />
    <Radio value="remove" label={<Trans>Leave it out</Trans>} />
    <Radio value="similar" label={<Trans>Replace with something similar</Trans>} />
  </RadioGroup>
);
