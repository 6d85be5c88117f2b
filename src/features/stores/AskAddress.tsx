import { Trans } from '@lingui/react/macro';
import { AddressSearch } from '../address/AddressSearch.tsx';
import styles from './StoresPage.module.css';

export const AskAddress = () => (
  <div className={styles.ask}>
    <p className={styles.askWords}>
      <Trans>Enter your address to see who delivers to you and for how much.</Trans>
    </p>
    <AddressSearch id="stores-address" onChosen={() => document.querySelector<HTMLElement>('main h1')?.focus()} />
  </div>
);
