import { laterPart } from '../later/later-part.tsx';
import { WhenNear } from '../later/WhenNear.tsx';
import styles from './Newsletter.module.css';

const NewsletterForm = laterPart(async () => (await import('./NewsletterForm.tsx')).NewsletterForm);

/** The newsletter's box: its room from the start, its form once the reader comes near. */
export const Newsletter = () => (
  <WhenNear className={styles.box}>
    <NewsletterForm />
  </WhenNear>
);
