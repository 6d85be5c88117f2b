import type { DemoAdvert } from './demo-types.ts';

/** The demo city's adverts, in the order they turn. */
export const ADVERTS: readonly DemoAdvert[] = [
  {
    key: 'saturday-market',
    title: { en: 'Saturday market at Rive', fr: 'Le samedi, marché de Rive' },
    text: {
      en: 'Vegetables, fruit and herbs picked on Friday, at your door before noon.',
      fr: 'Légumes, fruits et herbes cueillis le vendredi, chez vous avant midi.',
    },
    store: 'les-paniers-de-la-seymaz',
    places: ['landing', 'groceries'],
    scene: { tint: 'tomato', wall: 'sun', art: ['carrot', 'tomato', 'grapes'] },
  },
  {
    key: 'fondue-for-four',
    title: { en: 'Fondue for four, from Café de la Rade', fr: 'Fondue pour quatre, du Café de la Rade' },
    text: {
      en: 'The pot, the bread, the cheese. CHF 68.00',
      fr: 'Le caquelon, le pain, le fromage. CHF 68.00',
    },
    store: 'cafe-de-la-rade',
    places: ['landing', 'restaurants', 'takeaway'],
    scene: { tint: 'sky', wall: 'sun', plate: true, art: ['fondue', ['baguette', 0.8]] },
  },
  {
    key: 'parcel-across-town',
    title: { en: 'Send a parcel across town', fr: 'Un colis à l’autre bout de la ville' },
    text: {
      en: 'Keys, papers, a cake: from one door to another.',
      fr: 'Des clés, des papiers, un gâteau : d’une porte à l’autre.',
    },
    courier: true,
    places: ['landing', 'essentials', 'courier'],
    scene: { tint: 'butter', wall: 'sun', art: ['scooter', ['box', 0.7]] },
  },
  {
    key: 'box-of-croissants',
    title: { en: 'Four croissants, CHF 7.20', fr: 'Quatre croissants, CHF 7.20' },
    text: {
      en: 'Still warm from Le Four du Bourg, Tuesday to Sunday.',
      fr: 'Encore tièdes du Four du Bourg, du mardi au dimanche.',
    },
    store: 'le-four-du-bourg',
    places: ['landing', 'bakery'],
    scene: { tint: 'mint', wall: 'tiles', art: ['croissant', ['coffee', 0.7]] },
  },
  {
    key: 'open-all-night',
    title: { en: 'It is late, and the charger is at the office', fr: 'Il est tard, et le chargeur est resté au bureau' },
    text: {
      en: 'Kiosque de Cornavin delivers round the clock, without a minimum.',
      fr: 'Le Kiosque de Cornavin livre jour et nuit, sans minimum.',
    },
    store: 'kiosque-de-cornavin',
    places: ['takeaway', 'essentials', 'drinks'],
    scene: { tint: 'sky', wall: 'plain', table: 'plain', art: ['moon', ['plug', 0.8], ['candy', 0.6]] },
  },
  {
    key: 'flowers-today',
    title: { en: 'Flowers by this evening', fr: 'Des fleurs d’ici ce soir' },
    text: {
      en: 'Tied by hand at Eaux-Vives, with the card you write.',
      fr: 'Nouées à la main aux Eaux-Vives, avec la carte que vous écrivez.',
    },
    store: 'atelier-pivoine',
    places: ['landing', 'flowers'],
    scene: { tint: 'pistachio', wall: 'panel', art: ['bouquet', ['envelope', 0.6]] },
  },
  {
    key: 'tap-water',
    title: { en: 'Tonight, drink from the tap', fr: 'Ce soir, buvez au robinet' },
    text: {
      en: 'Geneva’s water comes from the lake, and it is good. We sell nothing here.',
      fr: 'L’eau de Genève vient du lac, et elle est bonne. Ici, rien à vendre.',
    },
    places: ['restaurants', 'drinks'],
    scene: { tint: 'rose', wall: 'lake', art: ['drop', ['ice', 0.6]] },
  },
  {
    key: 'raclette-evening',
    title: { en: 'Raclette for four, and nothing to peel', fr: 'Raclette pour quatre, rien à éplucher' },
    text: {
      en: 'Three cheeses, potatoes and gherkins from Fromagerie Trois Alpages.',
      fr: 'Trois fromages, pommes de terre et cornichons de la Fromagerie Trois Alpages.',
    },
    store: 'fromagerie-trois-alpages',
    places: ['groceries'],
    scene: { tint: 'mint', table: 'vichy', plate: true, art: ['cheese', ['potato', 0.7], ['cucumber', 0.6]] },
  },
  {
    key: 'litre-of-ice-cream',
    title: { en: 'A litre of ice cream, CHF 26.00', fr: 'Un litre de glace, CHF 26.00' },
    text: {
      en: 'Two to four flavours from Glacier Bise Noire, packed in dry ice.',
      fr: 'De deux à quatre parfums du Glacier Bise Noire, sous glace carbonique.',
    },
    store: 'glacier-bise-noire',
    places: ['bakery'],
    scene: { tint: 'rose', wall: 'lake', art: ['softIce', ['strawberry', 0.6], ['lemon', 0.6]] },
  },
];
