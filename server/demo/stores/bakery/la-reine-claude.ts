import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const PEOPLE: DemoSpecification = {
  name: { en: 'Size', fr: 'Taille' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'For 4', fr: 'Pour 4' }, selected: true },
    { name: { en: 'For 6', fr: 'Pour 6' }, price: 1400 },
    { name: { en: 'For 8', fr: 'Pour 8' }, price: 2800 },
  ],
};

const PLAQUE: DemoSpecification = {
  name: { en: 'Chocolate plaque', fr: 'Plaque en chocolat' },
  type: 1,
  options: [
    { name: { en: 'No plaque', fr: 'Sans plaque' }, selected: true },
    { name: { en: '“Happy birthday”', fr: '«\u202fJoyeux anniversaire\u202f»' }, price: 350 },
    { name: { en: '“Well done”', fr: '«\u202fBravo\u202f»' }, price: 350 },
    { name: { en: '“Thank you”', fr: '«\u202fMerci\u202f»' }, price: 350 },
  ],
};

const CANDLES: DemoSpecification = {
  name: { en: 'Candles', fr: 'Bougies' },
  type: 2,
  max: 2,
  options: [
    { name: { en: 'Ten thin candles', fr: 'Dix bougies fines' }, price: 250 },
    { name: { en: 'Sparkler', fr: 'Bougie étincelante' }, price: 390 },
  ],
};

const ECLAIR_FLAVOUR: DemoSpecification = {
  name: { en: 'Flavour', fr: 'Parfum' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Dark chocolate', fr: 'Chocolat noir' }, selected: true },
    { name: { en: 'Coffee', fr: 'Café' } },
    { name: { en: 'Salted caramel', fr: 'Caramel au beurre salé' }, price: 30 },
  ],
};

const MACARON_FLAVOURS: DemoSpecification = {
  name: { en: 'Flavours, 2 to 4', fr: 'Parfums, de 2 à 4' },
  type: 2,
  required: true,
  range: 2,
  max: 4,
  options: [
    { name: { en: 'Raspberry', fr: 'Framboise' } },
    { name: { en: 'Pistachio', fr: 'Pistache' } },
    { name: { en: 'Lemon', fr: 'Citron' } },
    { name: { en: 'Vanilla', fr: 'Vanille' } },
    { name: { en: 'Rose petal', fr: 'Pétale de rose' } },
    { name: { en: 'Dark chocolate', fr: 'Chocolat noir' } },
  ],
};

