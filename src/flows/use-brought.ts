import { use } from 'react';
import type { Bring } from './brought.ts';
import { useFlows } from './flows.tsx';

/** What `bring` brings, once for all screens of the page; suspends until it is there. */
export const useBrought = <Part>(bring: Bring<Part>): Part => use(useFlows().brought(bring));
