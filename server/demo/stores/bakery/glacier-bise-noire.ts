import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const TUB_FLAVOURS: DemoSpecification = {
  name: { en: 'Flavours, 2 to 4', fr: 'Parfums, de 2 à 4' },
  type: 2,
  required: true,
  range: 2,
  max: 4,
  options: [
    { name: { en: 'Gruyère double cream', fr: 'Double crème de la Gruyère' } },
    { name: { en: 'Bourbon vanilla', fr: 'Vanille Bourbon' } },
    { name: { en: 'Dark chocolate', fr: 'Chocolat noir' } },
    { name: { en: 'Bronte pistachio', fr: 'Pistache de Bronte' }, price: 150 },
    { name: { en: 'Salted caramel', fr: 'Caramel au beurre salé' } },
    { name: { en: 'Valais apricot sorbet', fr: 'Sorbet abricot du Valais' } },
    { name: { en: 'Fig sorbet', fr: 'Sorbet figue' } },
    { name: { en: 'Lemon sorbet', fr: 'Sorbet citron' } },
  ],
};

const CUP_FLAVOURS: DemoSpecification = {
  name: { en: 'One or two flavours', fr: 'Un ou deux parfums' },
  type: 2,
  required: true,
  range: 1,
  max: 2,
  options: [
    { name: { en: 'Double cream', fr: 'Double crème' } },
    { name: { en: 'Vanilla', fr: 'Vanille' } },
    { name: { en: 'Chocolate', fr: 'Chocolat' } },
    { name: { en: 'Pistachio', fr: 'Pistache' } },
    { name: { en: 'Strawberry sorbet', fr: 'Sorbet fraise' } },
    { name: { en: 'Lemon sorbet', fr: 'Sorbet citron' } },
  ],
};

const TOPPINGS: DemoSpecification = {
  name: { en: 'On top', fr: 'Par-dessus' },
  type: 2,
  max: 3,
  options: [
    { name: { en: 'Whipped cream', fr: 'Crème fouettée' }, price: 100 },
    { name: { en: 'Warm chocolate sauce', fr: 'Sauce chocolat chaude' }, price: 120 },
    { name: { en: 'Toasted hazelnuts', fr: 'Noisettes grillées' }, price: 120 },
    { name: { en: 'Broken meringue', fr: 'Éclats de meringue' }, price: 80 },
  ],
};

const WAFFLE_POWDER: DemoSpecification = {
  name: { en: 'With', fr: 'Avec' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Icing sugar', fr: 'Sucre glace' }, selected: true },
    { name: { en: 'Chocolate sauce', fr: 'Sauce chocolat' }, price: 150 },
    { name: { en: 'Chestnut cream', fr: 'Crème de marrons' }, price: 180 },
  ],
};

