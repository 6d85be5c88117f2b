import { classNames } from './class-names.ts';
import styles from './Plate.module.css';

export type PlateSize = 'small' | 'normal' | 'amount' | 'time' | 'digit' | 'logo' | 'board';
export type PlateTone = 'blue' | 'white' | 'safran';

type PlateLook = { readonly size?: PlateSize; readonly tone?: PlateTone; readonly className?: string };

export const plateClass = ({ size = 'normal', tone = 'blue', className }: PlateLook = {}): string =>
  classNames(styles.plate, styles[tone], styles[size], className);
