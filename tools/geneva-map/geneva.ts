import { GENEVA_GAZETTEER } from '#server/demo/geneva/geneva-gazetteer.ts';
import { crossings, waterLine } from '#server/demo/geneva/lake-and-rhone.ts';
import { composeMap, type MapGround } from './compose.ts';
import { parks } from './parks.ts';
import { arve, arveCrossings, lakeShore } from './water.ts';

/** The demo city's water and parks. Above the town the Rhône is the lake. */
export const GENEVA_MAP_GROUND: MapGround = {
  rivers: [
    {
      name: 'Rhône',
      isWide: true,
      line: waterLine,
      drawn: waterLine.slice(waterLine.findIndex(([, longitude]) => longitude < 6.15)),
      bridges: crossings,
    },
    { name: 'Arve', isWide: false, line: arve, bridges: arveCrossings },
  ],
  lakes: [{ name: 'Léman', edge: lakeShore }],
  parks,
};

/** The demo city's map, without the postcode that has boxes at the post office and no houses. */
export const composeGeneva = () =>
  composeMap(GENEVA_MAP_GROUND, { ...GENEVA_GAZETTEER, areas: GENEVA_GAZETTEER.areas.filter(({ postcode }) => postcode !== '1211') });
