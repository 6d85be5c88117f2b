import type { LandmarkPlace, LatLng, PlaceCategory, Renown } from '../../gazetteer/gazetteer-types.ts';

type PlaceRow = readonly [
  french: string, english: string, district: string, street: string, town: string, position: LatLng, renown: Renown,
];

const stations: readonly PlaceRow[] = [
  ['Gare Cornavin', 'Cornavin railway station', 'Cornavin', 'Place de Cornavin', '1201 Genève', [46.2102, 6.1424], 3],
  ['Gare de Genève-Aéroport', 'Geneva Airport railway station', 'Aéroport', "Route de l'Aéroport", '1215 Genève', [46.2313, 6.1100], 2],
  ['Aéroport de Genève', 'Geneva Airport', 'Aéroport', "Route de l'Aéroport", '1215 Genève', [46.2306, 6.1092], 3],
  ['Gare de Genève-Eaux-Vives', 'Eaux-Vives railway station', 'Eaux-Vives', 'Place de la Gare-des-Eaux-Vives', '1207 Genève', [46.2009, 6.1658], 2],
  ['Gare de Genève-Champel', 'Champel railway station', 'Champel', 'Plateau de Champel', '1206 Genève', [46.1923, 6.1549], 2],
  ['Gare de Lancy-Pont-Rouge', 'Lancy-Pont-Rouge railway station', 'Pont-Rouge', 'Esplanade de Pont-Rouge', '1212 Grand-Lancy', [46.1858, 6.1248], 2],
  ['Gare de Lancy-Bachet', 'Lancy-Bachet railway station', 'Bachet-de-Pesay', 'Route de Saint-Julien', '1212 Grand-Lancy', [46.1740, 6.1297], 1],
  ['Gare de Chêne-Bourg', 'Chêne-Bourg railway station', 'Chêne-Bourg', 'Place de la Gare', '1225 Chêne-Bourg', [46.1949, 6.1964], 1],
  ['Gare de Genève-Sécheron', 'Sécheron railway station', 'Sécheron', 'Avenue de France', '1202 Genève', [46.2225, 6.1446], 1],
  ['Gare de Versoix', 'Versoix railway station', 'Versoix', 'Place de la Gare', '1290 Versoix', [46.2832, 6.1662], 1],
  ['Gare de Satigny', 'Satigny railway station', 'Satigny', 'Rampe de la Gare', '1242 Satigny', [46.2128, 6.0385], 0],
  ['Gare routière', 'Coach station', 'Pâquis', 'Place Dorcière', '1201 Genève', [46.2088, 6.1465], 1],
];

const stops: readonly PlaceRow[] = [
  ['Arrêt Bel-Air', 'Bel-Air tram stop', 'Bel-Air', 'Place Bel-Air', '1204 Genève', [46.2043, 6.1436], 2],
  ['Arrêt Plainpalais', 'Plainpalais tram stop', 'Plainpalais', 'Rond-point de Plainpalais', '1205 Genève', [46.1981, 6.1430], 2],
  ['Arrêt Rive', 'Rive tram stop', 'Rive', 'Rue de Rive', '1204 Genève', [46.2017, 6.1531], 2],
  ['Arrêt Moillesulaz', 'Moillesulaz tram stop', 'Thônex', 'Rue de Genève', '1226 Thônex', [46.1948, 6.2052], 1],
  ['Arrêt Blandonnet', 'Blandonnet tram stop', 'Blandonnet', 'Route de Meyrin', '1214 Vernier', [46.2223, 6.1020], 1],
  ['Arrêt Bachet-de-Pesay', 'Bachet-de-Pesay tram stop', 'Bachet-de-Pesay', 'Route de Saint-Julien', '1212 Grand-Lancy', [46.1735, 6.1290], 1],
  ['Arrêt Palettes', 'Palettes tram stop', 'Palettes', 'Avenue des Communes-Réunies', '1212 Grand-Lancy', [46.1738, 6.1258], 1],
  ['Arrêt Augustins', 'Augustins tram stop', 'Plainpalais', 'Rue de Carouge', '1205 Genève', [46.1937, 6.1420], 1],
];

