import type { GazetteerContent } from '../../gazetteer/gazetteer-types.ts';
import type { Roads } from '#domain/roads.ts';
import { genevaStreets } from './geneva-streets.ts';
import { crossings, waterLine } from './lake-and-rhone.ts';
import { landmarkPlaces } from './landmark-places.ts';
import { postcodeAreas } from './postcode-areas.ts';
import net from './street-net.json' with { type: 'json' };

/** The addresses of the demo city. */
export const GENEVA_GAZETTEER: GazetteerContent = {
  country: { name: 'Switzerland', code: 'CH', code3: 'CHE' },
  region: 'Genève',
  centre: [46.2044, 6.1432],
  postcodes: { mark: 'CH', digits: 4, prefixes: ['11', '12'] },
  words: {
    fillers: ['suisse', 'switzerland', 'schweiz', 'svizzera', 'ge', 'ch'],
    common: ['geneve', 'geneva'],
    others: { geneva: ['geneve'], genf: ['geneve'], ginevra: ['geneve'], gve: ['geneve'] },
  },
  areas: postcodeAreas,
  streets: genevaStreets,
  places: landmarkPlaces,
  net,
};

/** Lake and Rhône part the canton: the left bank is the water line, closed far out in the south-east. */
export const GENEVA_ROADS: Roads = {
  factor: 1.35,
  divide: { outline: [...waterLine, [45.5, 5.94], [45.5, 7.5], [46.41, 7.5]], crossings: crossings.map(({ position }) => position) },
};
