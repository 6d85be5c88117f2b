import { GENEVA_GAZETTEER } from '#server/demo/geneva/geneva-gazetteer.ts';
import { composeGeneva, GENEVA_MAP_GROUND } from '../geneva-map/geneva.ts';
import type { NetGround } from './compose.ts';

/** What the net of the demo city's streets is made of. */
export const GENEVA_GROUND: NetGround = {
  centre: GENEVA_GAZETTEER.centre,
  streets: GENEVA_GAZETTEER.streets.flatMap(({ rows }) => rows.map(([, , , , line]) => line)),
  bridges: composeGeneva().bridges,
  rivers: GENEVA_MAP_GROUND.rivers.map(({ line }) => line),
  shores: GENEVA_MAP_GROUND.lakes.map(({ edge }) => edge),
};
