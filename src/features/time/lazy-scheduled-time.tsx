import { neededPart } from '#src/lazy/lazy-part.tsx';
import styles from './schedule/TimeBox.module.css';

/** The dates and times: most customers want it as soon as possible, and never see them. */
export const ScheduledTime = neededPart(
  async (texts) => {
    const [part] = await Promise.all([import('./schedule/ScheduledTime.tsx'), texts.load('schedule')]);
    return part.ScheduledTime;
  },
  <div className={styles.coming} />,
);
