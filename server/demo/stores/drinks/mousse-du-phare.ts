import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const PACK: DemoSpecification = {
  name: { en: 'How many?', fr: 'Combien ?' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'One bottle', fr: 'Une bouteille' }, selected: true },
    { name: { en: 'Pack of four', fr: 'Pack de quatre' }, price: 1300 },
    { name: { en: 'Crate of twelve', fr: 'Caisse de douze' }, price: 4600 },
  ],
};

const CHILLED: DemoSpecification = {
  name: { en: 'Temperature', fr: 'Température' },
  type: 1,
  options: [
    { name: { en: 'Straight from the fridge', fr: 'Sortie du frigo' } },
    { name: { en: 'Cellar-cool', fr: 'Fraîcheur de cave' } },
  ],
};

const NIBBLES: DemoSpecification = {
  name: { en: 'Something to nibble', fr: 'De quoi grignoter' },
  type: 2,
  max: 2,
  options: [
    { name: { en: 'Salted peanuts', fr: 'Cacahuètes salées' }, price: 350 },
    { name: { en: 'Malt crackers', fr: 'Crackers de drêche' }, price: 490 },
    { name: { en: 'Pretzel', fr: 'Bretzel' }, price: 390 },
    { name: { en: 'A beer mat', fr: 'Un sous-bock' } },
  ],
};

