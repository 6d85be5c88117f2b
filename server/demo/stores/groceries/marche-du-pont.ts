import type { DemoDay, DemoStore } from '#server/demo/demo-types.ts';
import { breadAndViennoiserie } from './marche-du-pont/bread-and-viennoiserie.ts';
import { charcuterie } from './marche-du-pont/charcuterie.ts';
import { cheese } from './marche-du-pont/cheese.ts';
import { dryGoodsSections } from './marche-du-pont/dry-goods-sections.ts';
import { eggsTofuAndMeatFree } from './marche-du-pont/eggs-tofu-and-meat-free.ts';
import { fishAndSeafood } from './marche-du-pont/fish-and-seafood.ts';
import { frozen } from './marche-du-pont/frozen.ts';
import { fruit } from './marche-du-pont/fruit.ts';
import { iceCream } from './marche-du-pont/ice-cream.ts';
import { juicesAndChilledDrinks } from './marche-du-pont/juices-and-chilled-drinks.ts';
import { meatAndPoultry } from './marche-du-pont/meat-and-poultry.ts';
import { milkButterAndCream } from './marche-du-pont/milk-butter-and-cream.ts';
import { readyMeals } from './marche-du-pont/ready-meals.ts';
import { saladsAndHerbs } from './marche-du-pont/salads-and-herbs.ts';
import { vegetables } from './marche-du-pont/vegetables.ts';
import { yoghurtAndDesserts } from './marche-du-pont/yoghurt-and-desserts.ts';

const WEEKDAY: DemoDay = [['07:00', '21:00']];

/** The demo city's full supermarket: more than 1,500 articles in over thirty sections. */
export const marcheDuPont: DemoStore = {
  key: 'marche-du-pont',
  name: 'Marché du Pont',
  category: 'groceries',
  slogan: { en: 'The whole shop, carried up your stairs', fr: 'Toutes vos courses, jusqu’en haut de l’escalier' },
  promotion: { en: '2% cashback on every basket', fr: '2\u202f% de cashback sur chaque panier' },
  famousFor: { en: 'Geneva vegetables and bread baked all day', fr: 'Légumes genevois et pain cuit toute la journée' },
  tags: ['supermarket', 'organic'],
  address: { street: 'Boulevard du Pont-d’Arve 28', postcode: '1205', city: 'Genève', latitude: 46.1955, longitude: 6.1417 },
  phone: '+41225502800',
  rating: 4.5,
  ratingCount: 1284,
  priceRating: 2,
  hours: [[['09:00', '18:00']], WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 30,
  minimum: 3000,
  reach: { miles: 4 },
  fee: { base: 590, includedKm: 2, perKm: 80 },
  prepareMinutes: 25,
  deliveryMinutes: [40, 60],
  itemTaxPercent: 2.6,
  cashback: { mode: 1, value: 2 },
  scene: { tint: 'pistachio', wall: 'tiles', table: 'slats', awning: '#2F8F5B', art: ['basket', ['lettuce', 0.85], ['baguette', 0.85], ['milk', 0.75]] },
  sections: [
    fruit,
    vegetables,
    saladsAndHerbs,
    breadAndViennoiserie,
    cheese,
    milkButterAndCream,
    yoghurtAndDesserts,
    eggsTofuAndMeatFree,
    meatAndPoultry,
    charcuterie,
    fishAndSeafood,
    readyMeals,
    juicesAndChilledDrinks,
    frozen,
    iceCream,
    ...dryGoodsSections,
  ],
};
