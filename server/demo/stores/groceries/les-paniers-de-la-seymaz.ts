import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const BOX_FOR: DemoSpecification = {
  name: { en: 'Size of the box', fr: 'Taille du panier' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'For 2', fr: 'Pour 2' }, selected: true },
    { name: { en: 'For 4', fr: 'Pour 4' }, price: 2100 },
  ],
};

const BOX_WITHOUT: DemoSpecification = {
  name: { en: 'Leave out', fr: 'À éviter' },
  type: 2,
  max: 3,
  options: [
    { name: { en: 'No fennel', fr: 'Sans fenouil' } },
    { name: { en: 'No beetroot', fr: 'Sans betterave' } },
    { name: { en: 'No aubergine', fr: 'Sans aubergine' } },
    { name: { en: 'No onions', fr: 'Sans oignons' } },
  ],
};

const BOX_ADD: DemoSpecification = {
  name: { en: 'Slip in', fr: 'À glisser dans le panier' },
  type: 2,
  max: 4,
  options: [
    { name: { en: 'Six eggs', fr: 'Six œufs' }, price: 540 },
    { name: { en: 'Country loaf, 500 g', fr: 'Pain paysan, 500 g' }, price: 560 },
    { name: { en: 'Fresh goat’s cheese', fr: 'Chèvre frais' }, price: 480 },
    { name: { en: 'Bunch of flowers', fr: 'Petit bouquet' }, price: 900 },
  ],
};

const RIPE: DemoSpecification = {
  name: { en: 'Ripeness', fr: 'Maturité' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'For today', fr: 'Pour aujourd’hui' }, selected: true },
    { name: { en: 'For the middle of the week', fr: 'Pour le milieu de semaine' } },
  ],
};

const KILO: DemoSpecification = {
  name: { en: 'Weight', fr: 'Poids' },
  type: 1,
  required: true,
  options: [
    { name: { en: '500 g', fr: '500 g' }, selected: true },
    { name: { en: '1 kg', fr: '1 kg' }, price: 380 },
    { name: { en: '2 kg', fr: '2 kg' }, price: 1040 },
  ],
};

