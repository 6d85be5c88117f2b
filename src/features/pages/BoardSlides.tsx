import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Carousel } from '#src/ui/Carousel.tsx';
import styles from './BoardSlides.module.css';

export type Slide = { readonly key: string; readonly title: ReactNode; readonly text: ReactNode };

type BoardSlidesProps = {
  readonly heading: string;
  readonly slides: readonly Slide[];
  readonly children: ReactNode;
};

const TURNS_EVERY = 7_000;

export function BoardSlides({ heading, slides, children }: BoardSlidesProps) {
  const { t } = useLingui();
  return (
    <>
      <Carousel
        label={heading}
        previousLabel={t`Previous`}
        nextLabel={t`Next`}
        pageLabel={(page, pages) => t`Slide ${page} of ${pages}`}
        heading={<h1 className={styles.heading}>{heading}</h1>}
        turning={{ milliseconds: TURNS_EVERY, pauseLabel: t`Pause slides`, playLabel: t`Play slides` }}
        trackTabIndex={0}
        className={styles.slides}
      >
        {slides.map(({ key, title, text }) => (
          <div key={key} className={styles.slide}>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </Carousel>
      <div className={styles.actions}>{children}</div>
    </>
  );
}
