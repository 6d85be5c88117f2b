import { classNames } from './class-names.ts';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  readonly shape?: 'block' | 'line';
  readonly width?: number | string;
  readonly height?: number | string;
  readonly className?: string;
};

/** A still, flat box where something real will stand. The loading region around it says so in words. */
export const Skeleton = ({ shape = 'block', width, height, className }: SkeletonProps) => (
  <span className={classNames(styles[shape], className)} style={{ width, height }} aria-hidden="true" data-coming="" />
);
