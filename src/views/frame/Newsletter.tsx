import { useEffect, useRef, useState } from 'react';
import { laterPart } from '../later/later-part.tsx';
import styles from './Newsletter.module.css';

const NewsletterForm = laterPart(async () => (await import('./NewsletterForm.tsx')).NewsletterForm);

/** The newsletter's box: its room from the start, its form once the reader comes near. */
export function Newsletter() {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '200px' },
    );
    seen.observe(box.current);
    return () => seen.disconnect();
  }, []);
  return (
    <div ref={box} className={styles.box}>
      {near ? <NewsletterForm /> : null}
    </div>
  );
}