export const mousseDuPhare: DemoStore = {
  key: 'mousse-du-phare',
  name: 'La Mousse du Phare',
  category: 'drinks',
  slogan: { en: 'Small breweries, in sight of the lighthouse', fr: 'Petites brasseries, à portée de phare' },
  promotion: { en: 'Mixed six, CHF 27 this week', fr: 'Six bières panachées, CHF 27 cette semaine' },
  famousFor: { en: 'A hundred Swiss beers and the patience to explain them', fr: 'Cent bières suisses et la patience de les raconter' },
  tags: ['beer', 'soft'],
  address: { street: 'Rue de Monthoux 38', postcode: '1201', city: 'Genève', latitude: 46.2119, longitude: 6.1477 },
  phone: '+41225550138',
  rating: 4.6,
  ratingCount: 97,
  priceRating: 2,
  hours: [
    'closed', [['16:00', '22:00']], [['16:00', '22:00']], [['16:00', '22:00']],
    [['16:00', '23:00']], [['16:00', '02:00']], [['14:00', '02:00']],
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 30,
  minimum: 2000,
  reach: { miles: 2 },
  fee: { base: 420, includedKm: 1, perKm: 110 },
  prepareMinutes: 5,
  deliveryMinutes: [20, 30],
  itemTaxPercent: 0,
  scene: { tint: 'sky', wall: 'lake', table: 'slats', art: ['beer', 'pretzel', 'peanuts'] },
  sections: [
    {
      key: 'light',
      name: { en: 'Light and bright', fr: 'Légères et claires' },
      items: [
        {
          key: 'blonde-bains', price: 490,
          name: { en: 'Blonde des Bains', fr: 'Blonde des Bains' },
          details: { en: 'Unfiltered lager, bread crust and meadow flowers, 33 cl, 4.8%', fr: 'Lager non filtrée, croûte de pain et fleurs des prés, 33 cl, 4,8 %' },
          picture: { tint: 'sky', bare: true, art: ['beer'] },
          specifications: [PACK, CHILLED],
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten'],
        },
        {
          key: 'pils-bise', price: 520,
          name: { en: 'Bise Noire pils', fr: 'Pils Bise noire' },
          details: { en: 'Snappy and bitter as the north wind, Saaz hops, 33 cl, 5.0%', fr: 'Vive et amère comme la bise, houblon Saaz, 33 cl, 5,0 %' },
          picture: { tint: 'rose', bare: true, art: ['beer', ['riceSheaf', 0.6]] },
          specifications: [PACK],
        },
        {
          key: 'blanche-jetee', price: 550,
          name: { en: 'Blanche de la Jetée', fr: 'Blanche de la Jetée' },
          details: { en: 'Wheat beer with coriander seed and orange peel, 33 cl, 4.6%', fr: 'Bière de blé à la coriandre et au zeste d’orange, 33 cl, 4,6 %' },
          picture: { tint: 'mint', bare: true, art: ['beer', ['tangerine', 0.6]] },
          specifications: [PACK, CHILLED],
          allergens: ['gluten'],
        },
        {
          key: 'session-ipa', price: 590,
          name: { en: 'Little Tide session IPA', fr: 'Petite Vague, session IPA' },
          details: { en: 'Mango and pine at only 3.9%, 33 cl', fr: 'Mangue et pin, à 3,9 % seulement, 33 cl' },
          picture: { tint: 'pistachio', bare: true, art: ['beer', ['mango', 0.6]] },
        },
      ],
    },
    {
      key: 'hoppy',
      name: { en: 'Hoppy and sour', fr: 'Houblonnées et acides' },
      items: [
        {
          key: 'ipa-fanal', price: 650,
          name: { en: 'Fanal IPA', fr: 'IPA Fanal' },
          details: { en: 'Resin, grapefruit and a dry finish, 33 cl, 6.4%', fr: 'Résine, pamplemousse et finale sèche, 33 cl, 6,4 %' },
          picture: { tint: 'rose', bare: true, art: ['beer', ['tree', 0.6]] },
          specifications: [PACK, NIBBLES],
        },
        {
          key: 'hazy-brume', price: 790, cashback: { mode: 1, value: 5 },
          name: { en: 'Brume on the Lake', fr: 'Brume sur le lac' },
          details: { en: 'Hazy double IPA, peach, coconut, soft as wool, 44 cl, 7.8%', fr: 'Double IPA trouble, pêche, coco, douce comme la laine, 44 cl, 7,8 %' },
          picture: { tint: 'sky', bare: true, art: ['beer', ['peach', 0.6], ['coconut', 0.6]] },
          specifications: [CHILLED],
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten'],
        },
        {
          key: 'gose-sel', price: 690,
          name: { en: 'Bex salt gose', fr: 'Gose au sel de Bex' },
          details: { en: 'Sour wheat beer, lime and a pinch of Alpine salt, 33 cl, 4.2%', fr: 'Bière de blé acidulée, citron vert et pincée de sel des Alpes, 33 cl, 4,2 %' },
          picture: { tint: 'apricot', bare: true, art: ['beer', ['salt', 0.6]] },
        },
        {
          key: 'framboise', price: 890, was: 990,
          name: { en: 'Raspberry sour', fr: 'Acide à la framboise' },
          details: { en: 'A kilo of fruit for every five litres, 37.5 cl, 5.5%', fr: 'Un kilo de fruits pour cinq litres, 37,5 cl, 5,5 %' },
          picture: { tint: 'mint', bare: true, art: ['strawberry', ['beer', 0.8]] },
        },
      ],
    },
    {
      key: 'dark',
      name: { en: 'Dark and slow', fr: 'Brunes et lentes' },
      items: [
        {
          key: 'stout-cacao', price: 750,
          name: { en: 'Night Watch stout', fr: 'Stout Quart de nuit' },
          details: { en: 'Cocoa nibs and cold coffee from Les Pâquis, 33 cl, 7.0%', fr: 'Éclats de cacao et café froid des Pâquis, 33 cl, 7,0 %' },
          picture: { tint: 'butter', bare: true, art: ['beer', ['chocolate', 0.6], ['coffee', 0.6]] },
          specifications: [NIBBLES],
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'peanuts'],
        },
        {
          key: 'ambree', price: 590,
          name: { en: 'Harbour amber', fr: 'Ambrée du port' },
          details: { en: 'Toffee, hazelnut, almost no bitterness, 33 cl, 5.6%', fr: 'Caramel, noisette, presque pas d’amertume, 33 cl, 5,6 %' },
          picture: { tint: 'sky', bare: true, art: ['beer', ['chestnut', 0.6]] },
          specifications: [PACK],
        },
        {
          key: 'triple-miel', price: 720,
          name: { en: 'Honey tripel', fr: 'Triple au miel' },
          details: { en: 'Belgian yeast and chestnut honey from Ticino, 33 cl, 8.5%', fr: 'Levure belge et miel de châtaignier du Tessin, 33 cl, 8,5 %' },
          picture: { tint: 'rose', bare: true, art: ['honey', ['beer', 0.8]] },
        },
        {
          key: 'barley-wine', price: 1490, soldOut: true,
          name: { en: 'Barley wine in a Gamaret cask', fr: 'Vin d’orge en fût de gamaret' },
          details: { en: 'Two winters in wood, fig and sherry, 37.5 cl, 11%', fr: 'Deux hivers sous bois, figue et xérès, 37,5 cl, 11 %' },
          picture: { tint: 'pistachio', bare: true, art: ['wine', ['riceSheaf', 0.7]] },
        },
      ],
    },
    {
      key: 'boxes',
      name: { en: 'Boxes and nibbles', fr: 'Coffrets et grignotages' },
      items: [
        {
          key: 'mixed-six', price: 2700, was: 3200,
          name: { en: 'Mixed six', fr: 'Six panachées' },
          details: { en: 'Six different beers, with a card telling in which order to drink them', fr: 'Six bières différentes et une carte qui dit dans quel ordre les boire' },
          picture: { tint: 'sky', bare: true, art: ['box', ['beer', 0.8]] },
          specifications: [
            {
              name: { en: 'Six beers', fr: 'Six bières' },
              type: 2,
              required: true,
              range: 6,
              options: [
                { name: { en: 'Blonde des Bains', fr: 'Blonde des Bains' } },
                { name: { en: 'Bise Noire pils', fr: 'Pils Bise noire' } },
                { name: { en: 'Blanche de la Jetée', fr: 'Blanche de la Jetée' } },
                { name: { en: 'Little Tide', fr: 'Petite Vague' } },
                { name: { en: 'Fanal IPA', fr: 'IPA Fanal' } },
                { name: { en: 'Harbour amber', fr: 'Ambrée du port' } },
                { name: { en: 'Night Watch stout', fr: 'Stout Quart de nuit' }, price: 150 },
                { name: { en: 'Honey tripel', fr: 'Triple au miel' }, price: 150 },
              ],
            },
            CHILLED,
          ],
        },
        {
          key: 'tap-at-home', price: 4900, cashback: { mode: 2, value: 400 },
          name: { en: 'Five-litre keg', fr: 'Fût de cinq litres' },
          details: { en: 'Blonde or IPA with its own tap; bring the keg back and drink on', fr: 'Blonde ou IPA avec son robinet ; rapportez le fût et recommencez' },
          picture: { tint: 'mint', bare: true, art: ['beer', ['beer', 0.8], ['beer', 0.6]] },
          specifications: [
            {
              name: { en: 'Filled with', fr: 'Rempli de' },
              type: 1,
              required: true,
              options: [
                { name: { en: 'Blonde des Bains', fr: 'Blonde des Bains' } },
                { name: { en: 'Fanal IPA', fr: 'IPA Fanal' }, price: 700 },
              ],
            },
          ],
        },
        {
          key: 'pretzels', price: 790,
          name: { en: 'Two Laugen pretzels', fr: 'Deux bretzels' },
          details: { en: 'Coarse salt, mustard butter', fr: 'Gros sel, beurre à la moutarde' },
          picture: { tint: 'rose', art: ['pretzel', ['butter', 0.5]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'mustard'],
        },
        {
          key: 'malt-crackers', price: 690,
          name: { en: 'Spent-grain crackers', fr: 'Crackers de drêche' },
          details: { en: 'Baked with the malt left over from the brew, rosemary, 120 g', fr: 'Cuits avec le malt qui reste du brassin, romarin, 120 g' },
          picture: { tint: 'sky', bare: true, art: ['riceCracker', ['riceSheaf', 0.6]] },
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten', 'sesame'],
        },
        {
          key: 'dried-sausage', price: 950,
          name: { en: 'Stick of dried sausage', fr: 'Saucisse sèche' },
          details: { en: 'Pork and beer from a Jura butcher, 150 g', fr: 'Porc et bière, d’un boucher du Jura, 150 g' },
          picture: { tint: 'butter', bare: true, art: ['ham'] },
        },
      ],
    },
    {
      key: 'soft',
      name: { en: 'Without alcohol', fr: 'Sans alcool' },
      items: [
        {
          key: 'zero-ipa', price: 450,
          name: { en: 'Zero Knots IPA', fr: 'IPA Zéro nœud' },
          details: { en: 'All of the hops, 0.4%, 33 cl', fr: 'Tout le houblon, 0,4 %, 33 cl' },
          picture: { tint: 'rose', bare: true, art: ['beer', ['ice', 0.6]] },
          specifications: [PACK],
        },
        {
          key: 'kombucha', price: 590,
          name: { en: 'Hop kombucha', fr: 'Kombucha au houblon' },
          details: { en: 'Green tea fermented in Les Pâquis, 33 cl', fr: 'Thé vert fermenté aux Pâquis, 33 cl' },
          picture: { tint: 'apricot', bare: true, art: ['tea', ['herb', 0.6]] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'rhubarb-soda', price: 490,
          name: { en: 'Rhubarb soda', fr: 'Soda à la rhubarbe' },
          details: { en: 'Tart, pink, made at Meyrin, 33 cl', fr: 'Acidulé, rose, fait à Meyrin, 33 cl' },
          picture: { tint: 'mint', bare: true, art: ['cup'] },
        },
        {
          key: 'ginger-beer', price: 520,
          name: { en: 'Fiery ginger beer', fr: 'Ginger beer qui pique' },
          details: { en: 'Fresh root, lemon, a long burn, 33 cl', fr: 'Racine fraîche, citron, longue chaleur, 33 cl' },
          picture: { tint: 'sky', bare: true, art: ['ginger', ['lemon', 0.6]] },
        },
        {
          key: 'spring-water', price: 290,
          name: { en: 'Jura spring water', fr: 'Eau de source du Jura' },
          details: { en: 'Still or fizzy, in a returnable bottle, 50 cl', fr: 'Plate ou gazeuse, en bouteille consignée, 50 cl' },
          specifications: [
            {
              name: { en: 'Water', fr: 'Eau' },
              type: 1,
              required: true,
              options: [
                { name: { en: 'Still', fr: 'Plate' } },
                { name: { en: 'Fizzy', fr: 'Gazeuse' } },
              ],
            },
          ],
        },
      ],
    },
  ],
};
