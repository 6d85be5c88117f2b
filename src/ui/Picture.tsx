import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Picture.module.css';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height' | 'loading'> & {
  readonly src: string;
  /** What the picture shows; empty when the words beside it say so already. */
  readonly alt: string;
  /** Pixels of the picture itself: they keep its place while it loads. */
  readonly width: number;
  readonly height: number;
  readonly lazy?: boolean;
  readonly fallback?: ReactNode;
  readonly rounded?: boolean;
};

/** A picture that fills its frame, cut rather than bent, and never leaves a broken image behind. */
export function Picture({ src, alt, width, height, lazy = true, fallback, rounded = true, className, onError, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const frame = classNames(styles.frame, rounded && styles.rounded, className);
  if (failed === src) {
    return (
      <span
        className={classNames(frame, styles.fallback)}
        style={{ aspectRatio: `${width} / ${height}` }}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        aria-hidden={alt ? undefined : true}
      >
        {fallback}
      </span>
    );
  }
  return (
    <img
      decoding="async"
      {...rest}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : 'eager'}
      className={frame}
      onError={(event) => {
        setFailed(src);
        onError?.(event);
      }}
    />
  );
}
