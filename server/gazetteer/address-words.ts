/** Words that say what kind of way it is: a person may leave them out or confuse them. */
export const wayWords: ReadonlySet<string> = new Set([
  'rue',
  'avenue',
  'boulevard',
  'chemin',
  'route',
  'place',
  'quai',
  'cours',
  'cour',
  'square',
  'passage',
  'promenade',
  'impasse',
  'rampe',
  'sentier',
  'esplanade',
  'rond',
  'point',
  'voie',
  'allee',
  'street',
  'road',
  'arret',
  'stop',
]);

/** Words that places share with many others: 'Cornavin' alone is the station. */
export const commonPlaceWords: ReadonlySet<string> = new Set(['gare', 'railway', 'station']);

export const particles: ReadonlySet<string> = new Set([
  'de',
  'du',
  'des',
  'd',
  'la',
  'le',
  'les',
  'l',
  'a',
  'au',
  'aux',
  'et',
  'en',
  'the',
  'of',
  'and',
]);

/** Small words: welcome, never needed. */
export const fillerWords: ReadonlySet<string> = new Set([...particles, 'numero', 'no', 'n']);

const longForms: ReadonlyMap<string, readonly string[]> = new Map([
  ['av', ['avenue']],
  ['ave', ['avenue']],
  ['bd', ['boulevard']],
  ['bld', ['boulevard']],
  ['blvd', ['boulevard']],
  ['boul', ['boulevard']],
  ['ch', ['chemin']],
  ['chem', ['chemin']],
  ['rte', ['route']],
  ['road', ['route', 'chemin']],
  ['pl', ['place']],
  ['square', ['place']],
  ['r', ['rue']],
  ['str', ['rue']],
  ['street', ['rue']],
  ['strasse', ['rue']],
  ['q', ['quai']],
  ['st', ['saint']],
  ['ste', ['sainte']],
  ['saint', ['st']],
  ['prom', ['promenade']],
  ['espl', ['esplanade']],
  ['gd', ['grand']],
  ['gde', ['grande']],
  ['pt', ['pont', 'petit']],
  ['dr', ['docteur']],
  ['docteur', ['dr']],
  ['gen', ['general']],
  ['gal', ['general']],
  ['premier', ['1er']],
  ['1', ['1er']],
  ['rpt', ['rond']],
  ['bahnhof', ['gare']],
  ['flughafen', ['aeroport']],
]);

export function longFormsOf(word: string): readonly string[] {
  return longForms.get(word) ?? [];
}