const hospitals: readonly PlaceRow[] = [
  ['Hôpitaux universitaires de Genève (HUG)', 'Geneva University Hospitals (HUG)', 'Hôpital', 'Rue Gabrielle-Perret-Gentil', '1205 Genève', [46.1936, 6.1488], 3],
  ['Maternité de Genève', 'Geneva maternity hospital', 'La Cluse', 'Boulevard de la Cluse', '1205 Genève', [46.1942, 6.1458], 1],
  ['Hôpital de La Tour', 'La Tour hospital', 'Meyrin-Cité', 'Route de Meyrin', '1217 Meyrin', [46.2290, 6.0812], 2],
  ['Clinique La Colline', 'La Colline clinic', 'Champel', 'Avenue de la Roseraie', '1206 Genève', [46.1903, 6.1508], 1],
  ['Clinique Générale-Beaulieu', 'Générale-Beaulieu clinic', 'Florissant', 'Chemin Rieu', '1206 Genève', [46.1940, 6.1635], 1],
  ['Hôpital des Trois-Chêne', 'Trois-Chêne hospital', 'Thônex', 'Avenue de Thônex', '1226 Thônex', [46.2010, 6.2020], 1],
];

const parks: readonly PlaceRow[] = [
  ['Jardin anglais', 'English Garden', 'Rues-Basses', 'Quai Général-Guisan', '1204 Genève', [46.2043, 6.1522], 2],
  ['Parc La Grange', 'La Grange park', 'Eaux-Vives', 'Quai Gustave-Ador', '1207 Genève', [46.2066, 6.1667], 2],
  ['Parc des Eaux-Vives', 'Eaux-Vives park', 'Eaux-Vives', 'Quai Gustave-Ador', '1207 Genève', [46.2098, 6.1688], 2],
  ['Parc des Bastions', 'Bastions park', 'Vieille-Ville', 'Place Neuve', '1204 Genève', [46.1999, 6.1450], 2],
  ['Parc Bertrand', 'Bertrand park', 'Champel', 'Avenue Peschier', '1206 Genève', [46.1918, 6.1605], 1],
  ['Parc Geisendorf', 'Geisendorf park', 'Servette', 'Rue de Lyon', '1203 Genève', [46.2098, 6.1318], 1],
  ['Parc Mon Repos', 'Mon Repos park', 'Sécheron', 'Rue de Lausanne', '1202 Genève', [46.2178, 6.1510], 1],
  ['La Perle du Lac', 'La Perle du Lac park', 'Sécheron', 'Rue de Lausanne', '1202 Genève', [46.2203, 6.1518], 1],
  ['Conservatoire et jardin botaniques', 'Botanical garden', 'Sécheron', 'Rue de Lausanne', '1202 Genève', [46.2263, 6.1468], 2],
  ['Parc des Evaux', 'Evaux park', 'Onex', 'Chemin François-Chavaz', '1213 Onex', [46.1880, 6.0955], 1],
  ['Parc Trembley', 'Trembley park', 'Petit-Saconnex', 'Avenue Trembley', '1209 Genève', [46.2180, 6.1318], 1],
];

const museums: readonly PlaceRow[] = [
  ["Musée d'art et d'histoire", 'Museum of Art and History', 'Tranchées', 'Rue Charles-Galland', '1206 Genève', [46.1993, 6.1514], 2],
  ["Muséum d'histoire naturelle", 'Natural History Museum', 'Malagnou', 'Route de Malagnou', '1208 Genève', [46.1985, 6.1592], 2],
  ["Musée d'ethnographie de Genève (MEG)", 'Museum of Ethnography (MEG)', 'Jonction', 'Boulevard Carl-Vogt', '1205 Genève', [46.1978, 6.1364], 1],
  ['Musée Ariana', 'Ariana Museum', 'Nations', 'Avenue de la Paix', '1202 Genève', [46.2246, 6.1394], 1],
  ['Musée international de la Croix-Rouge', 'International Red Cross Museum', 'Nations', 'Avenue de la Paix', '1202 Genève', [46.2275, 6.1371], 2],
  ['Patek Philippe Museum', 'Patek Philippe Museum', 'Plainpalais', 'Rue des Vieux-Grenadiers', '1205 Genève', [46.1988, 6.1374], 1],
  ["MAMCO, musée d'art moderne et contemporain", 'MAMCO, museum of modern and contemporary art', 'Plainpalais', 'Rue des Vieux-Grenadiers', '1205 Genève', [46.1991, 6.1371], 1],
  ['Musée de Carouge', 'Carouge Museum', 'Vieux-Carouge', 'Place de Sardaigne', '1227 Carouge', [46.1849, 6.1381], 1],
  ['CERN, Portail de la Science', 'CERN Science Gateway', 'CERN', 'Esplanade des Particules', '1217 Meyrin', [46.2336, 6.0556], 3],
];

