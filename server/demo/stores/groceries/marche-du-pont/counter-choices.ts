import type { DemoOption, DemoSpecification } from '#server/demo/demo-types.ts';

/** How ripe the customer wants the fruit. */
export const ripeness: DemoSpecification = {
  name: { en: 'Ripeness', fr: 'Maturité' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'To eat today', fr: 'À manger aujourd’hui' }, selected: true },
    { name: { en: 'In two or three days', fr: 'Dans deux ou trois jours' } },
    { name: { en: 'Still firm', fr: 'Encore ferme' } },
  ],
};

/** Whether the bakery puts the loaf through the slicer. */
export const breadSlicing: DemoSpecification = {
  name: { en: 'Slicing', fr: 'Tranchage' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Whole', fr: 'Entier' }, selected: true },
    { name: { en: 'Sliced thin, 8 mm', fr: 'Tranches fines, 8 mm' } },
    { name: { en: 'Sliced thick, 14 mm', fr: 'Tranches épaisses, 14 mm' } },
  ],
};

/** How the cheese counter hands over a hard cheese. */
export const cheeseCut: DemoSpecification = {
  name: { en: 'Cut', fr: 'Coupe' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'In one piece', fr: 'En un morceau' }, selected: true },
    { name: { en: 'Sliced', fr: 'En tranches' } },
    { name: { en: 'Grated', fr: 'Râpé' } },
  ],
};

/** How the charcuterie counter slices. */
export const charcuterieSlicing: DemoSpecification = {
  name: { en: 'Slicing', fr: 'Tranchage' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Wafer-thin', fr: 'Chiffonnade' } },
    { name: { en: 'Thin slices', fr: 'Tranches fines' }, selected: true },
    { name: { en: 'Thick slices', fr: 'Tranches épaisses' } },
  ],
};

/** What the fishmonger does to a whole fish; filleting takes time and is charged. */
export const fishPreparation: DemoSpecification = {
  name: { en: 'Preparation', fr: 'Préparation' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Scaled and gutted', fr: 'Écaillé et vidé' }, selected: true },
    { name: { en: 'Whole, as caught', fr: 'Entier, non vidé' } },
    { name: { en: 'Filleted', fr: 'Levé en filets' }, price: 250 },
  ],
};

/** What the butcher does to a piece for stewing or roasting. */
export const butcherCut: DemoSpecification = {
  name: { en: 'Butcher’s cut', fr: 'Découpe du boucher' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'In one piece', fr: 'En un morceau' }, selected: true },
    { name: { en: 'Large dice', fr: 'Gros dés' } },
    { name: { en: 'Strips', fr: 'Émincé' } },
  ],
};

/** What may go in the bag with meat for the pan or the grill. */
export const seasoning: DemoSpecification = {
  name: { en: 'Add from the counter', fr: 'À ajouter à l’étal' },
  type: 2,
  max: 2,
  options: [
    { name: { en: 'Café de Paris butter, 50 g', fr: 'Beurre café de Paris, 50 g' }, price: 190 },
    { name: { en: 'Herb and garlic rub', fr: 'Herbes et ail à frotter' }, price: 90 },
    { name: { en: 'Green pepper sauce, 1 dl', fr: 'Sauce au poivre vert, 1 dl' }, price: 240 },
  ],
};

/**
 * A choice of weights in grams; the first is the one the article's price is for, each further one has what it adds
 * in centimes.
 */
export function weights(first: number, ...larger: readonly (readonly [grams: number, adds: number])[]): DemoSpecification {
  const options: readonly DemoOption[] = [
    { name: grams(first), selected: true },
    ...larger.map(([weight, price]): DemoOption => ({ name: grams(weight), price })),
  ];
  return { name: { en: 'Weight', fr: 'Poids' }, type: 1, required: true, options };
}

function grams(weight: number): { en: string; fr: string } {
  if (weight < 1000) return { en: `${weight} g`, fr: `${weight} g` };
  const kilos = String(weight / 1000);
  return { en: `${kilos} kg`, fr: `${kilos.replace('.', ',')} kg` };
}
