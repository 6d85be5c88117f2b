import type { DemoSpecification } from '#server/demo/demo-types.ts';

/** Whether the shop's mill grinds the beans, and for which machine. */
export const coffeeGrind: DemoSpecification = {
  name: { en: 'Grind', fr: 'Mouture' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Whole beans', fr: 'En grains' }, selected: true },
    { name: { en: 'Espresso, fine', fr: 'Espresso, fine' } },
    { name: { en: 'Moka pot, medium', fr: 'Cafetière italienne, moyenne' } },
    { name: { en: 'Filter or plunger, coarse', fr: 'Filtre ou piston, grossière' } },
  ],
};

/** Wrapping for a box offered as a present. */
export const giftWrapping: DemoSpecification = {
  name: { en: 'As a present', fr: 'Pour offrir' },
  type: 2,
  max: 2,
  options: [
    { name: { en: 'Gift paper and ribbon', fr: 'Papier cadeau et ruban' }, price: 250 },
    { name: { en: 'Blank card', fr: 'Carte vierge' }, price: 195 },
  ],
};

/** What the wine shelf does with a bottle before it leaves. */
export const bottleService: DemoSpecification = {
  name: { en: 'With the bottle', fr: 'Avec la bouteille' },
  type: 2,
  max: 2,
  options: [
    { name: { en: 'From the fridge', fr: 'Sortie du frigo' } },
    { name: { en: 'Gift bag', fr: 'Sac cadeau' }, price: 290 },
  ],
};

/** Only the fast sellers are also kept in the fridge. */
export const beerTemperature: DemoSpecification = {
  name: { en: 'Temperature', fr: 'Température' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'From the shelf', fr: 'Du rayon' }, selected: true },
    { name: { en: 'Chilled', fr: 'Bien fraîche' } },
  ],
};

export const bottleColour: DemoSpecification = {
  name: { en: 'Colour', fr: 'Couleur' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Sand', fr: 'Sable' }, selected: true },
    { name: { en: 'Sky blue', fr: 'Bleu ciel' } },
    { name: { en: 'Sage green', fr: 'Vert sauge' } },
  ],
};

export const teatFlow: DemoSpecification = {
  name: { en: 'Flow', fr: 'Débit' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Slow, from birth', fr: 'Lent, dès la naissance' } },
    { name: { en: 'Medium, from 3 months', fr: 'Moyen, dès 3 mois' }, selected: true },
    { name: { en: 'Fast, from 6 months', fr: 'Rapide, dès 6 mois' } },
  ],
};

export const lightColour: DemoSpecification = {
  name: { en: 'Light', fr: 'Lumière' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Warm, 2700 K', fr: 'Chaude, 2700 K' }, selected: true },
    { name: { en: 'Neutral, 4000 K', fr: 'Neutre, 4000 K' } },
    { name: { en: 'Warm, dimmable', fr: 'Chaude, à intensité réglable' }, price: 200 },
  ],
};

export const gloveSize: DemoSpecification = {
  name: { en: 'Size', fr: 'Taille' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Small', fr: 'Petite' } },
    { name: { en: 'Medium', fr: 'Moyenne' }, selected: true },
    { name: { en: 'Large', fr: 'Grande' } },
  ],
};

export const bristles: DemoSpecification = {
  name: { en: 'Bristles', fr: 'Poils' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Soft', fr: 'Souples' }, selected: true },
    { name: { en: 'Medium', fr: 'Médium' } },
    { name: { en: 'Hard', fr: 'Durs' } },
  ],
};

export const absorbency: DemoSpecification = {
  name: { en: 'Absorbency', fr: 'Absorption' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Mini', fr: 'Mini' } },
    { name: { en: 'Normal', fr: 'Normal' }, selected: true },
    { name: { en: 'Super', fr: 'Super' } },
  ],
};

export const dogSize: DemoSpecification = {
  name: { en: 'Dog’s size', fr: 'Taille du chien' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Small, under 10 kg', fr: 'Petit, moins de 10 kg' } },
    { name: { en: 'Medium, 10 to 25 kg', fr: 'Moyen, de 10 à 25 kg' }, selected: true },
    { name: { en: 'Large, over 25 kg', fr: 'Grand, plus de 25 kg' }, price: 80 },
  ],
};