const schools: readonly PlaceRow[] = [
  ['Uni Mail', 'Uni Mail, University of Geneva', 'Plainpalais', "Boulevard du Pont-d'Arve", '1205 Genève', [46.1949, 6.1403], 2],
  ['Uni Dufour', 'Uni Dufour, University of Geneva', 'Plainpalais', 'Rue du Général-Dufour', '1204 Genève', [46.2003, 6.1417], 2],
  ['Uni Bastions', 'Uni Bastions, University of Geneva', 'Vieille-Ville', 'Rue De-Candolle', '1204 Genève', [46.1993, 6.1450], 2],
  ['Collège Calvin', 'Collège Calvin', 'Rive', 'Rue Théodore-de-Bèze', '1204 Genève', [46.2009, 6.1517], 1],
  ['Collège de Saussure', 'Collège de Saussure', 'Petit-Lancy', 'Chemin du Gué', '1213 Petit-Lancy', [46.1878, 6.1190], 0],
  ['Ecole internationale de Genève', 'International School of Geneva', 'Grange-Canal', 'Route de Chêne', '1208 Genève', [46.2003, 6.1712], 1],
  ['Maison de la Paix (IHEID)', 'Maison de la Paix, Graduate Institute', 'Sécheron', 'Chemin Eugène-Rigot', '1202 Genève', [46.2207, 6.1443], 1],
  ['HEPIA, école du paysage, d’ingénierie et d’architecture', 'HEPIA engineering school', 'Servette', 'Rue de la Prairie', '1202 Genève', [46.2096, 6.1350], 1],
];

const culture: readonly PlaceRow[] = [
  ['Grand Théâtre', 'Grand Théâtre opera house', 'Bel-Air', 'Boulevard du Théâtre', '1204 Genève', [46.2017, 6.1421], 2],
  ['Victoria Hall', 'Victoria Hall', 'Bel-Air', 'Rue du Général-Dufour', '1204 Genève', [46.2020, 6.1410], 2],
  ['Bâtiment des Forces Motrices', 'Bâtiment des Forces Motrices', 'Bel-Air', 'Place des Volontaires', '1204 Genève', [46.2042, 6.1362], 1],
  ["L'Usine", "L'Usine", 'Bel-Air', 'Place des Volontaires', '1204 Genève', [46.2041, 6.1373], 1],
  ['Comédie de Genève', 'Comédie de Genève theatre', 'Eaux-Vives', 'Esplanade Alice-Bailly', '1207 Genève', [46.2014, 6.1656], 1],
];

const sport: readonly PlaceRow[] = [
  ['Stade de Genève', 'Geneva Stadium', 'Praille', 'Route des Jeunes', '1212 Grand-Lancy', [46.1777, 6.1275], 2],
  ['Patinoire des Vernets', 'Vernets ice rink', 'Vernets', 'Rue Hans-Wilsdorf', '1227 Les Acacias', [46.1940, 6.1312], 1],
  ['Bains des Pâquis', 'Pâquis baths', 'Pâquis', 'Quai du Mont-Blanc', '1201 Genève', [46.2108, 6.1545], 3],
  ['Genève-Plage', 'Genève-Plage lido', 'Cologny', 'Quai de Cologny', '1223 Cologny', [46.2115, 6.1662], 1],
  ['Plage des Eaux-Vives', 'Eaux-Vives beach', 'Eaux-Vives', 'Quai Gustave-Ador', '1207 Genève', [46.2088, 6.1620], 2],
];

