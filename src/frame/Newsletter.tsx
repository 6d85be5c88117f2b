import { lazyPart } from '../lazy/lazy-part.tsx';
import { WhenNear } from '../lazy/WhenNear.tsx';
import styles from './Newsletter.module.css';

const NewsletterForm = lazyPart(async (texts) => {
  const [part] = await Promise.all([import('./parts/NewsletterForm.tsx'), texts.load('frame-parts')]);
  return part.NewsletterForm;
});

/** The newsletter's box: its room from the start, its form once the reader comes near. */
export const Newsletter = () => (
  <WhenNear className={styles.box}>
    <NewsletterForm />
  </WhenNear>
);
