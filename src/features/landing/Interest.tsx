import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { WhenNear } from '#src/lazy/WhenNear.tsx';
import styles from './LandingPage.module.css';

const RideInterest = lazyPart(async (texts) => (await import('../pages/lead/load-interest.ts')).loadInterest(texts));

/** The short form for couriers at the end of the page: its room from the start, the rest once the reader comes near. */
export const Interest = () => (
  <WhenNear className={styles.interest}>
    <RideInterest />
  </WhenNear>
);
