import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { WhenNear } from '#src/lazy/WhenNear.tsx';
import styles from './LandingPage.module.css';

const RideInterest = lazyPart(async (texts) => (await import('../pages/lead/load-interest.ts')).loadInterest(texts));

export const Interest = () => (
  <WhenNear className={styles.interest}>
    <RideInterest />
  </WhenNear>
);