export const glacierBiseNoire: DemoStore = {
  key: 'glacier-bise-noire',
  name: 'Glacier Bise Noire',
  category: 'bakery',
  slogan: { en: 'Cold as the north wind, kinder', fr: 'Froid comme la bise, en plus tendre' },
  famousFor: { en: 'Double-cream ice and fig sorbet', fr: 'Glace double crème et sorbet figue' },
  tags: ['ice-cream'],
  address: { street: 'Quai du Mont-Blanc 27', postcode: '1201', city: 'Genève', latitude: 46.2103, longitude: 6.1498 },
  phone: '+41225502711',
  rating: 4.6,
  ratingCount: 371,
  priceRating: 2,
  hours: [
    [['11:00', '23:00']],
    [['11:00', '23:00']],
    [['11:00', '23:00']],
    [['11:00', '23:00']],
    [['11:00', '23:00']],
    [['11:00', '23:00']],
    [['11:00', '23:00']],
  ],
  receiving: 'both',
  asap: true,
  schedule: false,
  leadMinutes: 0,
  busy: true,
  minimum: 1500,
  reach: { miles: 1 },
  fee: { base: 290, includedKm: 1, perKm: 120 },
  prepareMinutes: 8,
  deliveryMinutes: [15, 25],
  itemTaxPercent: 0,
  scene: { tint: 'sky', wall: 'lake', table: 'plain', awning: '#C2417A', art: ['softIce', 'iceCream', 'strawberry'] },
  sections: [
    {
      key: 'tubs',
      name: { en: 'Tubs for home', fr: 'Bacs pour la maison' },
      items: [
        {
          key: 'bac-500',
          name: { en: 'Half-litre tub', fr: 'Bac d’un demi-litre' },
          details: {
            en: 'Packed hard, with dry ice for the ride',
            fr: 'Bien tassé, avec de la glace carbonique pour la route',
          },
          price: 1450,
          picture: { tint: 'mint', art: ['iceCream', ['spoon', 0.7]], bare: true },
          specifications: [TUB_FLAVOURS],
        },
        {
          key: 'bac-1000',
          name: { en: 'One-litre tub', fr: 'Bac d’un litre' },
          details: {
            en: 'For six, or four honest people',
            fr: 'Pour six, ou quatre personnes sincères',
          },
          price: 2600,
          was: 2900,
          cashback: { mode: 2, value: 200 },
          picture: { tint: 'butter', art: ['iceCream', ['strawberry', 0.6], ['spoon', 0.6]], bare: true },
          specifications: [TUB_FLAVOURS],
        },
        {
          key: 'bac-sorbet',
          name: { en: 'All-sorbet half litre', fr: 'Demi-litre tout sorbet' },
          details: {
            en: 'Apricot, fig and lemon: fruit, water, sugar',
            fr: 'Abricot, figue et citron\u202f: du fruit, de l’eau, du sucre',
          },
          price: 1350,
          picture: { tint: 'sky', art: ['shavedIce', ['lemon', 0.6]], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'bac-chien',
          name: { en: 'Little tub for dogs', fr: 'Petit bac pour chiens' },
          details: {
            en: 'Yoghurt, banana, no sugar; your dog may not share',
            fr: 'Yogourt, banane, sans sucre\u202f; votre chien ne partagera pas',
          },
          price: 690,
          picture: { tint: 'rose', art: [['iceCream', 0.8], ['paw', 0.6]], bare: true },
        },
      ],
    },
    {
      key: 'cups',
      name: { en: 'Cups', fr: 'Pots et gobelets' },
      items: [
        {
          key: 'gobelet',
          name: { en: 'Two-scoop cup', fr: 'Gobelet deux boules' },
          details: {
            en: 'Eaten on the quay in theory, at your desk in practice',
            fr: 'À manger sur le quai en théorie, au bureau en pratique',
          },
          price: 680,
          picture: { tint: 'mint', art: ['softIce'] },
          specifications: [CUP_FLAVOURS, TOPPINGS],
        },
        {
          key: 'bise-noire',
          name: { en: 'Bise Noire', fr: 'Bise Noire' },
          details: {
            en: 'Black sesame and chocolate, a cold front in a cup',
            fr: 'Sésame noir et chocolat, un front froid en gobelet',
          },
          price: 890,
          picture: { tint: 'butter', art: ['iceCream', ['chocolate', 0.6]] },
          diets: ['vegetarian'],
          allergens: ['milk', 'eggs', 'sesame', 'soya'],
        },
        {
          key: 'double-creme',
          name: { en: 'Double cream and meringue', fr: 'Double crème et meringue' },
          details: {
            en: 'The Gruyère dessert, frozen',
            fr: 'Le dessert de la Gruyère, mais glacé',
          },
          price: 820,
          picture: { tint: 'rose', art: ['iceCream', ['milk', 0.6]] },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk', 'eggs'],
        },
        {
          key: 'abricotine',
          name: { en: 'Abricotine cup', fr: 'Coupe abricotine' },
          details: {
            en: 'Apricot sorbet with a splash of Valais apricot brandy',
            fr: 'Sorbet abricot et un trait d’abricotine du Valais',
          },
          price: 950,
          picture: { tint: 'sky', art: ['iceCream', ['peach', 0.7]] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'affogato',
          name: { en: 'Affogato', fr: 'Affogato' },
          details: {
            en: 'Vanilla ice, the espresso in a flask beside it',
            fr: 'Glace vanille, l’espresso à part dans une fiole',
          },
          price: 790,
          picture: { tint: 'pistachio', art: [['iceCream', 0.8], ['coffee', 0.7]] },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk', 'eggs'],
        },
      ],
    },
    {
      key: 'sundaes',
      name: { en: 'Sundaes', fr: 'Coupes glacées' },
      items: [
        {
          key: 'coupe-danemark',
          name: { en: 'Coupe Danemark', fr: 'Coupe Danemark' },
          details: {
            en: 'Vanilla, hot chocolate sauce, whipped cream',
            fr: 'Vanille, sauce chocolat chaude, crème fouettée',
          },
          price: 1280,
          picture: { tint: 'mint', art: ['iceCream', ['chocolate', 0.7]] },
          specifications: [TOPPINGS],
          diets: ['vegetarian'],
          allergens: ['milk', 'eggs', 'soya', 'nuts'],
        },
        {
          key: 'banana-split',
          name: { en: 'Banana split', fr: 'Banana split' },
          details: {
            en: 'Three scoops, one banana, no restraint',
            fr: 'Trois boules, une banane, aucune retenue',
          },
          price: 1350,
          picture: { tint: 'sky', art: ['banana', ['softIce', 0.7]] },
        },
        {
          key: 'vermicelles',
          name: { en: 'Vermicelles sundae', fr: 'Coupe vermicelles' },
          details: {
            en: 'Chestnut strands, meringue, double-cream ice',
            fr: 'Vermicelles de marrons, meringue, glace double crème',
          },
          price: 1320,
          picture: { tint: 'pistachio', art: ['softIce', ['chestnut', 0.7]] },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk', 'eggs'],
        },
        {
          key: 'peche-melba',
          name: { en: 'Peach Melba', fr: 'Pêche Melba' },
          details: {
            en: 'Poached white peach, raspberry coulis, toasted almonds',
            fr: 'Pêche blanche pochée, coulis de framboise, amandes grillées',
          },
          price: 1290,
          cashback: { mode: 1, value: 5 },
          picture: { tint: 'mint', art: ['iceCream', ['peach', 0.6], ['strawberry', 0.5]] },
          diets: ['vegetarian'],
          allergens: ['milk', 'eggs', 'nuts'],
        },
        {
          key: 'coupe-colonel',
          name: { en: 'Colonel', fr: 'Coupe Colonel' },
          details: {
            en: 'Lemon sorbet and vodka, for the grown-ups’ table',
            fr: 'Sorbet citron et vodka, pour la table des grands',
          },
          price: 1390,
          picture: { tint: 'butter', art: ['shavedIce', ['lemon', 0.6]] },
        },
        {
          key: 'coupe-baies',
          name: { en: 'Forest berries', fr: 'Coupe fruits des bois' },
          details: {
            en: 'Yoghurt ice, bilberries from the Jura',
            fr: 'Glace au yogourt, myrtilles du Jura',
          },
          price: 1190,
          picture: { tint: 'sky', art: [['iceCream', 0.9], ['blueberries', 0.7]] },
          soldOut: true,
        },
      ],
    },
    {
      key: 'hot',
      name: { en: 'Something warm', fr: 'Un peu de chaud' },
      items: [
        {
          key: 'gaufre',
          name: { en: 'Brussels waffle', fr: 'Gaufre de Bruxelles' },
          details: {
            en: 'Light, square, crisp until you get it home',
            fr: 'Légère, carrée, croustillante jusque chez vous',
          },
          price: 850,
          picture: { tint: 'mint', art: ['waffle'] },
          specifications: [WAFFLE_POWDER],
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs', 'soya'],
        },
        {
          key: 'crepe-caramel',
          name: { en: 'Salted caramel crêpe', fr: 'Crêpe au caramel salé' },
          details: {
            en: 'Folded in four, the sauce inside',
            fr: 'Pliée en quatre, la sauce dedans',
          },
          price: 790,
          picture: { tint: 'rose', art: ['pancakes', ['honey', 0.6]] },
        },
        {
          key: 'pancakes-myrtilles',
          name: { en: 'Blueberry pancakes', fr: 'Pancakes aux myrtilles' },
          details: {
            en: 'Four, with Jura honey',
            fr: 'Quatre, avec du miel du Jura',
          },
          price: 1150,
          picture: { tint: 'butter', art: ['pancakes', ['blueberries', 0.6]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs'],
        },
      ],
    },
    {
      key: 'frozen-drinks',
      name: { en: 'Cold drinks', fr: 'Boissons glacées' },
      items: [
        {
          key: 'milkshake',
          name: { en: 'Strawberry milkshake', fr: 'Milk-shake à la fraise' },
          details: {
            en: 'Two scoops and milk, too thick for the straw at first',
            fr: 'Deux boules et du lait, d’abord trop épais pour la paille',
          },
          price: 790,
          was: 890,
          picture: { tint: 'rose', art: ['cup', ['strawberry', 0.7]], bare: true },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk'],
        },
        {
          key: 'granita',
          name: { en: 'Lemon granita', fr: 'Granité au citron' },
          details: {
            en: 'Sicilian in manner, Genevan in punctuality',
            fr: 'Sicilien de manière, genevois de ponctualité',
          },
          price: 620,
          picture: { tint: 'pistachio', art: ['shavedIce', ['lemon', 0.6]], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'cafe-frappe',
          name: { en: 'Shaken iced coffee', fr: 'Café frappé' },
          details: {
            en: 'Double espresso, ice, cane sugar, shaken to a foam',
            fr: 'Double espresso, glaçons, sucre de canne, secoué jusqu’à la mousse',
          },
          price: 640,
          picture: { tint: 'mint', art: ['cup', ['coffee', 0.6]], bare: true },
        },
        {
          key: 'menthe-limonade',
          name: { en: 'Mint lemonade, 40 cl', fr: 'Limonade à la menthe, 40 cl' },
          details: {
            en: 'Garden mint steeped overnight, sparkling water',
            fr: 'Menthe du jardin infusée une nuit, eau gazeuse',
          },
          price: 550,
        },
      ],
    },
  ],
};