const shopping: readonly PlaceRow[] = [
  ['Balexert', 'Balexert shopping centre', 'Balexert', 'Avenue Louis-Casaï', '1220 Les Avanchets', [46.2220, 6.1118], 2],
  ['La Praille', 'La Praille shopping centre', 'Praille', 'Route des Jeunes', '1212 Grand-Lancy', [46.1788, 6.1272], 2],
  ['Planète Charmilles', 'Planète Charmilles shopping centre', 'Charmilles', "Promenade de l'Europe", '1203 Genève', [46.2076, 6.1245], 1],
  ['Halle de Rive', 'Rive market hall', 'Rive', 'Rue Pierre-Fatio', '1204 Genève', [46.2021, 6.1543], 1],
  ['Palexpo', 'Palexpo exhibition centre', 'Palexpo', 'Route François-Peyrot', '1218 Le Grand-Saconnex', [46.2347, 6.1172], 2],
];

const organisations: readonly PlaceRow[] = [
  ['Palais des Nations (ONU)', 'Palace of Nations (UN)', 'Nations', 'Avenue de la Paix', '1202 Genève', [46.2266, 6.1404], 3],
  ['Organisation mondiale de la santé (OMS)', 'World Health Organization (WHO)', 'Nations', 'Avenue Appia', '1202 Genève', [46.2327, 6.1343], 2],
  ['Organisation mondiale du commerce (OMC)', 'World Trade Organization (WTO)', 'Sécheron', 'Rue de Lausanne', '1202 Genève', [46.2240, 6.1494], 1],
  ['Comité international de la Croix-Rouge (CICR)', 'International Committee of the Red Cross (ICRC)', 'Nations', 'Avenue de la Paix', '1202 Genève', [46.2281, 6.1369], 1],
  ['Hôtel de Ville', 'Town hall', 'Vieille-Ville', "Rue de l'Hôtel-de-Ville", '1204 Genève', [46.2009, 6.1466], 1],
];

const sights: readonly PlaceRow[] = [
  ["Jet d'eau", 'Geneva water fountain', 'Eaux-Vives', 'Quai Gustave-Ador', '1207 Genève', [46.2074, 6.1559], 3],
  ['Cathédrale Saint-Pierre', 'Saint Peter’s Cathedral', 'Vieille-Ville', 'Cour de Saint-Pierre', '1204 Genève', [46.2011, 6.1486], 3],
  ['Mur des Réformateurs', 'Reformation Wall', 'Vieille-Ville', 'Promenade de la Treille', '1204 Genève', [46.2002, 6.1459], 2],
  ['Horloge fleurie', 'Flower clock', 'Rues-Basses', 'Quai Général-Guisan', '1204 Genève', [46.2042, 6.1508], 2],
  ['Plaine de Plainpalais', 'Plainpalais open space', 'Plainpalais', 'Avenue du Mail', '1205 Genève', [46.1987, 6.1404], 3],
  ['Ile Rousseau', 'Rousseau Island', 'Saint-Gervais', 'Quai des Bergues', '1201 Genève', [46.2059, 6.1476], 1],
  ['Monument Brunswick', 'Brunswick Monument', 'Pâquis', 'Quai du Mont-Blanc', '1201 Genève', [46.2087, 6.1496], 1],
  ['Pointe de la Jonction', 'Meeting of Rhône and Arve', 'Jonction', 'Sentier des Saules', '1205 Genève', [46.2016, 6.1227], 1],
  ['Eglise russe', 'Russian church', 'Tranchées', 'Rue Toepffer', '1206 Genève', [46.1985, 6.1530], 1],
];

const placesOf = (category: PlaceCategory, rows: readonly PlaceRow[]): LandmarkPlace[] =>
  rows.map(([french, english, district, street, town, position, renown]) => ({
    category, french, english, district, street, postcode: town.slice(0, 4), city: town.slice(5), position, renown,
  }));

/** Named places that people give instead of an address. */
export const landmarkPlaces: readonly LandmarkPlace[] = [
  ...placesOf('station', stations),
  ...placesOf('stop', stops),
  ...placesOf('hospital', hospitals),
  ...placesOf('park', parks),
  ...placesOf('museum', museums),
  ...placesOf('school', schools),
  ...placesOf('culture', culture),
  ...placesOf('sport', sport),
  ...placesOf('shopping', shopping),
  ...placesOf('organisation', organisations),
  ...placesOf('sight', sights),
];
