import type { MouseEvent } from 'react';

/** Whether a press is the second of a double click: Undo brings rows back under the pointer, and none of them was meant. */
export const isSecondPress = ({ detail }: MouseEvent): boolean => detail > 1;
