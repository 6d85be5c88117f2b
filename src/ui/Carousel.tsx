import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Children, type FocusEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import styles from './Carousel.module.css';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import { useCarousel, useSteps } from './use-carousel.ts';

type CarouselProps = {
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly pageLabel: (page: number, pages: number) => string;
  /** One child per slide. Their width is `--slide-width`, set by `className`; the whole track when unset. */
  readonly children: ReactNode;
  readonly heading?: ReactNode;
  readonly arrows?: boolean;
  readonly turning?: { readonly milliseconds: number; readonly pauseLabel: string; readonly playLabel: string };
  /** 0 where the slides hold nothing to press: the track itself takes the focus, and the arrow keys move it. */
  readonly trackTabIndex?: 0;
  readonly className?: string;
};

export function Carousel({
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  children,
  heading,
  arrows = true,
  turning,
  trackTabIndex,
  className,
}: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const slides = Children.toArray(children);
  const { page, pages, show } = useCarousel(track, slides.length);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isHeld = stopped || held.pointer || held.focus;
  const [isWhole, setWhole] = useState(turning === undefined);
  const hold = (what: Partial<typeof held>) => {
    setWhole(true);
    setHeld((now) => ({ ...now, ...what }));
  };
  useSteps(turning !== undefined && pages > 1 && !isHeld, turning?.milliseconds ?? 0, () => {
    setWhole(true);
    show(page + 1 < pages ? page + 1 : 0);
  });

  const blur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hold({ focus: false });
  };
  const many = pages > 1;
  const hasArrows = arrows && many;
  return (
    <section
      aria-label={label}
      className={classNames(styles.carousel, !isWhole && styles.beginning, className)}
      onPointerEnter={() => hold({ pointer: true })}
      onPointerLeave={() => hold({ pointer: false })}
      onFocus={() => hold({ focus: true })}
      onBlur={blur}
    >
      {heading || hasArrows ? (
        <div className={styles.head}>
          <div className={styles.heading}>{heading}</div>
          {hasArrows ? (
            <div className={styles.arrows}>
              <Arrow label={previousLabel} icon={<ArrowLeft size={20} />} isOver={page === 0} onPress={() => show(page - 1)} />
              <Arrow label={nextLabel} icon={<ArrowRight size={20} />} isOver={page === pages - 1} onPress={() => show(page + 1)} />
            </div>
          ) : null}
        </div>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- words are scrolled by keys */}
      <ul ref={track} className={styles.track} tabIndex={trackTabIndex}>
        {slides.map((slide, index) => (
          <li key={index} className={styles.slide}>
            {slide}
          </li>
        ))}
      </ul>
      {many ? (
        <div className={styles.foot}>
          {turning ? <Stop {...turning} stopped={stopped} onPress={() => setStopped(!stopped)} /> : null}
          <Dots page={page} pages={pages} label={pageLabel} onPress={show} />
        </div>
      ) : null}
    </section>
  );
}

type DotsProps = {
  readonly page: number;
  readonly pages: number;
  readonly label: CarouselProps['pageLabel'];
  readonly onPress: (page: number) => void;
};

const Dots = ({ page, pages, label, onPress }: DotsProps) =>
  Array.from({ length: pages }, (_, index) => (
    <button
      key={index}
      type="button"
      className={styles.dot}
      aria-label={label(index + 1, pages)}
      aria-current={index === page ? 'true' : undefined}
      onClick={() => onPress(index)}
    />
  ));

type ArrowProps = { readonly label: string; readonly icon: ReactElement; readonly isOver: boolean; readonly onPress: () => void };

const Arrow = ({ label, icon, isOver, onPress }: ArrowProps) => (
  <IconButton label={label} icon={icon} look="raised" aria-disabled={isOver || undefined} onClick={onPress} />
);

type StopProps = { readonly pauseLabel: string; readonly playLabel: string; readonly stopped: boolean; readonly onPress: () => void };

const Stop = ({ pauseLabel, playLabel, stopped, onPress }: StopProps) => (
  <IconButton
    label={stopped ? playLabel : pauseLabel}
    icon={stopped ? <Play size={18} /> : <Pause size={18} />}
    className={styles.pause}
    onClick={onPress}
  />
);
