import type { LatLng } from './gazetteer-types.ts';

/** The middle of the water that parts the canton: from the lake off Nyon down to the Rhône at Chancy. */
export const waterLine: readonly LatLng[] = [
  [46.4100, 6.3400], [46.3600, 6.2500], [46.3100, 6.2150], [46.2800, 6.1950], [46.2550, 6.1750], [46.2350, 6.1670],
  [46.2200, 6.1610], [46.2100, 6.1570], [46.2064, 6.1493], [46.2058, 6.1462], [46.2055, 6.1428], [46.2053, 6.1405], [46.2047, 6.1389],
  [46.2045, 6.1345], [46.2042, 6.1308], [46.2036, 6.1260], [46.2020, 6.1222], [46.2030, 6.1185], [46.2010, 6.1140],
  [46.1988, 6.1108], [46.1965, 6.1070], [46.1935, 6.1020], [46.1950, 6.0965], [46.2010, 6.0925], [46.2075, 6.0890],
  [46.2100, 6.0840], [46.2075, 6.0790], [46.2020, 6.0770], [46.1975, 6.0720], [46.1985, 6.0640], [46.2025, 6.0560],
  [46.2010, 6.0460], [46.1970, 6.0400], [46.1920, 6.0330], [46.1905, 6.0275], [46.1850, 6.0220], [46.1790, 6.0165],
  [46.1790, 6.0080], [46.1768, 6.0010], [46.1745, 5.9940], [46.1680, 5.9850], [46.1600, 5.9750], [46.1525, 5.9660],
  [46.1400, 5.9600], [46.1200, 5.9400],
];

/** Where the water can be crossed, each at the middle of the crossing. */
export const crossings: readonly { readonly name: string; readonly position: LatLng }[] = [
  { name: 'Pont du Mont-Blanc', position: [46.2063, 6.1493] },
  { name: 'Pont des Bergues', position: [46.2058, 6.1465] },
  { name: "Pont de l'Ile", position: [46.2052, 6.1429] },
  { name: 'Pont de la Coulouvrenière', position: [46.2047, 6.1389] },
  { name: 'Pont Sous-Terre', position: [46.2042, 6.1308] },
  { name: 'Pont Butin', position: [46.1988, 6.1108] },
  { name: 'Viaduc autoroutier de Vernier', position: [46.2005, 6.0760] },
  { name: 'Pont de Peney', position: [46.1985, 6.0405] },
  { name: 'Barrage de Verbois', position: [46.1905, 6.0275] },
  { name: 'Pont de La Plaine', position: [46.1768, 6.0010] },
  { name: 'Pont de Chancy', position: [46.1520, 5.9665] },
];
