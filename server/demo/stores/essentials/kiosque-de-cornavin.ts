import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const PAPER: DemoSpecification = {
  name: { en: 'Language', fr: 'Langue' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'French', fr: 'Français' }, selected: true },
    { name: { en: 'German', fr: 'Allemand' } },
    { name: { en: 'Italian', fr: 'Italien' } },
    { name: { en: 'English', fr: 'Anglais' }, price: 150 },
  ],
};

const SUGAR: DemoSpecification = {
  name: { en: 'In the cup', fr: 'Dans le gobelet' },
  type: 2,
  options: [
    { name: { en: 'Sugar', fr: 'Sucre' } },
    { name: { en: 'Milk', fr: 'Lait' } },
    { name: { en: 'Oat drink', fr: 'Boisson à l’avoine' }, price: 50 },
  ],
};

const PLUG_END: DemoSpecification = {
  name: { en: 'Connector', fr: 'Connecteur' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'USB-C', fr: 'USB-C' }, selected: true },
    { name: { en: 'Lightning', fr: 'Lightning' } },
    { name: { en: 'Micro-USB', fr: 'Micro-USB' } },
  ],
};

const UMBRELLA_COLOUR: DemoSpecification = {
  name: { en: 'Colour', fr: 'Couleur' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Black', fr: 'Noir' }, selected: true },
    { name: { en: 'Navy', fr: 'Bleu marine' } },
    { name: { en: 'Yellow', fr: 'Jaune' } },
  ],
};

