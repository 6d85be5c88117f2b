import type { LatLng } from '../../server/gazetteer/gazetteer-types.ts';

/** The lake: down the right shore from Coppet to the Pont du Mont-Blanc, and up the left one to Hermance and beyond. */
export const lakeShore: readonly LatLng[] = [
  [46.3700, 6.2450], [46.3400, 6.2220], [46.3160, 6.1960], [46.3050, 6.1850], [46.2930, 6.1775], [46.2840, 6.1730], [46.2750, 6.1705],
  [46.2660, 6.1660], [46.2590, 6.1605], [46.2530, 6.1575], [46.2460, 6.1555], [46.2380, 6.1545], [46.2300, 6.1530], [46.2250, 6.1525],
  [46.2200, 6.1535], [46.2160, 6.1520], [46.2130, 6.1525], [46.2112, 6.1532], [46.2085, 6.1506], [46.2070, 6.1486],
  [46.2058, 6.1470], [46.2053, 6.1480], [46.2050, 6.1500], [46.2048, 6.1530], [46.2050, 6.1557], [46.2062, 6.1577],
  [46.2080, 6.1605], [46.2098, 6.1625], [46.2110, 6.1645], [46.2128, 6.1668], [46.2190, 6.1738], [46.2250, 6.1808], [46.2332, 6.1868],
  [46.2375, 6.1895], [46.2450, 6.1955], [46.2530, 6.1990], [46.2600, 6.2050], [46.2660, 6.2130], [46.2720, 6.2180], [46.2800, 6.2225],
  [46.2900, 6.2290], [46.3010, 6.2400], [46.3200, 6.2570], [46.3450, 6.2850], [46.3700, 6.3200],
];

/** The Arve, from the border at Gaillard to the Jonction, where it meets the Rhône. */
export const arve: readonly LatLng[] = [
  [46.1790, 6.2250], [46.1815, 6.2080], [46.1790, 6.1960], [46.1762, 6.1880], [46.1785, 6.1790], [46.1810, 6.1700], [46.1822, 6.1640],
  [46.1815, 6.1580], [46.1822, 6.1530], [46.1845, 6.1490], [46.1862, 6.1440], [46.1878, 6.1405], [46.1900, 6.1380], [46.1930, 6.1348],
  [46.1950, 6.1324], [46.1972, 6.1292], [46.1990, 6.1266], [46.2010, 6.1236], [46.2024, 6.1216],
];

/** Where the Arve can be crossed, each at the middle of the crossing. */
export const arveCrossings: readonly { readonly name: string; readonly position: LatLng }[] = [
  { name: 'Pont de Sierne', position: [46.1775, 6.1822] },
  { name: 'Pont de Vessy', position: [46.1814, 6.1685] },
  { name: 'Pont du Val-d’Arve', position: [46.1818, 6.1560] },
  { name: 'Pont de la Fontenette', position: [46.1853, 6.1468] },
  { name: 'Pont-Neuf', position: [46.1882, 6.1400] },
  { name: 'Pont des Acacias', position: [46.1926, 6.1352] },
  { name: 'Pont Hans-Wilsdorf', position: [46.1950, 6.1324] },
  { name: 'Pont de Saint-Georges', position: [46.1985, 6.1273] },
];