export const lesPaniersDeLaSeymaz: DemoStore = {
  key: 'les-paniers-de-la-seymaz',
  name: 'Les Paniers de la Seymaz',
  category: 'groceries',
  slogan: { en: 'Picked the day before, in Geneva soil', fr: 'Cueilli la veille, en terre genevoise' },
  promotion: { en: 'Bring the crate back, CHF 2.00 off', fr: 'Rendez la caisse, CHF 2.00 de rabais' },
  famousFor: { en: 'The Saturday market box', fr: 'Le panier du samedi' },
  tags: ['market', 'organic'],
  address: { street: 'Boulevard Helvétique 29', postcode: '1207', city: 'Genève', latitude: 46.2015, longitude: 6.1545 },
  phone: '+41225502929',
  rating: 4.8,
  ratingCount: 154,
  priceRating: 2,
  hours: [
    'closed',
    'closed',
    'closed',
    [['07:00', '13:00']],
    'closed',
    'closed',
    [['07:00', '13:00']],
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 120,
  deliverySlots: {
    days: [
      'closed',
      'closed',
      'closed',
      [['07:00', '13:00']],
      'closed',
      'closed',
      [['07:00', '13:00']],
    ],
    minutes: 60,
    capacity: 5,
  },
  minimum: 3000,
  reach: { miles: 5 },
  fee: { base: 550, includedKm: 3, perKm: 60 },
  prepareMinutes: 20,
  deliveryMinutes: [45, 60],
  itemTaxPercent: 0,
  scene: { tint: 'sand', wall: 'sun', table: 'slats', awning: '#3F7D3A', art: ['basket', 'carrot', 'tomato', 'lettuce'] },
  sections: [
    {
      key: 'boxes',
      name: { en: 'The boxes', fr: 'Les paniers' },
      items: [
        {
          key: 'panier-samedi',
          name: { en: 'Saturday market box', fr: 'Panier du samedi' },
          details: {
            en: 'Seven vegetables, two fruits, one bunch of herbs',
            fr: 'Sept légumes, deux fruits, une botte d’herbes',
          },
          price: 3200,
          was: 3600,
          cashback: { mode: 2, value: 200 },
          picture: { tint: 'sky', art: ['basket', ['carrot', 0.7], ['tomato', 0.6]], bare: true },
          specifications: [BOX_FOR, BOX_WITHOUT, BOX_ADD],
        },
        {
          key: 'panier-salades',
          name: { en: 'Salad box', fr: 'Panier à salades' },
          details: {
            en: 'Five heads and bunches, no two the same green',
            fr: 'Cinq salades et bottes, pas deux du même vert',
          },
          price: 2100,
          picture: { tint: 'rose', art: ['basket', ['lettuce', 0.7]], bare: true },
          specifications: [BOX_ADD],
        },
        {
          key: 'panier-soupe',
          name: { en: 'Soup box', fr: 'Panier à soupe' },
          details: {
            en: 'Roots, leek, celeriac, and the recipe on the lid',
            fr: 'Racines, poireau, céleri-rave, et la recette sur le couvercle',
          },
          price: 2400,
          picture: { tint: 'mint', art: ['basket', ['potato', 0.6], ['onion', 0.6]], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: ['celery'],
        },
        {
          key: 'panier-fruits',
          name: { en: 'Office fruit box, 4 kg', fr: 'Panier de fruits de bureau, 4 kg' },
          details: {
            en: 'To eat over a keyboard without regret',
            fr: 'À manger au-dessus d’un clavier, sans regret',
          },
          price: 2900,
          cashback: { mode: 1, value: 5 },
          picture: { tint: 'pistachio', art: ['basket', ['apple', 0.6], ['grapes', 0.6]], bare: true },
        },
      ],
    },
    {
      key: 'vegetables',
      name: { en: 'Vegetables', fr: 'Légumes' },
      items: [
        {
          key: 'cardon',
          name: { en: 'Geneva cardoon, peeled, 500 g', fr: 'Cardon épineux genevois, pelé, 500 g' },
          details: {
            en: 'The thorny kind, peeled so that you need not be brave',
            fr: 'L’épineux, pelé pour vous épargner le courage',
          },
          price: 1290,
          picture: { tint: 'butter', art: [['lettuce', 0.8], ['seedling', 0.6]], bare: true },
          soldOut: true,
        },
        {
          key: 'tomates',
          name: { en: 'Old-variety tomatoes', fr: 'Tomates anciennes' },
          details: {
            en: 'Black, yellow and ribbed, grown in the ground',
            fr: 'Noires, jaunes et côtelées, en pleine terre',
          },
          price: 380,
          picture: { tint: 'mint', art: ['tomato'], bare: true },
          specifications: [RIPE, KILO],
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'carottes',
          name: { en: 'Carrots with their tops, bunch', fr: 'Carottes en botte' },
          details: {
            en: 'Make a pesto of the tops, or feed a rabbit',
            fr: 'Faites des fanes un pesto, ou le bonheur d’un lapin',
          },
          price: 390,
          picture: { tint: 'sky', art: ['carrot'], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'courgettes',
          name: { en: 'Courgettes with flowers, 500 g', fr: 'Courgettes en fleur, 500 g' },
          details: {
            en: 'Cut at dawn, flowers still open',
            fr: 'Coupées à l’aube, fleurs encore ouvertes',
          },
          price: 350,
          picture: { tint: 'rose', art: ['cucumber', ['blossom', 0.5]], bare: true },
        },
        {
          key: 'rattes',
          name: { en: 'Ratte potatoes, 1 kg', fr: 'Pommes de terre rattes, 1 kg' },
          details: {
            en: 'Chestnut taste, no peeling',
            fr: 'Goût de châtaigne, sans épluchage',
          },
          price: 490,
          picture: { tint: 'mint', art: ['potato'], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'chou-rave',
          name: { en: 'Purple kohlrabi', fr: 'Chou-rave violet' },
          details: {
            en: 'Raw with salt, as at four o’clock in the field',
            fr: 'Cru au sel, comme à quatre heures aux champs',
          },
          price: 290,
          picture: { tint: 'tomato', art: [['broccoli', 0.8], ['lettuce', 0.6]], bare: true },
        },
        {
          key: 'aubergines',
          name: { en: 'Striped aubergine, 2', fr: 'Aubergines zébrées, 2' },
          details: {
            en: 'No bitterness, no salting needed',
            fr: 'Sans amertume, inutile de dégorger',
          },
          price: 420,
          picture: { tint: 'butter', art: ['aubergine'], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'oignons',
          name: { en: 'Red onions, plait of 500 g', fr: 'Oignons rouges, tresse de 500 g' },
          details: {
            en: 'Sweet, and handsome on a nail',
            fr: 'Doux, et beaux pendus à un clou',
          },
          price: 340,
          picture: { tint: 'mint', art: ['onion'], bare: true },
        },
        {
          key: 'champignons',
          name: { en: 'Brown mushrooms, 300 g', fr: 'Champignons bruns, 300 g' },
          details: {
            en: 'From a cellar in Satigny that once held wine',
            fr: 'D’une cave de Satigny qui a connu le vin',
          },
          price: 780,
          picture: { tint: 'sky', art: ['mushroom'], bare: true },
        },
        {
          key: 'mesclun',
          name: { en: 'Mesclun with petals, 150 g', fr: 'Mesclun aux pétales, 150 g' },
          details: {
            en: 'Twelve leaves and nasturtium, washed once',
            fr: 'Douze feuilles et de la capucine, lavé une fois',
          },
          price: 590,
          picture: { tint: 'rose', art: ['lettuce', ['blossom', 0.5]], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
      ],
    },
    {
      key: 'fruit',
      name: { en: 'Fruit', fr: 'Fruits' },
      items: [
        {
          key: 'pommes',
          name: { en: 'Gravenstein apples, 1 kg', fr: 'Pommes gravensteins, 1 kg' },
          details: {
            en: 'Sharp and scented, for eating or tart',
            fr: 'Acidulées et parfumées, au couteau ou en tarte',
          },
          price: 420,
          picture: { tint: 'mint', art: ['apple'], bare: true },
          specifications: [RIPE],
        },
        {
          key: 'abricots',
          name: { en: 'Luizet apricots, 1 kg', fr: 'Abricots luizet, 1 kg' },
          details: {
            en: 'The old Valais variety; a little ugly, very good',
            fr: 'La vieille variété valaisanne\u202f; un peu laide, très bonne',
          },
          price: 890,
          was: 990,
          picture: { tint: 'sky', art: ['peach', ['seedling', 0.5]], bare: true },
          specifications: [RIPE],
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'raisin',
          name: { en: 'Table grapes, 500 g', fr: 'Raisin de table, 500 g' },
          details: {
            en: 'Muscat bleu from the slopes of Lully',
            fr: 'Muscat bleu des coteaux de Lully',
          },
          price: 690,
          picture: { tint: 'butter', art: ['grapes'], bare: true },
        },
        {
          key: 'rhubarbe',
          name: { en: 'Rhubarb, 700 g', fr: 'Rhubarbe, 700 g' },
          details: {
            en: 'Thin red stalks, cut short',
            fr: 'Tiges fines et rouges, coupées court',
          },
          price: 480,
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
      ],
    },
    {
      key: 'farm',
      name: { en: 'From the farm', fr: 'De la ferme' },
      items: [
        {
          key: 'oeufs',
          name: { en: 'Six eggs, open pasture', fr: 'Six œufs de plein air' },
          details: {
            en: 'Hens of three breeds, so three colours of shell',
            fr: 'Trois races de poules, donc trois couleurs de coquille',
          },
          price: 590,
          picture: { tint: 'sky', art: ['egg'], bare: true },
          diets: ['vegetarian', 'glutenFree', 'lactoseFree'],
          allergens: ['eggs'],
        },
        {
          key: 'miel-forets',
          name: { en: 'Forest honey, 500 g', fr: 'Miel de forêt, 500 g' },
          details: {
            en: 'Dark, from hives at the edge of the Jussy woods',
            fr: 'Sombre, de ruches à l’orée des bois de Jussy',
          },
          price: 1450,
          cashback: { mode: 2, value: 100 },
          picture: { tint: 'mint', art: ['honey'], bare: true },
          diets: ['vegetarian', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'jus-pomme',
          name: { en: 'Cloudy apple juice, 1 litre', fr: 'Jus de pomme trouble, 1 litre' },
          details: {
            en: 'Pressed in Meinier, windfalls and all',
            fr: 'Pressé à Meinier, pommes tombées comprises',
          },
          price: 690,
          picture: { tint: 'butter', art: ['juice', ['apple', 0.6]], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'lentilles',
          name: { en: 'Green lentils, 500 g', fr: 'Lentilles vertes, 500 g' },
          details: {
            en: 'Grown in Gy with camelina; no soaking',
            fr: 'Cultivées à Gy avec de la cameline\u202f; sans trempage',
          },
          price: 720,
          picture: { tint: 'tomato', art: ['beans', ['bags', 0.6]], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
        },
        {
          key: 'bouquet-herbes',
          name: { en: 'Kitchen herbs, bunch', fr: 'Bouquet d’herbes de cuisine' },
          details: {
            en: 'Flat parsley, chives, thyme, and what the frost left',
            fr: 'Persil plat, ciboulette, thym, et ce qu’a laissé le gel',
          },
          price: 350,
          picture: { tint: 'rose', art: ['herb'], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
      ],
    },
  ],
};
