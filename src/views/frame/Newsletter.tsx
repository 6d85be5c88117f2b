import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './Newsletter.module.css';

const NewsletterForm = lazy(() => import('./NewsletterForm.tsx').then((module) => ({ default: module.NewsletterForm })));

/** The newsletter's box: its room from the start, its form once the reader comes near. */
export function Newsletter() {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const seen = new IntersectionObserver(([entry]) => { if (entry?.isIntersecting) setNear(true); }, { rootMargin: '200px' });
    seen.observe(box.current);
    return () => seen.disconnect();
  }, []);
  return (
    <div ref={box} className={styles.box}>
      {near ? <Suspense><NewsletterForm /></Suspense> : null}
    </div>
  );
}
