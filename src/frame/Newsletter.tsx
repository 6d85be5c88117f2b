import { lazyPart } from '../lazy/lazy-part.tsx';
import { WhenNear } from '../lazy/WhenNear.tsx';
import styles from './Newsletter.module.css';
import { withWords } from '#src/lazy/with-words.ts';

const NewsletterForm = lazyPart((texts) => withWords(import('./parts/NewsletterForm.tsx'), texts.load('frame-parts'), 'NewsletterForm'));

/** The newsletter's box: its room from the start, its form once the reader comes near. */
export const Newsletter = () => (
  <WhenNear className={styles.box}>
    <NewsletterForm />
  </WhenNear>
);
