import type { ComponentProps } from 'react';
import { plateClass, type PlateSize, type PlateTone } from './plate-class.ts';

type PlateProps = ComponentProps<'span'> & {
  /** `time` stands a number over its unit, `digit` is one figure of a code, `board` the landing headline. */
  readonly size?: PlateSize;
  readonly tone?: PlateTone;
};

/** A blue enamel plate: only for what people look for (a time, an amount due, a code, a door number). */
export const Plate = ({ size, tone, className, ...rest }: PlateProps) => (
  <span {...rest} className={plateClass({ size, tone, className })} />
);