export const laReineClaude: DemoStore = {
  key: 'la-reine-claude',
  name: 'La Reine-Claude',
  category: 'bakery',
  slogan: { en: 'Cakes worth crossing the Arve for', fr: 'Des gâteaux qui valent de traverser l’Arve' },
  famousFor: { en: 'Plum tart and light choux', fr: 'Tarte aux pruneaux et choux légers' },
  tags: ['pastry'],
  address: { street: 'Avenue de Champel 34', postcode: '1206', city: 'Genève', latitude: 46.1926, longitude: 6.1536 },
  phone: '+41225503412',
  rating: 4.7,
  ratingCount: 263,
  priceRating: 3,
  hours: [
    [['08:00', '13:00']],
    [['08:00', '18:30']],
    'closed',
    [['08:00', '18:30']],
    [['08:00', '18:30']],
    [['08:00', '18:30']],
    [['08:00', '17:00']],
  ],
  receiving: 'pickup',
  asap: true,
  schedule: true,
  leadMinutes: 60,
  pickupSlots: {
    days: [
      [['08:00', '13:00']],
      [['08:00', '18:30']],
      'closed',
      [['08:00', '18:30']],
      [['08:00', '18:30']],
      [['08:00', '18:30']],
      [['08:00', '17:00']],
    ],
    minutes: 30,
    capacity: 6,
  },
  reach: { miles: 2 },
  fee: { base: 490, includedKm: 1, perKm: 110 },
  prepareMinutes: 25,
  deliveryMinutes: [30, 45],
  itemTaxPercent: 0,
  scene: { tint: 'rose', wall: 'panel', table: 'plain', awning: '#7A3E6B', plate: true, art: ['cake', 'cupcake', 'cherries'] },
  sections: [
    {
      key: 'small',
      name: { en: 'Individual pastries', fr: 'Pâtisseries individuelles' },
      items: [
        {
          key: 'eclair',
          name: { en: 'Éclair', fr: 'Éclair' },
          details: {
            en: 'Choux baked until they are dry inside, filled the same hour',
            fr: 'Pâte à choux bien séchée, garnie dans l’heure',
          },
          price: 620,
          picture: { tint: 'mint', art: [['baguette', 0.8], ['chocolate', 0.6]] },
          specifications: [ECLAIR_FLAVOUR],
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs'],
        },
        {
          key: 'mille-feuille',
          name: { en: 'Vanilla millefeuille', fr: 'Mille-feuille à la vanille' },
          details: {
            en: 'Caramelised puff pastry, Tahitian vanilla cream',
            fr: 'Feuilletage caramélisé, crème à la vanille de Tahiti',
          },
          price: 750,
          picture: { tint: 'sky', art: ['cake', ['butter', 0.5]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs'],
        },
        {
          key: 'carac',
          name: { en: 'Carac', fr: 'Carac' },
          details: {
            en: 'The Swiss classic: ganache in a sweet shell under green icing',
            fr: 'Le classique suisse\u202f: une ganache en pâte sucrée sous un glaçage vert',
          },
          price: 480,
          picture: { tint: 'rose', art: [['pie', 0.8], ['chocolate', 0.6]] },
        },
        {
          key: 'religieuse',
          name: { en: 'Coffee religieuse', fr: 'Religieuse au café' },
          details: {
            en: 'Two choux, one on the other’s shoulders',
            fr: 'Deux choux, l’un sur les épaules de l’autre',
          },
          price: 690,
          picture: { tint: 'pistachio', art: ['cupcake', ['coffee', 0.6]] },
          allergens: ['gluten', 'milk', 'eggs'],
        },
        {
          key: 'paris-brest',
          name: { en: 'Hazelnut Paris-Brest', fr: 'Paris-brest noisette' },
          details: {
            en: 'A wheel of choux with Piedmont praline',
            fr: 'Une roue de pâte à choux au praliné du Piémont',
          },
          price: 780,
          cashback: { mode: 1, value: 5 },
          picture: { tint: 'sky', art: ['doughnut', ['chestnut', 0.6]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs', 'nuts'],
        },
        {
          key: 'baba',
          name: { en: 'Kirsch baba', fr: 'Baba au kirsch' },
          details: {
            en: 'Soaked in Zug kirsch; the pipette is yours to press',
            fr: 'Imbibé au kirsch de Zoug\u202f; la pipette est pour vous',
          },
          price: 820,
          picture: { tint: 'mint', art: ['custard', ['cherries', 0.6]] },
          allergens: ['gluten', 'milk', 'eggs'],
        },
        {
          key: 'cloche-framboise',
          name: { en: 'Raspberry dome', fr: 'Dôme framboise' },
          details: {
            en: 'Almond sponge, raspberry mousse, mirror glaze',
            fr: 'Biscuit aux amandes, mousse framboise, glaçage miroir',
          },
          price: 850,
          picture: { tint: 'pistachio', art: [['custard', 0.9], ['strawberry', 0.6]] },
          soldOut: true,
        },
      ],
    },
    {
      key: 'tarts',
      name: { en: 'Tarts', fr: 'Tartes' },
      items: [
        {
          key: 'pruneaux',
          name: { en: 'Plum tart, slice', fr: 'Tarte aux pruneaux, la part' },
          details: {
            en: 'As for the Jeûne genevois: quetsches, shortcrust, nothing else',
            fr: 'Comme au Jeûne genevois\u202f: des quetsches, une pâte brisée, rien d’autre',
          },
          price: 590,
          picture: { tint: 'butter', art: ['pie', ['grapes', 0.7]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk'],
        },
        {
          key: 'citron',
          name: { en: 'Lemon meringue tart', fr: 'Tarte au citron meringuée' },
          details: {
            en: 'Menton lemons, toasted Italian meringue',
            fr: 'Citrons de Menton, meringue italienne dorée',
          },
          price: 640,
          picture: { tint: 'sky', art: ['pie', ['lemon', 0.7]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs'],
        },
        {
          key: 'fine-pommes',
          name: { en: 'Thin apple tart', fr: 'Tarte fine aux pommes' },
          details: {
            en: 'Jonagold sliced to the thickness of a coin',
            fr: 'Jonagold tranchées à l’épaisseur d’une pièce',
          },
          price: 560,
          picture: { tint: 'tomato', art: ['pie', ['greenApple', 0.6]] },
        },
        {
          key: 'vin-cuit',
          name: { en: 'Vin cuit tart', fr: 'Tarte au vin cuit' },
          details: {
            en: 'Pear juice reduced for a day in the Gros-de-Vaud manner',
            fr: 'Jus de poire réduit tout un jour, à la mode du Gros-de-Vaud',
          },
          price: 610,
          picture: { tint: 'mint', art: ['pie', ['honey', 0.6]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs'],
        },
        {
          key: 'tarte-fraises',
          name: { en: 'Strawberry tart to share', fr: 'Tarte aux fraises à partager' },
          details: {
            en: 'Whole Swiss strawberries on almond cream',
            fr: 'Fraises suisses entières sur crème d’amande',
          },
          price: 3400,
          was: 3900,
          picture: { tint: 'pistachio', art: ['pie', ['strawberry', 0.8]] },
          specifications: [PEOPLE],
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs', 'nuts'],
        },
      ],
    },
    {
      key: 'cakes',
      name: { en: 'Celebration cakes', fr: 'Gâteaux de fête' },
      items: [
        {
          key: 'saint-honore',
          name: { en: 'Saint-Honoré', fr: 'Saint-honoré' },
          details: {
            en: 'Caramelised choux and chiboust cream, ordered the day before if you can',
            fr: 'Choux caramélisés et crème chiboust, à commander la veille si possible',
          },
          price: 3800,
          picture: { tint: 'sky', art: ['birthdayCake'] },
          specifications: [PEOPLE, PLAQUE, CANDLES],
        },
        {
          key: 'foret-noire',
          name: { en: 'Black Forest gâteau', fr: 'Forêt-noire' },
          details: {
            en: 'Kirsch cherries, whipped cream, chocolate shavings',
            fr: 'Cerises au kirsch, crème fouettée, copeaux de chocolat',
          },
          price: 3600,
          picture: { tint: 'mint', art: ['birthdayCake', ['cherries', 0.6]] },
          specifications: [PEOPLE, PLAQUE, CANDLES],
          allergens: ['gluten', 'milk', 'eggs', 'soya'],
        },
        {
          key: 'trois-chocolats',
          name: { en: 'Three-chocolate entremets', fr: 'Entremets trois chocolats' },
          details: {
            en: 'Dark, milk and white, each in its own mousse',
            fr: 'Noir, lait et blanc, chacun dans sa mousse',
          },
          price: 3900,
          cashback: { mode: 2, value: 300 },
          picture: { tint: 'butter', art: ['cake', ['chocolate', 0.7]] },
          specifications: [PEOPLE, PLAQUE, CANDLES],
        },
        {
          key: 'gateau-carotte',
          name: { en: 'Aargau carrot cake', fr: 'Gâteau aux carottes argovien' },
          details: {
            en: 'Almonds and carrots, no flour, a little kirsch icing',
            fr: 'Amandes et carottes, sans farine, un peu de glaçage au kirsch',
          },
          price: 3200,
          picture: { tint: 'sky', art: ['cake', ['carrot', 0.6]] },
          specifications: [PEOPLE, PLAQUE],
          diets: ['vegetarian', 'glutenFree', 'lactoseFree'],
          allergens: ['eggs', 'nuts'],
        },
        {
          key: 'vacherin-glace',
          name: { en: 'Iced meringue cake', fr: 'Vacherin glacé' },
          details: {
            en: 'Meringue, vanilla and raspberry ice; eat within the hour',
            fr: 'Meringue, glaces vanille et framboise\u202f; à manger dans l’heure',
          },
          price: 4200,
          picture: { tint: 'tomato', art: ['iceCream', ['strawberry', 0.6]] },
          specifications: [PEOPLE],
        },
      ],
    },
    {
      key: 'biscuits',
      name: { en: 'Biscuits and macarons', fr: 'Biscuits et macarons' },
      items: [
        {
          key: 'macarons-8',
          name: { en: 'Box of 8 macarons', fr: 'Boîte de 8 macarons' },
          details: {
            en: 'Tell us the flavours, we share them out evenly',
            fr: 'Dites-nous les parfums, nous les répartissons',
          },
          price: 1840,
          picture: { tint: 'mint', art: ['cookie', ['strawberry', 0.5], ['lemon', 0.5]] },
          specifications: [MACARON_FLAVOURS],
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['eggs', 'milk', 'nuts', 'soya'],
        },
        {
          key: 'madeleines',
          name: { en: 'Lemon madeleines, 6', fr: 'Madeleines au citron, 6' },
          details: {
            en: 'Baked twice a day, hump guaranteed',
            fr: 'Cuites deux fois par jour, bosse garantie',
          },
          price: 950,
          picture: { tint: 'rose', art: ['cookie', ['lemon', 0.5]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs'],
        },
        {
          key: 'bricelets',
          name: { en: 'Sweet bricelets, 150 g', fr: 'Bricelets sucrés, 150 g' },
          details: {
            en: 'Paper-thin wafers rolled on a wooden stick',
            fr: 'Gaufrettes fines comme du papier, roulées sur une baguette de bois',
          },
          price: 1190,
          picture: { tint: 'sky', art: ['bags', ['waffle', 0.6]], bare: true },
        },
        {
          key: 'florentins',
          name: { en: 'Florentines, 5', fr: 'Florentins, 5' },
          details: {
            en: 'Almonds, candied orange, a dark chocolate base',
            fr: 'Amandes, orange confite, fond de chocolat noir',
          },
          price: 1280,
          picture: { tint: 'pistachio', art: ['cookie', ['chocolate', 0.6]] },
          diets: ['vegetarian'],
          allergens: ['nuts', 'milk', 'soya'],
        },
        {
          key: 'meringues',
          name: { en: 'Double-cream meringues, 4', fr: 'Meringues à la double crème, 4' },
          details: {
            en: 'Four shells, and a tub of Gruyère double cream apart',
            fr: 'Quatre coques, et un pot de double crème de la Gruyère à part',
          },
          price: 890,
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['eggs', 'milk'],
        },
      ],
    },
  ],
};
