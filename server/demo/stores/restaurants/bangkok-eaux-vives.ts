import type { DemoDay, DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const HEAT: DemoSpecification = {
  name: { en: 'Heat', fr: 'Piment' }, type: 1, required: true,
  options: [
    { name: { en: 'None', fr: 'Aucun' } },
    { name: { en: 'One chilli', fr: 'Un piment' }, selected: true },
    { name: { en: 'Two chillies', fr: 'Deux piments' } },
    { name: { en: 'As in Bangkok', fr: 'Comme à Bangkok' } },
  ],
};

const PROTEIN: DemoSpecification = {
  name: { en: 'With', fr: 'Avec' }, type: 1, required: true,
  options: [
    { name: { en: 'Tofu', fr: 'Tofu' } },
    { name: { en: 'Chicken', fr: 'Poulet' }, price: 200 },
    { name: { en: 'Beef', fr: 'Bœuf' }, price: 350 },
    { name: { en: 'Prawns', fr: 'Crevettes' }, price: 450 },
  ],
};

const RICE: DemoSpecification = {
  name: { en: 'Rice', fr: 'Riz' }, type: 1,
  options: [
    { name: { en: 'Jasmine', fr: 'Jasmin' }, price: 350 },
    { name: { en: 'Sticky', fr: 'Gluant' }, price: 400 },
    { name: { en: 'Coconut', fr: 'Coco' }, price: 450 },
  ],
};

const BOTH_SERVICES: DemoDay = [['11:30', '14:30'], ['18:00', '22:30']];
const EVENING: DemoDay = [['18:00', '22:00']];

/** Thai, delivered in half-hour slots in the evening, closed on Tuesday. */
export const bangkokEauxVives: DemoStore = {
  key: 'bangkok-eaux-vives',
  name: 'Bangkok Eaux-Vives',
  category: 'restaurants',
  slogan: { en: 'Curry pastes pounded every morning', fr: 'Des pâtes de curry pilées chaque matin' },
  famousFor: { en: 'Green curry', fr: 'Le curry vert' },
  tags: ['thai', 'vegetarian'],
  address: { street: 'Rue du Lac 14', postcode: '1207', city: 'Genève', latitude: 46.2039, longitude: 6.1594 },
  phone: '+41227350029',
  rating: 4.5,
  ratingCount: 267,
  priceRating: 2,
  hours: [BOTH_SERVICES, BOTH_SERVICES, 'closed', BOTH_SERVICES, BOTH_SERVICES, BOTH_SERVICES, BOTH_SERVICES],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 45,
  deliverySlots: { days: [EVENING, EVENING, 'closed', EVENING, EVENING, EVENING, EVENING], minutes: 30, capacity: 3 },
  minimum: 2200,
  reach: { miles: 3 },
  fee: { base: 420, includedKm: 2, perKm: 90 },
  prepareMinutes: 20,
  deliveryMinutes: [30, 45],
  itemTaxPercent: 0,
  scene: { tint: 'apricot', wall: 'sun', plate: true, art: ['curry', 'chilli', 'coconut'] },
  sections: [
    {
      key: 'bites',
      name: { en: 'Bites', fr: 'Bouchées' },
      items: [
        {
          key: 'satay', price: 1190,
          name: { en: 'Chicken satay', fr: 'Satay de poulet' },
          details: { en: 'Four skewers yellow with turmeric, thick peanut sauce, cucumber relish.', fr: 'Quatre brochettes jaunes de curcuma, épaisse sauce cacahuète, concombre aigre-doux.' },
          picture: { tint: 'mint', art: ['oden', 'peanuts'] },
          diets: ['lactoseFree'],
          allergens: ['fish', 'peanuts', 'soya', 'gluten'],
        },
        {
          key: 'spring-rolls', price: 890, was: 1050,
          name: { en: 'Vegetable spring rolls', fr: 'Rouleaux impériaux aux légumes' },
          details: { en: 'Glass noodles, carrot and wood-ear, five blistered cigars with plum sauce.', fr: 'Vermicelles, carotte et champignon noir, cinq cigares dorés, sauce prune.' },
          picture: { tint: 'sky', art: ['tamale', 'carrot'] },
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten', 'soya', 'sesame'],
        },
        {
          key: 'fish-cakes', price: 1250,
          name: { en: 'Fish cakes with lime leaf', fr: 'Galettes de poisson au combava' },
          details: { en: 'Springy, red with curry paste, long beans sliced thin.', fr: 'Bien élastiques, rouges de pâte de curry, haricots longs émincés.' },
          picture: { tint: 'pistachio', art: ['fishCake', 'fish'] },
        },
        {
          key: 'summer-rolls', price: 990,
          name: { en: 'Fresh prawn rolls', fr: 'Rouleaux frais aux crevettes' },
          details: { en: 'Rice paper, mint, Thai basil, a prawn showing through.', fr: 'Galette de riz, menthe, basilic thaï, la crevette en transparence.' },
          picture: { tint: 'butter', art: ['shrimp', 'lettuce'] },
          specifications: [
            {
              name: { en: 'Dips', fr: 'Sauces' }, type: 2, max: 2,
              options: [
                { name: { en: 'Peanut', fr: 'Cacahuète' }, selected: true },
                { name: { en: 'Sweet chilli', fr: 'Piment doux' } },
                { name: { en: 'Lime and fish sauce', fr: 'Citron vert et sauce de poisson' } },
              ],
            },
          ],
        },
        {
          key: 'tom-kha', price: 1150,
          name: { en: 'Tom kha soup', fr: 'Soupe tom kha' },
          details: { en: 'Coconut milk, galangal, lemongrass, oyster mushrooms.', fr: 'Lait de coco, galanga, citronnelle, pleurotes.' },
          picture: { tint: 'rose', art: ['bowl', 'coconut', 'mushroom'] },
        },
      ],
    },
    {
      key: 'salads',
      name: { en: 'Salads', fr: 'Salades' },
      items: [
        {
          key: 'som-tam', price: 1390,
          name: { en: 'Green papaya salad', fr: 'Salade de papaye verte' },
          details: { en: 'Pounded in the mortar with lime, dried shrimp, palm sugar and peanuts.', fr: 'Pilée au mortier, citron vert, crevettes séchées, sucre de palme et cacahuètes.' },
          picture: { tint: 'tomato', art: ['salad', 'peanuts', 'chilli'] },
          specifications: [HEAT],
          diets: ['glutenFree', 'lactoseFree'],
          allergens: ['crustaceans', 'fish', 'peanuts'],
        },
        {
          key: 'beef-salad', price: 1790,
          name: { en: 'Crying tiger salad', fr: 'Salade du tigre qui pleure' },
          details: { en: 'Grilled rump, toasted rice powder, mint, and tears for some.', fr: 'Rumsteck grillé, poudre de riz torréfié, menthe, et quelques larmes.' },
          picture: { tint: 'mint', art: ['meat', 'herb'] },
          specifications: [HEAT],
        },
        {
          key: 'pomelo-salad', price: 1450,
          name: { en: 'Pomelo and coconut salad', fr: 'Salade de pomélo et coco' },
          details: { en: 'Big citrus beads, roasted coconut, shallot, tamarind.', fr: 'Gros grains d’agrume, coco torréfiée, échalote, tamarin.' },
          picture: { tint: 'sky', art: ['tangerine', 'coconut'] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
      ],
    },
    {
      key: 'curries',
      name: { en: 'Curries', fr: 'Currys' },
      items: [
        {
          key: 'green-curry', price: 1990, cashback: { mode: 1, value: 6 },
          name: { en: 'Green curry', fr: 'Curry vert' },
          details: { en: 'Pea aubergines, bamboo, sweet basil, coconut cream split as it should be.', fr: 'Aubergines pois, bambou, basilic doux, crème de coco tranchée comme il faut.' },
          picture: { tint: 'rose', art: ['curry', 'basil', 'coconut'] },
          specifications: [PROTEIN, HEAT, RICE],
          diets: ['lactoseFree', 'glutenFree'],
          allergens: ['crustaceans', 'fish', 'soya'],
        },
        {
          key: 'massaman', price: 2290,
          name: { en: 'Beef massaman', fr: 'Massaman de bœuf' },
          details: { en: 'Shin cooked four hours with cardamom, cinnamon, potato and peanuts.', fr: 'Jarret cuit quatre heures, cardamome, cannelle, pomme de terre et cacahuètes.' },
          picture: { tint: 'mint', art: ['curry', 'potato', 'peanuts'] },
          specifications: [RICE],
          diets: ['lactoseFree', 'glutenFree'],
          allergens: ['fish', 'crustaceans', 'peanuts'],
        },
        {
          key: 'red-duck', price: 2490,
          name: { en: 'Red curry of roast duck', fr: 'Curry rouge de canard rôti' },
          details: { en: 'Pineapple, grapes and cherry tomatoes against the heat.', fr: 'Ananas, raisins et tomates cerises pour tenir tête au piment.' },
          picture: { tint: 'sky', art: ['curry', 'pineapple', 'grapes'] },
          specifications: [HEAT, RICE],
        },
        {
          key: 'pumpkin-panang', price: 1850,
          name: { en: 'Pumpkin panang', fr: 'Panang de courge' },
          details: { en: 'Dry, nutty, sweet; made without fish sauce.', fr: 'Court en sauce, rond, doux ; préparé sans sauce de poisson.' },
          picture: { tint: 'pistachio', art: ['curry', 'sweetPotato'] },
          specifications: [RICE],
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: ['peanuts', 'soya'],
        },
        {
          key: 'jungle-curry', price: 2090, soldOut: true,
          name: { en: 'Jungle curry', fr: 'Curry de la jungle' },
          details: { en: 'No coconut to hide behind: wild ginger, green peppercorns, chicken.', fr: 'Sans coco pour se cacher : gingembre sauvage, poivre vert, poulet.' },
          picture: { tint: 'apricot', art: ['stew', 'ginger', 'chilli'] },
        },
      ],
    },
    {
      key: 'wok',
      name: { en: 'From the wok', fr: 'Du wok' },
      items: [
        {
          key: 'pad-thai', price: 1890,
          name: { en: 'Pad thai', fr: 'Pad thaï' },
          details: { en: 'Rice noodles in tamarind, egg, chives, bean sprouts, crushed peanuts.', fr: 'Nouilles de riz au tamarin, œuf, ciboule, germes de soja, cacahuètes concassées.' },
          picture: { tint: 'butter', art: ['takeout', 'shrimp', 'egg'] },
          specifications: [
            PROTEIN,
            {
              name: { en: 'Leave out', fr: 'Sans' }, type: 2,
              options: [
                { name: { en: 'Peanuts', fr: 'Cacahuètes' } },
                { name: { en: 'Egg', fr: 'Œuf' } },
                { name: { en: 'Bean sprouts', fr: 'Germes de soja' } },
                { name: { en: 'Fish sauce', fr: 'Sauce de poisson' } },
              ],
            },
          ],
        },
        {
          key: 'basil-pork', price: 1790,
          name: { en: 'Holy basil pork', fr: 'Porc au basilic sacré' },
          details: { en: 'Minced, fierce and dark, with a fried egg on the rice.', fr: 'Haché, vif et sombre, un œuf au plat sur le riz.' },
          picture: { tint: 'mint', art: ['cooking', 'basil', 'rice'] },
          specifications: [HEAT],
        },
        {
          key: 'cashew-chicken', price: 1850,
          name: { en: 'Cashew chicken', fr: 'Poulet aux noix de cajou' },
          details: { en: 'Toasted nuts, dried chilli, sweet onion, oyster sauce.', fr: 'Noix grillées, piment séché, oignon doux, sauce d’huître.' },
          picture: { tint: 'tomato', art: ['chicken', 'peanuts', 'onion'] },
          diets: ['lactoseFree'],
          allergens: ['gluten', 'fish', 'soya', 'nuts', 'molluscs'],
        },
        {
          key: 'morning-glory', price: 1290,
          name: { en: 'Morning glory', fr: 'Liseron d’eau sauté' },
          details: { en: 'Water spinach through a high flame with garlic and yellow beans.', fr: 'À pleine flamme, avec ail et soja jaune fermenté.' },
          picture: { tint: 'rose', art: ['lettuce', 'garlic', 'fire'] },
        },
      ],
    },
    {
      key: 'sweet-and-drinks',
      name: { en: 'Sweet things and drinks', fr: 'Douceurs et boissons' },
      items: [
        {
          key: 'mango-rice', price: 1090,
          name: { en: 'Mango sticky rice', fr: 'Riz gluant à la mangue' },
          details: { en: 'Ripe mango, warm rice, salted coconut cream.', fr: 'Mangue mûre, riz tiède, crème de coco salée.' },
          picture: { tint: 'sky', art: ['mango', 'rice'] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: ['sesame'],
        },
        {
          key: 'banana-fritters', price: 890,
          name: { en: 'Banana fritters', fr: 'Beignets de banane' },
          details: { en: 'Sesame batter, coconut ice cream melting over.', fr: 'Pâte au sésame, glace coco qui fond dessus.' },
          picture: { tint: 'mint', art: ['banana', 'iceCream'] },
        },
        {
          key: 'thai-tea', price: 590, cashback: { mode: 2, value: 50 },
          name: { en: 'Thai iced tea', fr: 'Thé glacé thaï' },
          details: { en: 'Orange as a temple robe, condensed milk on top.', fr: 'Orange comme une robe de moine, lait concentré dessus.' },
          picture: { tint: 'pistachio', art: ['bubbleTea'], bare: true },
        },
        {
          key: 'coconut-water', price: 650,
          name: { en: 'Young coconut', fr: 'Jeune noix de coco' },
          details: { en: 'Opened for you, straw and spoon included.', fr: 'Ouverte pour vous, paille et cuillère comprises.' },
          picture: { tint: 'butter', art: ['coconut'], bare: true },
        },
        {
          key: 'thai-lager', price: 690,
          name: { en: 'Thai lager, 33 cl', fr: 'Bière thaïe, 33 cl' },
          details: { en: 'Light enough to put out a fire.', fr: 'Assez légère pour éteindre un incendie.' },
        },
      ],
    },
  ],
};
