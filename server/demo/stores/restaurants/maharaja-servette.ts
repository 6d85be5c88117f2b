import type { DemoDay, DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const SPICE: DemoSpecification = {
  name: { en: 'Spice', fr: 'Épices' }, type: 1, required: true,
  options: [
    { name: { en: 'Gentle', fr: 'Doux' } },
    { name: { en: 'As the cook eats it', fr: 'Comme le cuisinier' }, selected: true },
    { name: { en: 'Fiery', fr: 'Brûlant' } },
  ],
};

const BREAD_OR_RICE: DemoSpecification = {
  name: { en: 'Bread or rice', fr: 'Pain ou riz' }, type: 1, required: true,
  options: [
    { name: { en: 'Basmati', fr: 'Basmati' } },
    { name: { en: 'Plain naan', fr: 'Naan nature' } },
    { name: { en: 'Garlic naan', fr: 'Naan à l’ail' }, price: 150 },
    { name: { en: 'Pilau with saffron', fr: 'Pilaf au safran' }, price: 200 },
  ],
};

const CHUTNEYS: DemoSpecification = {
  name: { en: 'Chutneys', fr: 'Chutneys' }, type: 2, max: 3,
  options: [
    { name: { en: 'Mango', fr: 'Mangue' }, selected: true },
    { name: { en: 'Mint and coriander', fr: 'Menthe et coriandre' }, selected: true },
    { name: { en: 'Tamarind', fr: 'Tamarin' } },
    { name: { en: 'Lime pickle', fr: 'Citron vert en saumure' }, price: 80 },
  ],
};

const OPEN: DemoDay = [['11:30', '14:30'], ['18:00', '23:00']];

/** Indian, delivers only, closed on Wednesday, tax added to the prices. */
export const maharajaServette: DemoStore = {
  key: 'maharaja-servette',
  name: 'Maharaja Servette',
  category: 'restaurants',
  slogan: { en: 'Two tandoors and your own front door', fr: 'Deux tandoors et votre porte d’entrée' },
  promotion: { en: 'Butter chicken at CHF 22.50', fr: 'Le poulet au beurre à CHF 22.50' },
  famousFor: { en: 'Butter chicken', fr: 'Le poulet au beurre' },
  tags: ['indian', 'vegetarian'],
  address: { street: 'Rue de la Servette 58', postcode: '1202', city: 'Genève', latitude: 46.2117, longitude: 6.1316 },
  phone: '+41227330054',
  rating: 4.5,
  ratingCount: 351,
  priceRating: 2,
  hours: [OPEN, OPEN, OPEN, 'closed', OPEN, OPEN, OPEN],
  receiving: 'delivery',
  asap: true,
  schedule: true,
  leadMinutes: 45,
  minimum: 2500,
  reach: { miles: 4 },
  fee: { base: 390, includedKm: 2, perKm: 80 },
  prepareMinutes: 20,
  deliveryMinutes: [30, 45],
  itemTaxPercent: 2.6,
  scene: { tint: 'rose', wall: 'tiles', awning: '#8A3B7A', plate: true, art: ['curry', 'flatbread', 'chilli'] },
  sections: [
    {
      key: 'starters',
      name: { en: 'Starters', fr: 'Entrées' },
      items: [
        {
          key: 'samosas', price: 850,
          name: { en: 'Vegetable samosas', fr: 'Samoussas aux légumes' },
          details: { en: 'Two stout pyramids of potato, peas and cumin.', fr: 'Deux solides pyramides de pomme de terre, petits pois et cumin.' },
          picture: { tint: 'mint', art: ['dumpling', 'peas'] },
          specifications: [CHUTNEYS],
          diets: ['vegetarian', 'vegan', 'halal', 'lactoseFree'],
          allergens: ['gluten', 'mustard', 'sesame', 'sulphites'],
        },
        {
          key: 'onion-bhaji', price: 790,
          name: { en: 'Onion bhajis', fr: 'Bhajis d’oignon' },
          details: { en: 'Tangles of onion in chickpea batter, ajwain and chilli.', fr: 'Nids d’oignon en pâte de pois chiche, ajowan et piment.' },
          picture: { tint: 'sky', art: ['falafel', 'onion'] },
          diets: ['vegetarian', 'vegan', 'halal', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'pani-puri', price: 950, soldOut: true,
          name: { en: 'Pani puri kit', fr: 'Kit de pani puri' },
          details: { en: 'Eight crisp shells, filling and tamarind water, to pour and swallow whole.', fr: 'Huit coques croquantes, garniture et eau de tamarin, à remplir et gober.' },
          picture: { tint: 'pistachio', art: ['falafel', 'cup'] },
        },
        {
          key: 'lentil-soup', price: 750,
          name: { en: 'Lentil soup', fr: 'Soupe de lentilles' },
          details: { en: 'Orange lentils, curry leaf, a squeeze of lemon.', fr: 'Lentilles corail, feuille de curry, un filet de citron.' },
          picture: { tint: 'rose', art: ['bowl', 'lemon'] },
        },
      ],
    },
    {
      key: 'tandoor',
      name: { en: 'From the tandoor', fr: 'Du tandoor' },
      items: [
        {
          key: 'tandoori-chicken', price: 1990,
          name: { en: 'Tandoori chicken', fr: 'Poulet tandoori' },
          details: { en: 'Half a bird, scored and marinated for a day, char on the bones.', fr: 'Un demi-poulet entaillé, mariné un jour, les os joliment noircis.' },
          picture: { tint: 'mint', art: ['chicken', 'lemon', 'fire'] },
          specifications: [SPICE, CHUTNEYS],
          diets: ['halal', 'glutenFree'],
          allergens: ['milk', 'mustard', 'sesame', 'sulphites'],
        },
        {
          key: 'paneer-tikka', price: 1790,
          name: { en: 'Paneer tikka', fr: 'Paneer tikka' },
          details: { en: 'Cubes of fresh cheese, peppers and onion from the skewer.', fr: 'Dés de fromage frais, poivrons et oignon, tirés de la brochette.' },
          picture: { tint: 'butter', art: ['oden', 'pepper'] },
          specifications: [CHUTNEYS],
        },
        {
          key: 'lamb-chops', price: 2790, was: 3150,
          name: { en: 'Lamb chops with fennel seed', fr: 'Côtelettes d’agneau au fenouil' },
          details: { en: 'Four, in papaya and ginger until they nearly fall apart.', fr: 'Quatre, attendries à la papaye et au gingembre.' },
          picture: { tint: 'sky', art: ['meat', 'ginger'] },
        },
      ],
    },
    {
      key: 'curries',
      name: { en: 'Curries', fr: 'Currys' },
      items: [
        {
          key: 'butter-chicken', price: 2250, was: 2600, cashback: { mode: 1, value: 5 },
          name: { en: 'Butter chicken', fr: 'Poulet au beurre' },
          details: { en: 'Tandoori thigh in tomato, butter, cashew and fenugreek.', fr: 'Haut de cuisse du tandoor, tomate, beurre, cajou et fenugrec.' },
          picture: { tint: 'pistachio', art: ['curry', 'butter', 'tomato'] },
          specifications: [BREAD_OR_RICE, SPICE],
          diets: ['halal'],
          allergens: ['gluten', 'eggs', 'milk', 'nuts'],
        },
        {
          key: 'rogan-josh', price: 2390,
          name: { en: 'Lamb rogan josh', fr: 'Rogan josh d’agneau' },
          details: { en: 'Kashmiri chilli for colour more than fire, cloves, yoghurt.', fr: 'Piment du Cachemire, plus de couleur que de feu, girofle, yaourt.' },
          picture: { tint: 'sand', art: ['stew', 'chilli'] },
          specifications: [BREAD_OR_RICE, SPICE],
        },
        {
          key: 'prawn-malabar', price: 2590,
          name: { en: 'Malabar prawns', fr: 'Crevettes de Malabar' },
          details: { en: 'Coconut, mustard seed, green mango and curry leaves.', fr: 'Coco, graines de moutarde, mangue verte et feuilles de curry.' },
          picture: { tint: 'mint', art: ['shrimp', 'coconut', 'curry'] },
          specifications: [BREAD_OR_RICE],
        },
        {
          key: 'chana-masala', price: 1750,
          name: { en: 'Chana masala', fr: 'Chana masala' },
          details: { en: 'Chickpeas darkened with tea leaves, dried mango, ginger.', fr: 'Pois chiches brunis aux feuilles de thé, mangue séchée, gingembre.' },
          picture: { tint: 'sky', art: ['beans', 'tomato', 'ginger'] },
          specifications: [SPICE],
          diets: ['vegetarian', 'vegan', 'halal', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'palak-paneer', price: 1890,
          name: { en: 'Palak paneer', fr: 'Palak paneer' },
          details: { en: 'Spinach puréed with garlic, cheese fried golden.', fr: 'Épinards mixés à l’ail, fromage doré à la poêle.' },
          picture: { tint: 'apricot', art: ['lettuce', 'cheese'] },
          specifications: [BREAD_OR_RICE],
        },
        {
          key: 'dal-makhani', price: 1690,
          name: { en: 'Dal makhani', fr: 'Dal makhani' },
          details: { en: 'Black lentils left all night by the tandoor with butter and cream.', fr: 'Lentilles noires, une nuit près du tandoor, beurre et crème.' },
          picture: { tint: 'butter', art: ['bowl', 'beans', 'butter'] },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk'],
        },
      ],
    },
    {
      key: 'rice-and-bread',
      name: { en: 'Biryani and bread', fr: 'Biryanis et pains' },
      items: [
        {
          key: 'hyderabadi-biryani', price: 2390,
          name: { en: 'Hyderabadi biryani', fr: 'Biryani d’Hyderabad' },
          details: { en: 'Sealed with dough and opened at your table: saffron, mint, fried onion.', fr: 'Scellé de pâte, ouvert à votre table : safran, menthe, oignon frit.' },
          picture: { tint: 'mint', art: ['paella', 'onion'] },
          specifications: [
            {
              name: { en: 'Made with', fr: 'Préparé avec' }, type: 1, required: true,
              options: [
                { name: { en: 'Chicken', fr: 'Poulet' }, selected: true },
                { name: { en: 'Goat', fr: 'Cabri' }, price: 350 },
                { name: { en: 'Jackfruit', fr: 'Jacquier' } },
              ],
            },
            {
              name: { en: 'Raita', fr: 'Raïta' }, type: 1,
              options: [
                { name: { en: 'Cucumber', fr: 'Concombre' }, price: 250 },
                { name: { en: 'Pomegranate', fr: 'Grenade' }, price: 300 },
              ],
            },
          ],
        },
        {
          key: 'bread-basket', price: 1190,
          name: { en: 'Basket of breads', fr: 'Corbeille de pains' },
          details: { en: 'Two or three breads slapped on the tandoor wall as the rider ties his shoes.', fr: 'Deux ou trois pains plaqués au tandoor pendant que le livreur noue ses lacets.' },
          picture: { tint: 'rose', art: ['flatbread', ['flatbread', 0.8]] },
          specifications: [
            {
              name: { en: 'Breads', fr: 'Pains' }, type: 2, required: true, range: 2, max: 3,
              options: [
                { name: { en: 'Plain naan', fr: 'Naan nature' }, selected: true },
                { name: { en: 'Garlic naan', fr: 'Naan à l’ail' }, selected: true },
                { name: { en: 'Wholemeal roti', fr: 'Roti complet' } },
                { name: { en: 'Cheese naan', fr: 'Naan au fromage' }, price: 200 },
                { name: { en: 'Peshwari naan, almond and raisin', fr: 'Naan peshwari, amande et raisin' }, price: 200 },
              ],
            },
          ],
          diets: ['vegetarian', 'halal'],
          allergens: ['gluten', 'eggs', 'milk', 'nuts', 'sulphites'],
        },
        {
          key: 'thali', price: 2690, cashback: { mode: 2, value: 150 },
          name: { en: 'The Servette thali', fr: 'Le thali de la Servette' },
          details: { en: 'A steel tray: rice, dal, bread, pickle and the curries you pick.', fr: 'Un plateau d’acier : riz, dal, pain, condiment et les currys de votre choix.' },
          picture: { tint: 'sky', art: ['curry', 'rice', 'flatbread'] },
          specifications: [
            {
              name: { en: 'Two curries', fr: 'Deux currys' }, type: 2, required: true, range: 2,
              options: [
                { name: { en: 'Chana masala', fr: 'Chana masala' } },
                { name: { en: 'Palak paneer', fr: 'Palak paneer' } },
                { name: { en: 'Butter chicken', fr: 'Poulet au beurre' }, price: 300 },
                { name: { en: 'Rogan josh', fr: 'Rogan josh' }, price: 400 },
              ],
            },
          ],
        },
      ],
    },
    {
      key: 'sweet-and-drinks',
      name: { en: 'Sweets and drinks', fr: 'Douceurs et boissons' },
      items: [
        {
          key: 'gulab-jamun', price: 690,
          name: { en: 'Gulab jamun', fr: 'Gulab jamun' },
          details: { en: 'Three milk dumplings soaking in cardamom syrup.', fr: 'Trois boulettes de lait dans leur sirop à la cardamome.' },
          picture: { tint: 'mint', art: ['dango', 'honey'] },
        },
        {
          key: 'kulfi', price: 750,
          name: { en: 'Pistachio kulfi', fr: 'Kulfi à la pistache' },
          details: { en: 'Milk boiled down for hours, frozen on a stick.', fr: 'Lait réduit des heures, glacé sur bâtonnet.' },
          picture: { tint: 'rose', art: ['softIce'] },
          diets: ['vegetarian', 'halal', 'glutenFree'],
          allergens: ['milk', 'nuts'],
        },
        {
          key: 'mango-lassi', price: 620,
          name: { en: 'Mango lassi', fr: 'Lassi à la mangue' },
          details: { en: 'Alphonso pulp, yoghurt, nothing sweet but the fruit.', fr: 'Pulpe d’Alphonso, yaourt, pas d’autre sucre que le fruit.' },
          picture: { tint: 'sky', art: ['cup', 'mango'], bare: true },
          diets: ['vegetarian', 'halal', 'glutenFree'],
          allergens: ['milk'],
        },
        {
          key: 'masala-chai', price: 490,
          name: { en: 'Masala chai', fr: 'Chai masala' },
          details: { en: 'Assam, milk, ginger, pepper; boiled, not steeped.', fr: 'Assam, lait, gingembre, poivre ; bouilli, pas infusé.' },
          picture: { tint: 'butter', art: ['tea', 'ginger'], bare: true },
        },
        {
          key: 'salted-lime-soda', price: 520,
          name: { en: 'Salted lime soda', fr: 'Soda citron vert salé' },
          details: { en: 'What you drink in Mumbai at three in the afternoon.', fr: 'Ce qu’on boit à Bombay à trois heures de l’après-midi.' },
        },
      ],
    },
  ],
};
