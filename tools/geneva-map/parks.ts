import type { LatLng } from '#server/gazetteer/gazetteer-types.ts';

type Park = { readonly name: string; readonly edge: readonly LatLng[] };

const park = (name: string, ...edge: readonly LatLng[]): Park => ({ name, edge });

/** The parks that people find their way by, in rough outline. */
export const parks: readonly Park[] = [
  park('Parc des Bastions', [46.201, 6.1437], [46.2006, 6.1468], [46.1992, 6.1476], [46.1985, 6.1457], [46.1998, 6.1436]),
  park('Plaine de Plainpalais', [46.2003, 6.1402], [46.1985, 6.1426], [46.1962, 6.1413], [46.1978, 6.1388]),
  park('Jardin anglais', [46.2046, 6.15], [46.2047, 6.154], [46.204, 6.1542], [46.204, 6.1502]),
  park('Parc La Grange', [46.208, 6.164], [46.2074, 6.1682], [46.2046, 6.168], [46.205, 6.1648]),
  park('Parc des Eaux-Vives', [46.2108, 6.1668], [46.2105, 6.17], [46.2074, 6.1706], [46.2078, 6.1672]),
  park('Parc Mon Repos', [46.22, 6.15], [46.2198, 6.153], [46.2163, 6.1514], [46.2166, 6.1495]),
  park('Jardin botanique', [46.2282, 6.145], [46.2284, 6.1484], [46.2248, 6.148], [46.225, 6.1452]),
  park('Parc de l’Ariana', [46.2292, 6.1375], [46.229, 6.1432], [46.2248, 6.142], [46.2252, 6.1378]),
  park('Parc Bertrand', [46.193, 6.159], [46.1926, 6.1622], [46.1902, 6.1618], [46.1906, 6.1588]),
  park('Parc des Cropettes', [46.2128, 6.1385], [46.2134, 6.1404], [46.2113, 6.1406], [46.211, 6.139]),
  park('Parc Trembley', [46.2192, 6.1305], [46.219, 6.1332], [46.217, 6.133], [46.2172, 6.1306]),
  park('Parc Geisendorf', [46.2106, 6.1306], [46.2106, 6.133], [46.209, 6.1328], [46.2092, 6.1308]),
  park('Bois de la Bâtie', [46.1995, 6.118], [46.2, 6.122], [46.197, 6.124], [46.195, 6.119], [46.197, 6.1165]),
  park('Parc des Evaux', [46.191, 6.0925], [46.1915, 6.0985], [46.186, 6.0985], [46.1852, 6.093]),
];
