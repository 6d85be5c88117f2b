import type { PostcodeStreets } from '../../../gazetteer/gazetteer-types.ts';

/** The commune of Vernier: village, Châtelaine, Aïre, Le Lignon and Les Avanchets. */
export const streetsOfVernier: readonly PostcodeStreets[] = [
  { postcode: '1214', city: 'Vernier', rows: [
    ['Route de Vernier', 'Vernier', [101, 229], [100, 230], [[46.2168, 6.1005], [46.2172, 6.0930], [46.2170, 6.0865]], 2],
    ['Rue du Village', 'Vernier', [1, 67], [2, 66], [[46.2170, 6.0862], [46.2165, 6.0822]], 1],
    ['Route de Montfleury', 'Montfleury', [1, 55], [2, 54], [[46.2172, 6.0815], [46.2160, 6.0745]]],
    ['Route de Peney', 'Vernier', [1, 75], [2, 74], [[46.2162, 6.0815], [46.2122, 6.0690], [46.2085, 6.0590]]],
    ['Chemin de Poussy', 'Vernier', [1, 67], [2, 66], [[46.2158, 6.0910], [46.2140, 6.0950]]],
    ["Chemin de l'Etang", 'Blandonnet', [1, 79], [2, 78], [[46.2178, 6.0995], [46.2200, 6.1010], [46.2192, 6.1040]], 1],
    ['Chemin de la Verseuse', 'Vernier', [1, 43], [2, 42], [[46.2179, 6.0985], [46.2190, 6.0930]]],
    ['Chemin Jacques-Philibert-de-Sauvage', 'Vernier', [1, 49], [2, 48], [[46.2162, 6.1030], [46.2138, 6.1062]]],
    ['Chemin des Batailles', 'Vernier', [1, 41], [2, 40], [[46.2185, 6.0855], [46.2200, 6.0890]]],
    ['Chemin de Mouille-Galand', 'Vernier', [1, 25], [2, 24], [[46.2185, 6.0840], [46.2207, 6.0838]]],
    ['Chemin de la Greube', 'Vernier', [1, 33], [2, 32], [[46.2190, 6.0985], [46.2200, 6.0935]]],
    ['Chemin du Signal', 'Vernier', [1, 37], [2, 36], [[46.2158, 6.0848], [46.2135, 6.0855]]],
    ['Route de Meyrin', 'Blandonnet', [171, 213], [170, 214], [[46.2215, 6.1055], [46.2230, 6.0985]], 1],
    ['Chemin du Grand-Puits', 'Blandonnet', [1, 9], [2, 10], [[46.2230, 6.0980], [46.2247, 6.0955]]],
  ] },
  { postcode: '1219', city: 'Châtelaine', rows: [
    ['Avenue de Châtelaine', 'Châtelaine', [49, 107], [52, 108], [[46.2108, 6.1162], [46.2118, 6.1120]], 1],
    ['Route de Vernier', 'Châtelaine', [1, 99], [2, 98], [[46.2119, 6.1115], [46.2143, 6.1065], [46.2167, 6.1010]], 1],
    ['Route de Meyrin', 'Balexert', [51, 169], [52, 168], [[46.2182, 6.1155], [46.2199, 6.1105], [46.2213, 6.1060]], 1],
    ['Avenue de Crozet', 'Châtelaine', [1, 59], [2, 58], [[46.2128, 6.1125], [46.2155, 6.1100]], 1],
    ['Avenue Henri-Golay', 'Châtelaine', [1, 49], [2, 48], [[46.2118, 6.1153], [46.2150, 6.1140]], 1],
    ['Avenue du Pailly', 'Balexert', [1, 37], [2, 36], [[46.2146, 6.1117], [46.2187, 6.1112]], 1],
    ["Avenue de l'Ain", 'Châtelaine', [1, 21], [2, 20], [[46.2065, 6.1085], [46.2115, 6.1087], [46.2160, 6.1067]]],
    ['Chemin de Maisonneuve', 'Châtelaine', [1, 67], [2, 66], [[46.2135, 6.1130], [46.2155, 6.1155]]],
    ["Chemin de l'Ecu", 'Châtelaine', [1, 31], [2, 30], [[46.2110, 6.1112], [46.2095, 6.1082]]],
    ['Chemin du Croissant', 'Châtelaine', [1, 21], [2, 20], [[46.2116, 6.1135], [46.2102, 6.1122]]],
  ] },
  { postcode: '1219', city: 'Le Lignon', rows: [
    ['Avenue du Lignon', 'Lignon', [1, 93], [2, 92], [[46.2052, 6.1000], [46.2060, 6.0960], [46.2038, 6.0935]], 2],
    ['Place du Lignon', 'Lignon', [1, 39], [2, 40], [[46.2052, 6.0972], [46.2046, 6.0964]], 1],
    ['Route du Bois-des-Frères', 'Lignon', [1, 91], [2, 90], [[46.2093, 6.1075], [46.2072, 6.1020], [46.2050, 6.1003]], 1],
    ['Chemin du Château-Bloch', 'Lignon', [1, 19], [2, 20], [[46.2066, 6.1005], [46.2079, 6.0975]]],
  ] },
  { postcode: '1219', city: 'Aïre', rows: [
    ["Route d'Aïre", 'Aïre', [101, 235], [102, 236], [[46.2052, 6.1165], [46.2030, 6.1100], [46.1995, 6.1035], [46.1962, 6.0985]], 1],
    ['Chemin du Grand-Champ', 'Aïre', [1, 25], [2, 24], [[46.2012, 6.1062], [46.2022, 6.1035]]],
    ['Chemin des Sellières', 'Aïre', [1, 29], [2, 30], [[46.1990, 6.1027], [46.2002, 6.0995]]],
  ] },
  { postcode: '1220', city: 'Les Avanchets', rows: [
    ['Rue du Grand-Bay', 'Avanchets', [1, 17], [2, 18], [[46.2205, 6.1090], [46.2218, 6.1073]], 1],
    ['Rue de Cotentin', 'Avanchets', [1, 9], [2, 10], [[46.2213, 6.1098], [46.2224, 6.1085]]],
    ['Avenue Louis-Casaï', 'Balexert', [47, 79], [46, 80], [[46.2209, 6.1124], [46.2232, 6.1098]], 2],
    ['Rue François-Durafour', 'Avanchets', [1, 13], [2, 14], [[46.2203, 6.1083], [46.2211, 6.1069]]],
  ] },
];
