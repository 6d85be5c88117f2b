import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const HARD_WEIGHT: DemoSpecification = {
  name: { en: 'Weight', fr: 'Poids' },
  type: 1,
  required: true,
  options: [
    { name: { en: '200 g', fr: '200 g' }, selected: true },
    { name: { en: '350 g', fr: '350 g' }, price: 450 },
    { name: { en: '500 g', fr: '500 g' }, price: 880 },
    { name: { en: '1 kg', fr: '1 kg' }, price: 2300 },
  ],
};

const ALP_WEIGHT: DemoSpecification = {
  name: { en: 'Weight', fr: 'Poids' },
  type: 1,
  required: true,
  options: [
    { name: { en: '200 g', fr: '200 g' }, selected: true },
    { name: { en: '350 g', fr: '350 g' }, price: 640 },
    { name: { en: '500 g', fr: '500 g' }, price: 1280 },
  ],
};

const GOAT_WEIGHT: DemoSpecification = {
  name: { en: 'Weight', fr: 'Poids' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Half', fr: 'Un demi' }, selected: true },
    { name: { en: 'Whole', fr: 'Entier' }, price: 590 },
  ],
};

const FORM: DemoSpecification = {
  name: { en: 'How you want it', fr: 'Préparation' },
  type: 1,
  options: [
    { name: { en: 'In one piece', fr: 'En un morceau' }, selected: true },
    { name: { en: 'Sliced', fr: 'En tranches' } },
    { name: { en: 'Grated', fr: 'Râpé' } },
    { name: { en: 'In cubes', fr: 'En dés' } },
  ],
};

const FONDUE_FOR: DemoSpecification = {
  name: { en: 'For how many', fr: 'Pour combien' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'For 2, 400 g', fr: 'Pour 2, 400 g' }, selected: true },
    { name: { en: 'For 4, 800 g', fr: 'Pour 4, 800 g' }, price: 1450 },
    { name: { en: 'For 6, 1.2 kg', fr: 'Pour 6, 1,2 kg' }, price: 2900 },
  ],
};

const FONDUE_EXTRAS: DemoSpecification = {
  name: { en: 'Add to the bag', fr: 'À ajouter dans le sac' },
  type: 2,
  options: [
    { name: { en: 'Clove of garlic', fr: 'Gousse d’ail' } },
    { name: { en: 'Chasselas, 20 cl', fr: 'Chasselas, 20 cl' }, price: 480 },
    { name: { en: 'Kirsch, 4 cl', fr: 'Kirsch, 4 cl' }, price: 390 },
    { name: { en: 'Bread cut in cubes, 500 g', fr: 'Pain coupé en dés, 500 g' }, price: 650 },
  ],
};

const RIPENESS: DemoSpecification = {
  name: { en: 'Ripeness', fr: 'Affinage' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'For today, runny', fr: 'Pour aujourd’hui, coulant' } },
    { name: { en: 'For two days from now', fr: 'Pour dans deux jours' }, selected: true },
    { name: { en: 'Firm, to keep', fr: 'Ferme, à garder' } },
  ],
};

