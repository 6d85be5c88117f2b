import type { DemoCategory } from './demo-types.ts';

/** The demo city's delivery categories, in the order they are shown. */
export const CATEGORIES: readonly DemoCategory[] = [
  {
    key: 'restaurants', uniqueId: 2, deliveryType: 1, visible: true,
    name: { en: 'Restaurants', fr: 'Restaurants' },
    picture: { tint: 'butter', art: ['fondue'] },
    tags: [
      { key: 'swiss', name: { en: 'Swiss', fr: 'Suisse' } },
      { key: 'french', name: { en: 'French', fr: 'Français' } },
      { key: 'italian', name: { en: 'Italian', fr: 'Italien' } },
      { key: 'japanese', name: { en: 'Japanese', fr: 'Japonais' } },
      { key: 'lebanese', name: { en: 'Lebanese', fr: 'Libanais' } },
      { key: 'thai', name: { en: 'Thai', fr: 'Thaï' } },
      { key: 'indian', name: { en: 'Indian', fr: 'Indien' } },
      { key: 'ethiopian', name: { en: 'Ethiopian', fr: 'Éthiopien' } },
      { key: 'lake-fish', name: { en: 'Lake fish', fr: 'Poissons du lac' } },
      { key: 'vegetarian', name: { en: 'Vegetarian', fr: 'Végétarien' } },
      { key: 'independent', name: { en: 'Independent', fr: 'Indépendant' } },
    ],
  },
  {
    key: 'takeaway', uniqueId: 3, deliveryType: 1, visible: true,
    name: { en: 'Takeaway', fr: 'À l’emporter' },
    picture: { tint: 'tomato', art: ['burger'] },
    tags: [
      { key: 'burgers', name: { en: 'Burgers', fr: 'Burgers' } },
      { key: 'pizza', name: { en: 'Pizza', fr: 'Pizza' } },
      { key: 'kebab', name: { en: 'Kebab', fr: 'Kebab' } },
      { key: 'tacos', name: { en: 'Tacos', fr: 'Tacos' } },
      { key: 'poke', name: { en: 'Poke', fr: 'Poké' } },
      { key: 'chinese', name: { en: 'Chinese', fr: 'Chinois' } },
      { key: 'chicken', name: { en: 'Chicken', fr: 'Poulet' } },
      { key: 'vegan', name: { en: 'Vegan', fr: 'Végane' } },
      { key: 'late', name: { en: 'Open late', fr: 'Ouvert tard' } },
    ],
  },
  {
    key: 'groceries', uniqueId: 4, deliveryType: 1, visible: true,
    name: { en: 'Groceries', fr: 'Courses' },
    picture: { tint: 'mint', art: ['lettuce'], bare: true },
    tags: [
      { key: 'supermarket', name: { en: 'Supermarket', fr: 'Supermarché' } },
      { key: 'organic', name: { en: 'Organic', fr: 'Bio' } },
      { key: 'cheese', name: { en: 'Cheese', fr: 'Fromage' } },
      { key: 'butcher', name: { en: 'Butcher', fr: 'Boucherie' } },
      { key: 'market', name: { en: 'Market', fr: 'Marché' } },
      { key: 'wine', name: { en: 'Wine', fr: 'Vin' } },
    ],
  },
  {
    key: 'bakery', uniqueId: 5, deliveryType: 1, visible: true,
    name: { en: 'Bakery', fr: 'Boulangerie' },
    picture: { tint: 'apricot', art: ['croissant'] },
    tags: [
      { key: 'bread', name: { en: 'Bread', fr: 'Pain' } },
      { key: 'pastry', name: { en: 'Pastry', fr: 'Pâtisserie' } },
      { key: 'chocolate', name: { en: 'Chocolate', fr: 'Chocolat' } },
      { key: 'breakfast', name: { en: 'Breakfast', fr: 'Petit-déjeuner' } },
      { key: 'ice-cream', name: { en: 'Ice cream', fr: 'Glaces' } },
    ],
  },
  {
    key: 'essentials', uniqueId: 6, deliveryType: 1, visible: true,
    name: { en: 'Essentials', fr: 'Indispensables' },
    picture: { tint: 'rose', art: ['bottle'], bare: true },
    tags: [
      { key: 'household', name: { en: 'Household', fr: 'Maison' } },
      { key: 'kiosk', name: { en: 'Kiosk', fr: 'Kiosque' } },
      { key: 'pets', name: { en: 'Pets', fr: 'Animaux' } },
      { key: 'baby', name: { en: 'Baby', fr: 'Bébé' } },
      { key: 'books', name: { en: 'Books', fr: 'Livres' } },
    ],
  },
  {
    key: 'courier', uniqueId: 7, deliveryType: 2, visible: true,
    name: { en: 'Courier', fr: 'Coursier' },
    picture: { tint: 'sky', art: ['box'], bare: true },
    tags: [],
  },
  {
    key: 'pharmacy', uniqueId: 8, deliveryType: 1, visible: true,
    name: { en: 'Pharmacy', fr: 'Pharmacie' },
    picture: { tint: 'mint', art: ['pill'], bare: true },
    tags: [
      { key: 'night', name: { en: 'Night pharmacy', fr: 'Pharmacie de nuit' } },
      { key: 'care', name: { en: 'Care', fr: 'Soins' } },
      { key: 'baby', name: { en: 'Baby', fr: 'Bébé' } },
    ],
  },
  {
    key: 'flowers', uniqueId: 9, deliveryType: 1, visible: true,
    name: { en: 'Flowers', fr: 'Fleurs' },
    picture: { tint: 'sand', art: ['bouquet'], bare: true },
    tags: [
      { key: 'bouquets', name: { en: 'Bouquets', fr: 'Bouquets' } },
      { key: 'plants', name: { en: 'Plants', fr: 'Plantes' } },
    ],
  },
  {
    key: 'drinks', uniqueId: 10, deliveryType: 1, visible: true,
    name: { en: 'Drinks', fr: 'Boissons' },
    picture: { tint: 'pistachio', art: ['wine'], bare: true },
    tags: [
      { key: 'wine', name: { en: 'Wine', fr: 'Vin' } },
      { key: 'beer', name: { en: 'Beer', fr: 'Bière' } },
      { key: 'soft', name: { en: 'Soft drinks', fr: 'Sans alcool' } },
    ],
  },
  {
    key: 'office', uniqueId: 11, deliveryType: 1, visible: false,
    name: { en: 'Office lunches', fr: 'Repas de bureau' },
    picture: { tint: 'sky', art: ['bento'] },
    tags: [{ key: 'lunch', name: { en: 'Lunch', fr: 'Midi' } }],
  },
];
