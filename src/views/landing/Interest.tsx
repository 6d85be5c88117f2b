import { laterPart } from '../later/later-part.tsx';
import { WhenNear } from '../later/WhenNear.tsx';
import styles from './LandingPage.module.css';

const RideInterest = laterPart(async (texts) => (await import('../lead/bring-interest.ts')).bringInterest(texts));

/** The short form for couriers at the end of the page: its room from the start, the rest once the reader comes near. */
export const Interest = () => (
  <WhenNear className={styles.interest}>
    <RideInterest />
  </WhenNear>
);
