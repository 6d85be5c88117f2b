import type { PostcodeStreets } from '../../../gazetteer/gazetteer-types.ts';

/** Plan-les-Ouates, Bernex, Confignon, Perly, Vessy and the Champagne villages to Chancy. */
export const streetsOfChampagne: readonly PostcodeStreets[] = [
  { postcode: '1228', city: 'Plan-les-Ouates', rows: [
    ['Route de Saint-Julien', 'Plan-les-Ouates', [81, 259], [82, 260], [[46.1730, 6.1285], [46.1690, 6.1205], [46.1655, 6.1130], [46.1632, 6.1075]], 2],
    ['Route des Chevaliers-de-Malte', 'Plan-les-Ouates', [1, 85], [2, 84], [[46.1673, 6.1175], [46.1640, 6.1190], [46.1608, 6.1200]], 1],
    ['Route de Base', 'Plan-les-Ouates', [47, 95], [46, 96], [[46.1710, 6.1220], [46.1690, 6.1150], [46.1672, 6.1085]], 1],
    ['Route de Bardonnex', 'Plan-les-Ouates', [1, 35], [2, 36], [[46.1650, 6.1133], [46.1610, 6.1120]]],
    ["Route de Saconnex-d'Arve", "Saconnex-d'Arve", [1, 201], [2, 200], [[46.1672, 6.1225], [46.1640, 6.1300], [46.1612, 6.1355]]],
    ['Route du Camp', 'Plan-les-Ouates', [1, 91], [2, 90], [[46.1690, 6.1210], [46.1668, 6.1225], [46.1645, 6.1250]]],
    ['Chemin du Pré-Fleuri', 'Zone industrielle', [1, 31], [2, 30], [[46.1690, 6.1125], [46.1672, 6.1065]], 1],
    ['Chemin des Aulx', 'Zone industrielle', [1, 21], [2, 20], [[46.1700, 6.1120], [46.1683, 6.1060]], 1],
    ['Chemin du Pont-du-Centenaire', 'Zone industrielle', [101, 143], [102, 144], [[46.1705, 6.1090], [46.1690, 6.1050]], 1],
    ['Chemin de la Galaise', 'Zone industrielle', [1, 35], [2, 34], [[46.1697, 6.1100], [46.1683, 6.1110]]],
    ['Chemin de Vers', 'Plan-les-Ouates', [1, 31], [2, 32], [[46.1662, 6.1152], [46.1635, 6.1163]]],
    ['Chemin du Clos', 'Plan-les-Ouates', [1, 33], [2, 32], [[46.1692, 6.1195], [46.1707, 6.1183]]],
    ['Chemin de la Mère-Voie', 'Plan-les-Ouates', [1, 69], [2, 70], [[46.1680, 6.1165], [46.1712, 6.1198]]],
    ['Place des Aviateurs', 'Plan-les-Ouates', [1, 9], [2, 10], [[46.1672, 6.1158], [46.1676, 6.1164]]],
  ] },
  { postcode: '1232', city: 'Confignon', rows: [
    ['Route de Chancy', 'Confignon', [181, 291], [180, 290], [[46.1840, 6.0968], [46.1812, 6.0905], [46.1783, 6.0840]], 1],
    ['Route de Soral', 'Confignon', [1, 93], [2, 94], [[46.1767, 6.0825], [46.1725, 6.0808]]],
    ['Chemin de Mourlaz', 'Confignon', [1, 27], [2, 26], [[46.1765, 6.0850], [46.1740, 6.0838]]],
    ["Place de l'Eglise", 'Confignon', [1, 7], [2, 8], [[46.1738, 6.0832], [46.1741, 6.0837]]],
  ] },
  { postcode: '1233', city: 'Bernex', rows: [
    ['Rue de Bernex', 'Bernex', [171, 407], [172, 408], [[46.1772, 6.0810], [46.1760, 6.0755], [46.1742, 6.0705]], 2],
    ['Route de Chancy', 'Bernex', [293, 497], [292, 498], [[46.1782, 6.0837], [46.1745, 6.0735], [46.1708, 6.0640]], 1],
    ["Route d'Aire-la-Ville", 'Bernex', [201, 265], [200, 264], [[46.1763, 6.0745], [46.1802, 6.0660], [46.1838, 6.0570]]],
    ['Route de Loëx', 'Loëx', [1, 81], [2, 80], [[46.1785, 6.0802], [46.1830, 6.0765], [46.1878, 6.0742]]],
    ['Route de Lully', 'Lully', [1, 47], [2, 46], [[46.1745, 6.0760], [46.1705, 6.0775]]],
    ['Chemin de Saint-Mathieu', 'Bernex', [1, 35], [2, 36], [[46.1768, 6.0785], [46.1785, 6.0765]]],
    ['Chemin du Signal', 'Bernex', [1, 31], [2, 32], [[46.1752, 6.0722], [46.1732, 6.0695]]],
    ['Chemin de la Naz', 'Bernex', [1, 35], [2, 34], [[46.1765, 6.0770], [46.1745, 6.0785]]],
    ['Route de Laconnex', 'Sézenove', [1, 79], [2, 78], [[46.1690, 6.0605], [46.1668, 6.0540]]],
  ] },
  { postcode: '1234', city: 'Vessy', rows: [
    ['Route de Veyrier', 'Vessy', [125, 273], [124, 272], [[46.1758, 6.1572], [46.1738, 6.1640], [46.1715, 6.1735]], 1],
    ['Route de Vessy', 'Vessy', [1, 49], [2, 48], [[46.1763, 6.1570], [46.1790, 6.1620]]],
    ["Route de l'Uche", 'Vessy', [1, 25], [2, 26], [[46.1715, 6.1735], [46.1740, 6.1770]]],
    ['Chemin des Bûcherons', 'Vessy', [1, 25], [2, 24], [[46.1745, 6.1640], [46.1725, 6.1625]]],
  ] },
  { postcode: '1236', city: 'Cartigny', rows: [
    ['Rue du Temple', 'Cartigny', [1, 47], [2, 46], [[46.1742, 6.0215], [46.1752, 6.0185]]],
    ['Rue du Trabli', 'Cartigny', [1, 47], [2, 48], [[46.1742, 6.0200], [46.1757, 6.0208]]],
    ['Route de Chancy', 'Cartigny', [499, 601], [500, 600], [[46.1665, 6.0345], [46.1672, 6.0228], [46.1665, 6.0140]]],
  ] },
  { postcode: '1237', city: 'Avully', rows: [
    ["Route d'Avully", 'Avully', [1, 73], [2, 74], [[46.1655, 6.0128], [46.1695, 6.0058], [46.1725, 6.0030]]],
    ['Chemin des Tanquons', 'Avully', [1, 45], [2, 44], [[46.1690, 6.0085], [46.1672, 6.0052]]],
    ['Route de La-Plaine', 'Avully', [1, 37], [2, 36], [[46.1725, 6.0025], [46.1762, 6.0005]]],
  ] },
  { postcode: '1258', city: 'Perly', rows: [
    ['Route de Saint-Julien', 'Perly', [261, 325], [262, 326], [[46.1628, 6.1070], [46.1580, 6.0965], [46.1540, 6.0882]], 1],
    ['Route de Certoux', 'Certoux', [1, 179], [2, 178], [[46.1575, 6.0945], [46.1590, 6.0850], [46.1600, 6.0760]]],
    ['Chemin de la Mairie', 'Perly', [1, 25], [2, 24], [[46.1563, 6.0925], [46.1572, 6.0900]]],
  ] },
  { postcode: '1284', city: 'Chancy', rows: [
    ['Route de Bellegarde', 'Chancy', [1, 79], [2, 80], [[46.1512, 5.9765], [46.1498, 5.9708], [46.1510, 5.9675]]],
    ['Route de Valleiry', 'Chancy', [1, 63], [2, 64], [[46.1497, 5.9712], [46.1458, 5.9735]]],
    ['Route de Chancy', 'Chancy', [701, 799], [702, 800], [[46.1560, 5.9900], [46.1532, 5.9830], [46.1513, 5.9768]]],
  ] },
  { postcode: '1285', city: 'Athenaz', rows: [
    ["Route d'Athenaz", 'Athenaz', [1, 73], [2, 72], [[46.1530, 6.0060], [46.1502, 6.0025]]],
    ['Route de Forestal', 'Sézegnin', [1, 59], [2, 60], [[46.1480, 6.0075], [46.1452, 6.0130]]],
    ["Route d'Avusy", 'Avusy', [1, 37], [2, 38], [[46.1500, 6.0025], [46.1478, 6.0060]]],
  ] },
  { postcode: '1286', city: 'Soral', rows: [
    ['Route de Soral', 'Soral', [301, 411], [302, 412], [[46.1480, 6.0490], [46.1440, 6.0440]]],
    ['Route de Rougemont', 'Soral', [1, 91], [2, 90], [[46.1438, 6.0435], [46.1422, 6.0390]]],
  ] },
  { postcode: '1287', city: 'Laconnex', rows: [
    ['Rue de la Maison-Forte', 'Laconnex', [1, 45], [2, 44], [[46.1560, 6.0320], [46.1572, 6.0345]]],
    ['Chemin du Cannelet', 'Laconnex', [1, 21], [2, 22], [[46.1562, 6.0345], [46.1548, 6.0358]]],
    ['Route de Laconnex', 'Laconnex', [101, 199], [102, 200], [[46.1600, 6.0400], [46.1572, 6.0345]]],
  ] },
  { postcode: '1288', city: 'Aire-la-Ville', rows: [
    ["Route d'Aire-la-Ville", 'Aire-la-Ville', [301, 355], [302, 356], [[46.1880, 6.0475], [46.1912, 6.0425]]],
    ['Rue du Vieux-Four', 'Aire-la-Ville', [1, 53], [2, 54], [[46.1900, 6.0425], [46.1915, 6.0440]]],
  ] },
];
