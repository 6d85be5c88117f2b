import type { PostcodeStreets } from '../../../gazetteer/gazetteer-types.ts';

/** The villages between Arve and lake, from Veyrier to Jussy and Hermance. */
export const streetsOfEasternVillages: readonly PostcodeStreets[] = [
  { postcode: '1241', city: 'Puplinge', rows: [
    ['Rue de Graman', 'Puplinge', [1, 119], [2, 118], [[46.2088, 6.2290], [46.2105, 6.2325], [46.2118, 6.2362]]],
    ['Rue des Dardelles', 'Puplinge', [1, 31], [2, 32], [[46.2098, 6.2312], [46.2112, 6.2300]]],
    ['Route de Presinge', 'Puplinge', [1, 45], [2, 44], [[46.2115, 6.2365], [46.2150, 6.2432]]],
    ['Route de Jussy', 'Puplinge', [81, 125], [80, 126], [[46.2050, 6.2155], [46.2110, 6.2270]]],
  ] },
  { postcode: '1243', city: 'Presinge', rows: [
    ['Route de Presinge', 'Presinge', [101, 173], [102, 174], [[46.2155, 6.2440], [46.2185, 6.2535], [46.2192, 6.2560]]],
    ['Route de La-Louvière', 'Presinge', [1, 81], [2, 80], [[46.2190, 6.2555], [46.2220, 6.2515]]],
    ['Route de Cara', 'Cara', [1, 37], [2, 36], [[46.2150, 6.2470], [46.2100, 6.2480]]],
  ] },
  { postcode: '1244', city: 'Choulex', rows: [
    ['Route de Choulex', 'Choulex', [101, 209], [102, 210], [[46.2222, 6.2155], [46.2258, 6.2220], [46.2285, 6.2262]]],
    ['Chemin des Briffods', 'Choulex', [1, 27], [2, 26], [[46.2262, 6.2230], [46.2250, 6.2260]]],
  ] },
  { postcode: '1245', city: 'Collonge-Bellerive', rows: [
    ["Route d'Hermance", 'Collonge-Bellerive', [99, 275], [100, 276], [[46.2487, 6.2023], [46.2540, 6.2050], [46.2595, 6.2110]], 1],
    ['Chemin du Château-de-Bellerive', 'Collonge-Bellerive', [1, 35], [2, 34], [[46.2528, 6.2010], [46.2550, 6.1960]]],
    ['Chemin de la Savonnière', 'Collonge-Bellerive', [1, 87], [2, 88], [[46.2540, 6.2050], [46.2575, 6.2040]]],
    ['Chemin de la Gentille', 'Collonge-Bellerive', [1, 21], [2, 22], [[46.2525, 6.2025], [46.2513, 6.2055]]],
    ['Route de La-Repentance', 'Saint-Maurice', [1, 55], [2, 54], [[46.2545, 6.2060], [46.2528, 6.2175]]],
  ] },
  { postcode: '1246', city: 'Corsier', rows: [
    ["Route d'Hermance", 'Corsier', [277, 425], [278, 426], [[46.2598, 6.2113], [46.2640, 6.2170], [46.2675, 6.2205]]],
    ['Route de Corsier', 'Corsier', [1, 67], [2, 66], [[46.2635, 6.2165], [46.2628, 6.2250]]],
    ['Route de Covéry', 'Corsier', [1, 41], [2, 42], [[46.2628, 6.2255], [46.2608, 6.2335]]],
    ['Chemin du Port', 'Corsier-Port', [1, 33], [2, 34], [[46.2650, 6.2175], [46.2670, 6.2145]]],
  ] },
  { postcode: '1247', city: 'Anières', rows: [
    ["Route d'Hermance", 'Anières', [427, 607], [428, 608], [[46.2678, 6.2208], [46.2755, 6.2245], [46.2850, 6.2300]]],
    ["Route de la Côte-d'Or", 'Anières', [1, 37], [2, 36], [[46.2750, 6.2245], [46.2762, 6.2210]]],
    ['Rue Centrale', 'Anières', [1, 75], [2, 76], [[46.2770, 6.2250], [46.2762, 6.2205]]],
    ['Route de Chevrens', 'Chevrens', [1, 149], [2, 148], [[46.2750, 6.2260], [46.2775, 6.2345], [46.2800, 6.2400]]],
  ] },
  { postcode: '1248', city: 'Hermance', rows: [
    ["Route d'Hermance", 'Hermance', [609, 659], [610, 660], [[46.2880, 6.2325], [46.2960, 6.2385], [46.3000, 6.2420]]],
    ['Rue du Bourg-Dessus', 'Hermance', [1, 33], [2, 34], [[46.3008, 6.2432], [46.3020, 6.2442]]],
    ['Rue Centrale', 'Hermance', [1, 47], [2, 48], [[46.3005, 6.2428], [46.3022, 6.2432]], 1],
    ["Quai d'Hermance", 'Hermance', [1, 15], [2, 16], [[46.3010, 6.2410], [46.3025, 6.2422]]],
    ['Chemin des Glerrets', 'Hermance', [1, 31], [2, 32], [[46.2990, 6.2425], [46.2972, 6.2445]]],
  ] },
  { postcode: '1251', city: 'Gy', rows: [
    ['Route de Gy', 'Gy', [1, 151], [2, 152], [[46.2495, 6.2540], [46.2513, 6.2612], [46.2518, 6.2660]]],
    ['Route de Covéry', 'Gy', [101, 143], [102, 144], [[46.2520, 6.2610], [46.2545, 6.2560]]],
  ] },
  { postcode: '1252', city: 'Meinier', rows: [
    ['Route de Gy', 'Meinier', [1, 99], [2, 98], [[46.2468, 6.2345], [46.2480, 6.2440]]],
    ['Route de Compois', 'Compois', [1, 49], [2, 50], [[46.2462, 6.2325], [46.2425, 6.2215], [46.2420, 6.2140]]],
    ['Chemin du Stade', 'Meinier', [1, 21], [2, 22], [[46.2475, 6.2320], [46.2490, 6.2305]]],
    ['Route de Thonon', 'La Pallanterie', [101, 149], [102, 150], [[46.2465, 6.2115], [46.2495, 6.2180], [46.2535, 6.2275]]],
  ] },
  { postcode: '1253', city: 'Vandœuvres', rows: [
    ['Route de Vandœuvres', 'Vandœuvres', [23, 119], [22, 120], [[46.2187, 6.1920], [46.2205, 6.1985], [46.2212, 6.2022]], 1],
    ['Route de Meinier', 'Vandœuvres', [1, 49], [2, 50], [[46.2213, 6.2025], [46.2265, 6.2090], [46.2305, 6.2140]]],
    ['Route de Pressy', 'Pressy', [1, 41], [2, 40], [[46.2208, 6.2020], [46.2165, 6.2010], [46.2125, 6.1985]]],
    ['Route de Choulex', 'Vandœuvres', [1, 51], [2, 50], [[46.2212, 6.2030], [46.2222, 6.2150]]],
    ['Chemin de la Blonde', 'Vandœuvres', [1, 69], [2, 70], [[46.2195, 6.1935], [46.2160, 6.1955]]],
    ['Chemin du Vieux-Clos', 'Vandœuvres', [1, 19], [2, 18], [[46.2215, 6.2015], [46.2228, 6.2000]]],
  ] },
  { postcode: '1254', city: 'Jussy', rows: [
    ['Route de Jussy', 'Jussy', [201, 331], [202, 332], [[46.2255, 6.2545], [46.2320, 6.2630], [46.2358, 6.2672]]],
    ['Route de Lullier', 'Lullier', [1, 57], [2, 58], [[46.2355, 6.2670], [46.2335, 6.2595]]],
    ['Route du Château-du-Crest', 'Jussy', [1, 45], [2, 46], [[46.2360, 6.2680], [46.2380, 6.2725]]],
    ['Route de Monniaz', 'Monniaz', [1, 41], [2, 42], [[46.2368, 6.2690], [46.2410, 6.2800], [46.2428, 6.2865]]],
    ['Route de Juvigny', 'Jussy', [1, 63], [2, 64], [[46.2352, 6.2682], [46.2285, 6.2735]]],
  ] },
  { postcode: '1255', city: 'Veyrier', rows: [
    ['Route de Veyrier', 'Veyrier', [275, 325], [274, 326], [[46.1713, 6.1740], [46.1692, 6.1805], [46.1680, 6.1838]], 1],
    ["Route du Pas-de-l'Echelle", 'Veyrier', [1, 103], [2, 102], [[46.1678, 6.1842], [46.1662, 6.1880], [46.1640, 6.1905]]],
    ['Chemin Sous-Balme', 'Veyrier', [1, 33], [2, 34], [[46.1668, 6.1842], [46.1645, 6.1872]]],
    ['Avenue du Grand-Salève', 'Veyrier', [1, 23], [2, 24], [[46.1685, 6.1845], [46.1695, 6.1880]]],
    ['Chemin Antoine-Martin', 'Pinchat', [1, 33], [2, 34], [[46.1735, 6.1565], [46.1712, 6.1585]]],
    ["Place de l'Eglise", 'Veyrier', [1, 11], [2, 12], [[46.1675, 6.1843], [46.1678, 6.1848]]],
  ] },
  { postcode: '1256', city: 'Troinex', rows: [
    ['Route de Troinex', 'Troinex', [35, 57], [36, 56], [[46.1745, 6.1444], [46.1690, 6.1452], [46.1645, 6.1448]], 1],
    ['Route de Drize', 'Drize', [47, 113], [46, 112], [[46.1738, 6.1426], [46.1702, 6.1432], [46.1668, 6.1428]]],
    ['Route de Moillebin', 'Troinex', [1, 97], [2, 98], [[46.1642, 6.1450], [46.1655, 6.1500], [46.1678, 6.1560]]],
    ['Chemin Emile-Dusonchet', 'Troinex', [1, 31], [2, 30], [[46.1638, 6.1440], [46.1622, 6.1460]]],
  ] },
  { postcode: '1257', city: 'La Croix-de-Rozon', rows: [
    ["Route d'Annecy", 'Croix-de-Rozon', [101, 243], [102, 244], [[46.1565, 6.1400], [46.1500, 6.1382], [46.1462, 6.1372]], 1],
    ['Route des Hospitaliers', 'Bardonnex', [1, 71], [2, 72], [[46.1480, 6.1128], [46.1500, 6.1085], [46.1512, 6.1055]]],
    ['Route de Cugny', 'Compesières', [95, 161], [96, 162], [[46.1480, 6.1120], [46.1460, 6.1175]]],
    ['Chemin des Cornaches', 'Landecy', [1, 41], [2, 40], [[46.1475, 6.1260], [46.1468, 6.1310]]],
  ] },
];