export const kiosqueDeCornavin: DemoStore = {
  key: 'kiosque-de-cornavin',
  name: 'Kiosque de Cornavin',
  category: 'essentials',
  slogan: { en: 'The light that never goes out', fr: 'La lumière qui ne s’éteint jamais' },
  promotion: { en: 'No minimum, day or night', fr: 'Aucun minimum, de jour comme de nuit' },
  famousFor: { en: 'Papers at dawn, chargers at midnight', fr: 'Journaux à l’aube, chargeurs à minuit' },
  tags: ['kiosk', 'books'],
  address: { street: 'Place de Cornavin 7', postcode: '1201', city: 'Genève', latitude: 46.2099, longitude: 6.1428 },
  phone: '+41225501207',
  rating: 4.2,
  ratingCount: 611,
  priceRating: 2,
  hours: ['always', 'always', 'always', 'always', 'always', 'always', 'always'],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 15,
  reach: { miles: 3 },
  fee: { base: 450, includedKm: 1, perKm: 100 },
  prepareMinutes: 5,
  deliveryMinutes: [15, 25],
  itemTaxPercent: 0,
  scene: { tint: 'butter', wall: 'plain', table: 'plain', awning: '#1A3BA8', art: ['newspaper', 'coffee', 'candy', 'umbrella'] },
  sections: [
    {
      key: 'press',
      name: { en: 'Papers and books', fr: 'Presse et livres' },
      items: [
        {
          key: 'quotidien',
          name: { en: 'Today’s daily paper', fr: 'Le quotidien du jour' },
          details: {
            en: 'Off the first train, about five in the morning',
            fr: 'Sorti du premier train, vers cinq heures du matin',
          },
          price: 420,
          picture: { tint: 'rose', art: ['newspaper'], bare: true },
          specifications: [PAPER],
        },
        {
          key: 'hebdo-illustre',
          name: { en: 'Illustrated weekly', fr: 'Hebdomadaire illustré' },
          details: {
            en: 'Long reads, one crossword, television for those who still look',
            fr: 'Longues lectures, un mot croisé, et la télévision pour qui la regarde',
          },
          price: 690,
          picture: { tint: 'mint', art: ['newspaper', ['star', 0.6]], bare: true },
        },
        {
          key: 'mots-fleches',
          name: { en: 'Arrow-words, level 2', fr: 'Mots fléchés, force 2' },
          details: {
            en: 'Sixty grids, answers at the back where you will look',
            fr: 'Soixante grilles, solutions à la fin, où vous irez voir',
          },
          price: 590,
          picture: { tint: 'sky', art: ['pencil', ['newspaper', 0.7]], bare: true },
        },
        {
          key: 'polar-poche',
          name: { en: 'Pocket crime novel', fr: 'Polar de poche' },
          details: {
            en: 'A body on the lake steamer; the bookseller’s pick',
            fr: 'Un corps sur le bateau belle époque\u202f; le choix du libraire',
          },
          price: 1490,
          was: 1790,
          cashback: { mode: 1, value: 10 },
          picture: { tint: 'butter', art: ['book'], bare: true },
        },
        {
          key: 'carte-saleve',
          name: { en: 'Walking map of the Salève', fr: 'Carte des sentiers du Salève' },
          details: {
            en: '1:25,000, waterproof, with the cable car times',
            fr: 'Au 1:25 000, imperméable, avec les heures du téléphérique',
          },
          price: 850,
          picture: { tint: 'tomato', art: ['books', ['mountain', 0.6]], bare: true },
        },
        {
          key: 'carnet',
          name: { en: 'Dotted notebook, A5', fr: 'Carnet pointillé, A5' },
          details: {
            en: 'Ninety-six pages that lie flat',
            fr: 'Nonante-six pages qui restent à plat',
          },
          price: 780,
          picture: { tint: 'pistachio', art: ['notebook', ['pen', 0.6]], bare: true },
        },
      ],
    },
    {
      key: 'snacks',
      name: { en: 'Snacks', fr: 'À grignoter' },
      items: [
        {
          key: 'biscuits-choco',
          name: { en: 'Chocolate-topped biscuits, 125 g', fr: 'Biscuits nappés au chocolat, 125 g' },
          details: {
            en: 'The square ones everybody had at school',
            fr: 'Les carrés que tout le monde a eus à l’école',
          },
          price: 390,
          picture: { tint: 'mint', art: ['cookie', ['chocolate', 0.6]], bare: true },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'soya'],
        },
        {
          key: 'chips-paprika',
          name: { en: 'Paprika crisps, 170 g', fr: 'Chips au paprika, 170 g' },
          details: {
            en: 'The only flavour Switzerland truly agrees on',
            fr: 'Le seul goût qui fasse l’unanimité en Suisse',
          },
          price: 450,
          picture: { tint: 'sky', art: ['potato', ['pepper', 0.6]], bare: true },
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'barre-muesli',
          name: { en: 'Muesli bar with nuts', fr: 'Barre de céréales aux noix' },
          details: {
            en: 'Fits the pocket of any ski jacket',
            fr: 'Tient dans la poche de n’importe quelle veste de ski',
          },
          price: 260,
          picture: { tint: 'rose', art: [['bowl', 0.8], ['chestnut', 0.5]], bare: true },
          diets: ['vegetarian'],
          allergens: ['gluten', 'nuts', 'milk'],
        },
        {
          key: 'bonbons-sapin',
          name: { en: 'Pine-bud sweets, 90 g', fr: 'Bonbons aux bourgeons de pin, 90 g' },
          details: {
            en: 'Green, strong, good for a voice after the match',
            fr: 'Verts, forts, bons pour la voix après le match',
          },
          price: 350,
          picture: { tint: 'sand', art: ['candy', ['tree', 0.6]], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'cacahuetes',
          name: { en: 'Salted peanuts, 200 g', fr: 'Cacahuètes salées, 200 g' },
          details: {
            en: 'Enough for two halves and extra time',
            fr: 'De quoi tenir deux mi-temps et les prolongations',
          },
          price: 380,
          picture: { tint: 'mint', art: ['peanuts'], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: ['peanuts'],
        },
        {
          key: 'sandwich-thon',
          name: { en: 'Tuna and egg sandwich', fr: 'Sandwich thon et œuf' },
          details: {
            en: 'Made at 04:30 for the early trains',
            fr: 'Préparé à 4 h 30 pour les premiers trains',
          },
          price: 790,
          picture: { tint: 'sky', art: ['sandwich', ['fish', 0.6]] },
          allergens: ['gluten', 'fish', 'eggs', 'mustard'],
          soldOut: true,
        },
      ],
    },
    {
      key: 'drinks',
      name: { en: 'Drinks', fr: 'Boissons' },
      items: [
        {
          key: 'cafe-gobelet',
          name: { en: 'Coffee in a cup', fr: 'Café en gobelet' },
          details: {
            en: 'Strong enough to carry to platform 7',
            fr: 'Assez fort pour tenir jusqu’à la voie 7',
          },
          price: 390,
          picture: { tint: 'pistachio', art: ['coffee'], bare: true },
          specifications: [SUGAR],
        },
        {
          key: 'limonade-petit-lait',
          name: { en: 'Milk-whey soda, 50 cl', fr: 'Limonade au petit-lait, 5 dl' },
          details: {
            en: 'A Swiss acquired taste, served cold',
            fr: 'Un goût suisse qui s’apprend, servi froid',
          },
          price: 320,
          picture: { tint: 'tomato', art: [['bottle', 0.9], ['milk', 0.5]], bare: true },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk'],
        },
        {
          key: 'eau-gazeuse',
          name: { en: 'Sparkling water, 1 litre', fr: 'Eau gazeuse, 1 litre' },
          details: {
            en: 'From a spring in the Jura',
            fr: 'D’une source du Jura',
          },
          price: 290,
          picture: { tint: 'sand', art: ['bubbles', ['drop', 0.7]], bare: true },
        },
        {
          key: 'the-froid',
          name: { en: 'Lemon iced tea, 50 cl', fr: 'Thé froid au citron, 5 dl' },
          details: {
            en: 'As on every school trip',
            fr: 'Comme à toutes les courses d’école',
          },
          price: 310,
          picture: { tint: 'butter', art: ['juice', ['lemon', 0.6]], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'jus-orange',
          name: { en: 'Orange juice, 33 cl', fr: 'Jus d’orange, 33 cl' },
          details: {
            en: 'Pressed, not concentrated',
            fr: 'Pressé, pas concentré',
          },
          price: 480,
          picture: { tint: 'mint', art: ['juice', ['tangerine', 0.6]], bare: true },
        },
      ],
    },
    {
      key: 'travel',
      name: { en: 'Forgotten at home', fr: 'Oubliés à la maison' },
      items: [
        {
          key: 'chargeur',
          name: { en: 'Wall charger with cable', fr: 'Chargeur secteur avec câble' },
          details: {
            en: 'Swiss plug, 20 W, one metre of cable',
            fr: 'Fiche suisse, 20 W, un mètre de câble',
          },
          price: 2490,
          was: 2990,
          cashback: { mode: 2, value: 200 },
          picture: { tint: 'rose', art: ['plug', ['battery', 0.6]], bare: true },
          specifications: [PLUG_END],
        },
        {
          key: 'parapluie',
          name: { en: 'Folding umbrella', fr: 'Parapluie pliant' },
          details: {
            en: 'Survives a bise of three days',
            fr: 'Survit à une bise de trois jours',
          },
          price: 1590,
          picture: { tint: 'sky', art: ['umbrella'], bare: true },
          specifications: [UMBRELLA_COLOUR],
        },
        {
          key: 'piles-aa',
          name: { en: 'AA batteries, 4', fr: 'Piles AA, 4' },
          details: {
            en: 'Return the old ones here, we sort them',
            fr: 'Rapportez les vieilles ici, nous les trions',
          },
          price: 890,
          picture: { tint: 'butter', art: ['battery'], bare: true },
        },
        {
          key: 'brosse-voyage',
          name: { en: 'Travel toothbrush with paste', fr: 'Brosse à dents de voyage et dentifrice' },
          details: {
            en: 'For the unplanned night',
            fr: 'Pour la nuit imprévue',
          },
          price: 490,
          picture: { tint: 'mint', art: ['toothbrush'], bare: true },
        },
        {
          key: 'chaussettes',
          name: { en: 'Dry socks, one pair', fr: 'Chaussettes sèches, une paire' },
          details: {
            en: 'Merino and cotton, sizes 36 to 45 by stretching the truth',
            fr: 'Mérinos et coton, du 36 au 45 en tirant un peu',
          },
          price: 990,
          picture: { tint: 'sand', art: ['socks'], bare: true },
        },
        {
          key: 'carte-jour',
          name: { en: 'Day travel card, zone 10', fr: 'Carte journalière, zone 10' },
          details: {
            en: 'Bus, tram and the yellow boats, today only',
            fr: 'Bus, tram et bateaux jaunes, aujourd’hui seulement',
          },
          price: 1060,
        },
      ],
    },
  ],
};