export const fromagerieTroisAlpages: DemoStore = {
  key: 'fromagerie-trois-alpages',
  name: 'Fromagerie Trois Alpages',
  category: 'groceries',
  slogan: { en: 'Three pastures, one counter, no plastic', fr: 'Trois alpages, un comptoir, zéro plastique' },
  famousFor: { en: 'Fondue blends grated to order', fr: 'Mélanges à fondue râpés à la commande' },
  tags: ['cheese'],
  address: { street: 'Place du Marché 11', postcode: '1227', city: 'Carouge', latitude: 46.1839, longitude: 6.1395 },
  phone: '+41225501227',
  rating: 4.9,
  ratingCount: 342,
  priceRating: 2,
  hours: [
    'closed',
    [['08:00', '12:00'], ['12:00', '18:30']],
    [['08:00', '12:00'], ['12:00', '18:30']],
    [['08:00', '12:00'], ['12:00', '18:30']],
    [['08:00', '12:00'], ['12:00', '18:30']],
    [['08:00', '12:00'], ['12:00', '18:30']],
    [['08:00', '12:00'], ['12:00', '18:30']],
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 60,
  minimum: 2000,
  reach: { miles: 4 },
  fee: { base: 490, includedKm: 2, perKm: 80 },
  prepareMinutes: 15,
  deliveryMinutes: [30, 45],
  itemTaxPercent: 0,
  cashback: { mode: 2, value: 150 },
  scene: { tint: 'tomato', wall: 'plain', table: 'vichy', awning: '#2B5A46', plate: true, art: ['cheese', 'fondue', 'grapes'] },
  sections: [
    {
      key: 'hard',
      name: { en: 'Hard and pressed', fr: 'Pâtes dures et pressées' },
      items: [
        {
          key: 'gruyere-14',
          name: { en: 'Gruyère, 14 months', fr: 'Gruyère, 14 mois' },
          details: {
            en: 'Salt crystals, roasted hazelnut, a long goodbye',
            fr: 'Cristaux de sel, noisette grillée, longue fin de bouche',
          },
          price: 740,
          picture: { tint: 'mint', art: ['cheese'] },
          specifications: [HARD_WEIGHT, FORM],
          diets: ['glutenFree', 'lactoseFree'],
          allergens: ['milk'],
        },
        {
          key: 'etivaz',
          name: { en: 'L’Etivaz, summer alp', fr: 'L’Étivaz d’alpage' },
          details: {
            en: 'Made over a wood fire between May and October',
            fr: 'Fait au feu de bois entre mai et octobre',
          },
          price: 890,
          cashback: { mode: 1, value: 5 },
          picture: { tint: 'sky', art: ['cheese', ['fire', 0.5]] },
          specifications: [ALP_WEIGHT, FORM],
          diets: ['glutenFree', 'lactoseFree'],
          allergens: ['milk'],
        },
        {
          key: 'sbrinz',
          name: { en: 'Sbrinz, 30 months', fr: 'Sbrinz, 30 mois' },
          details: {
            en: 'To break with a knife, never to slice',
            fr: 'À casser au couteau, jamais à trancher',
          },
          price: 820,
          picture: { tint: 'rose', art: [['cheese', 0.9], ['scissors', 0.5]] },
          diets: ['glutenFree', 'lactoseFree'],
          allergens: ['milk'],
        },
        {
          key: 'vacherin-fribourgeois',
          name: { en: 'Vacherin Fribourgeois, rustic', fr: 'Vacherin fribourgeois rustique' },
          details: {
            en: 'The supple half of a moitié-moitié',
            fr: 'La moitié souple du moitié-moitié',
          },
          price: 690,
          picture: { tint: 'pistachio', art: ['cheese', ['milk', 0.5]] },
          specifications: [HARD_WEIGHT, FORM],
        },
        {
          key: 'raclette',
          name: { en: 'Bagnes raclette, sliced', fr: 'Raclette de Bagnes, en tranches' },
          details: {
            en: 'Raw milk, washed rind, eight slices to 200 g',
            fr: 'Lait cru, croûte lavée, huit tranches pour 200 g',
          },
          price: 620,
          picture: { tint: 'tomato', art: ['cheese', ['potato', 0.7]] },
          specifications: [HARD_WEIGHT],
          diets: ['glutenFree'],
          allergens: ['milk'],
        },
        {
          key: 'tete-de-moine',
          name: { en: 'Tête de Moine, half', fr: 'Tête de moine, la demie' },
          details: {
            en: 'For the girolle; we lend you one against a smile',
            fr: 'Pour la girolle\u202f; nous vous en prêtons une contre un sourire',
          },
          price: 1890,
          was: 2250,
          picture: { tint: 'mint', art: ['cheese', ['blossom', 0.6]] },
          diets: ['glutenFree', 'lactoseFree'],
          allergens: ['milk'],
        },
      ],
    },
    {
      key: 'soft',
      name: { en: 'Soft and ripe', fr: 'Pâtes molles' },
      items: [
        {
          key: 'tomme-vaudoise',
          name: { en: 'Vaud tomme', fr: 'Tomme vaudoise' },
          details: {
            en: 'Small, white, willing to run',
            fr: 'Petite, blanche, prête à couler',
          },
          price: 590,
          picture: { tint: 'sky', art: [['cheese', 0.8], ['seedling', 0.5]] },
          specifications: [RIPENESS],
          diets: ['glutenFree'],
          allergens: ['milk'],
        },
        {
          key: 'mont-dor',
          name: { en: 'Vacherin Mont-d’Or, 400 g', fr: 'Vacherin mont-d’or, 400 g' },
          details: {
            en: 'In its spruce band; bake it with garlic and white wine',
            fr: 'Dans sa sangle d’épicéa\u202f; au four, avec ail et vin blanc',
          },
          price: 2350,
          picture: { tint: 'mint', art: ['custard', ['garlic', 0.6]] },
          specifications: [RIPENESS],
          soldOut: true,
        },
        {
          key: 'brie-truffe',
          name: { en: 'Brie with truffle, 150 g', fr: 'Brie à la truffe, 150 g' },
          details: {
            en: 'Summer truffle and mascarpone between two layers',
            fr: 'Truffe d’été et mascarpone entre deux couches',
          },
          price: 1190,
          picture: { tint: 'rose', art: [['cake', 0.8], ['mushroom', 0.6]] },
          allergens: ['milk'],
        },
        {
          key: 'bleu-geneve',
          name: { en: 'Blue from Jussy, 150 g', fr: 'Bleu de Jussy, 150 g' },
          details: {
            en: 'Cow’s milk, mild, made eleven kilometres away',
            fr: 'Lait de vache, doux, fait à onze kilomètres',
          },
          price: 680,
          picture: { tint: 'mint', art: [['cheese', 0.9], ['blueberries', 0.5]] },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk'],
        },
      ],
    },
    {
      key: 'goat-sheep',
      name: { en: 'Goat and sheep', fr: 'Chèvre et brebis' },
      items: [
        {
          key: 'buche-cendree',
          name: { en: 'Ash-coated goat log', fr: 'Bûche de chèvre cendrée' },
          details: {
            en: 'From a herd of forty in the Mandement',
            fr: 'D’un troupeau de quarante têtes au Mandement',
          },
          price: 790,
          picture: { tint: 'tomato', art: [['baguette', 0.7], ['herb', 0.6]] },
          specifications: [GOAT_WEIGHT],
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk'],
        },
        {
          key: 'crottin',
          name: { en: 'Crottin with savory', fr: 'Crottin à la sarriette' },
          details: {
            en: 'Two weeks old, warms well on toast',
            fr: 'Deux semaines, se réchauffe bien sur une tartine',
          },
          price: 480,
          picture: { tint: 'mint', art: [['cheese', 0.7], ['herb', 0.6]] },
        },
        {
          key: 'brebis-creme',
          name: { en: 'Sheep’s curd, 200 g', fr: 'Séré de brebis, 200 g' },
          details: {
            en: 'Spoonable, between yoghurt and cream',
            fr: 'À la cuillère, entre le yogourt et la crème',
          },
          price: 720,
          picture: { tint: 'sky', art: ['bowl', ['milk', 0.5]] },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk'],
        },
        {
          key: 'feta-alpine',
          name: { en: 'Alpine brined sheep’s cheese', fr: 'Brebis alpin en saumure' },
          details: {
            en: 'For tomatoes, while they last',
            fr: 'Pour les tomates, tant qu’il y en a',
          },
          price: 780,
          picture: { tint: 'pistachio', art: [['cheese', 0.7], ['tomato', 0.6]] },
        },
      ],
    },
    {
      key: 'fondue',
      name: { en: 'Fondue and raclette', fr: 'Fondue et raclette' },
      items: [
        {
          key: 'moitie-moitie',
          name: { en: 'Moitié-moitié blend', fr: 'Mélange moitié-moitié' },
          details: {
            en: 'Gruyère and Vacherin, grated when you order',
            fr: 'Gruyère et vacherin, râpés à votre commande',
          },
          price: 1580,
          picture: { tint: 'mint', art: ['fondue'] },
          specifications: [FONDUE_FOR, FONDUE_EXTRAS],
          allergens: ['milk', 'gluten', 'sulphites'],
        },
        {
          key: 'fondue-carougeoise',
          name: { en: 'Carouge blend with three cheeses', fr: 'Mélange carougeois aux trois fromages' },
          details: {
            en: 'Gruyère, Vacherin and a little Etivaz for character',
            fr: 'Gruyère, vacherin et un peu d’étivaz pour le caractère',
          },
          price: 1690,
          picture: { tint: 'sky', art: ['fondue', ['garlic', 0.6]] },
          specifications: [FONDUE_FOR, FONDUE_EXTRAS],
        },
        {
          key: 'raclette-kit',
          name: { en: 'Raclette evening for four', fr: 'Soirée raclette pour quatre' },
          details: {
            en: 'Three cheeses in slices, potatoes, gherkins, silverskin onions',
            fr: 'Trois fromages en tranches, pommes de terre, cornichons, petits oignons',
          },
          price: 3490,
          picture: { tint: 'pistachio', art: ['cheese', ['potato', 0.6], ['cucumber', 0.6]] },
        },
        {
          key: 'caquelon-lent',
          name: { en: 'Fondue pot, lent for two days', fr: 'Caquelon, prêté deux jours' },
          details: {
            en: 'Cast iron, burner and six forks; bring it back unwashed if you must',
            fr: 'Fonte, réchaud et six fourchettes\u202f; rendez-le sale s’il le faut',
          },
          price: 1200,
        },
      ],
    },
    {
      key: 'dairy',
      name: { en: 'From the dairy', fr: 'Crèmerie' },
      items: [
        {
          key: 'double-creme',
          name: { en: 'Gruyère double cream, 250 g', fr: 'Double crème de la Gruyère, 250 g' },
          details: {
            en: 'Forty-five percent, for meringues or a quiet spoon',
            fr: 'Quarante-cinq pour cent, pour meringues ou cuillère discrète',
          },
          price: 690,
          picture: { tint: 'sky', art: ['jar', ['milk', 0.6]], bare: true },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk'],
        },
        {
          key: 'beurre',
          name: { en: 'Farm butter, salted, 200 g', fr: 'Beurre fermier salé, 200 g' },
          details: {
            en: 'Churned on Tuesdays, wrapped in paper',
            fr: 'Baratté le mardi, emballé de papier',
          },
          price: 620,
          picture: { tint: 'mint', art: ['butter'], bare: true },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk'],
        },
        {
          key: 'yogourt',
          name: { en: 'Bilberry yoghurt, 180 g', fr: 'Yogourt à la myrtille, 180 g' },
          details: {
            en: 'Set in the jar; bring the glass back for 50 centimes',
            fr: 'Pris dans le pot\u202f; 50 centimes si vous rapportez le verre',
          },
          price: 320,
          picture: { tint: 'rose', art: ['jar', ['blueberries', 0.6]], bare: true },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk'],
        },
        {
          key: 'lait-cru',
          name: { en: 'Raw milk, 1 litre', fr: 'Lait cru, 1 litre' },
          details: {
            en: 'Boil before drinking, as the law and grandmother say',
            fr: 'À bouillir avant de boire, dit la loi, et grand-mère aussi',
          },
          price: 260,
          picture: { tint: 'pistachio', art: ['milk'], bare: true },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk'],
        },
        {
          key: 'plateau',
          name: { en: 'Platter of five, for four', fr: 'Plateau de cinq fromages, pour quatre' },
          details: {
            en: 'Chosen at the counter this morning, with grapes and a map',
            fr: 'Choisi ce matin au comptoir, avec du raisin et un plan',
          },
          price: 3800,
          cashback: { mode: 2, value: 300 },
          picture: { tint: 'sky', art: ['cheese', ['grapes', 0.7], ['pear', 0.6]] },
        },
      ],
    },
  ],
};
