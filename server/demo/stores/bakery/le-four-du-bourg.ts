import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const SLICING: DemoSpecification = {
  name: { en: 'Slicing', fr: 'Coupe' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Left whole', fr: 'Entier' }, selected: true },
    { name: { en: 'Thin slices, 8 mm', fr: 'Tranches fines, 8 mm' } },
    { name: { en: 'Thick slices, 15 mm', fr: 'Tranches épaisses, 15 mm' } },
  ],
};

const CRUST: DemoSpecification = {
  name: { en: 'Crust', fr: 'Cuisson' },
  type: 1,
  options: [
    { name: { en: 'Golden', fr: 'Dorée' }, selected: true },
    { name: { en: 'Well baked', fr: 'Bien cuite' } },
  ],
};

const JAM: DemoSpecification = {
  name: { en: 'Jam', fr: 'Confiture' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Valais apricot', fr: 'Abricot du Valais' }, selected: true },
    { name: { en: 'Black cherry', fr: 'Cerise noire' } },
    { name: { en: 'Quince jelly', fr: 'Gelée de coing' } },
  ],
};

const HOT_DRINKS: DemoSpecification = {
  name: { en: 'Two hot drinks', fr: 'Deux boissons chaudes' },
  type: 2,
  required: true,
  range: 2,
  max: 2,
  options: [
    { name: { en: 'Coffee with cream', fr: 'Café crème' } },
    { name: { en: 'Renversé (milk coffee)', fr: 'Renversé' } },
    { name: { en: 'Black tea', fr: 'Thé noir' } },
    { name: { en: 'Hot chocolate', fr: 'Chocolat chaud' }, price: 100 },
  ],
};

const EXTRAS: DemoSpecification = {
  name: { en: 'Add to the sandwich', fr: 'À ajouter dans le sandwich' },
  type: 2,
  max: 3,
  options: [
    { name: { en: 'Gherkins', fr: 'Cornichons' }, price: 50 },
    { name: { en: 'Boiled egg', fr: 'Œuf dur' }, price: 120 },
    { name: { en: 'Rocket', fr: 'Roquette' }, price: 80 },
    { name: { en: 'Wholegrain mustard', fr: 'Moutarde à l’ancienne' } },
  ],
};

export const leFourDuBourg: DemoStore = {
  key: 'le-four-du-bourg',
  name: 'Le Four du Bourg',
  category: 'bakery',
  slogan: { en: 'Bread until it runs out', fr: 'Du pain tant qu’il en reste' },
  promotion: { en: 'Box of 4 croissants, CHF 7.20', fr: 'Boîte de 4 croissants, CHF 7.20' },
  famousFor: { en: 'Butter croissants and sourdough', fr: 'Croissants au beurre et pain au levain' },
  tags: ['bread', 'breakfast'],
  address: { street: 'Place du Bourg-de-Four 19', postcode: '1204', city: 'Genève', latitude: 46.2003, longitude: 6.1494 },
  phone: '+41225501904',
  rating: 4.8,
  ratingCount: 407,
  priceRating: 2,
  hours: [
    [['07:00', '13:00']],
    'closed',
    [['06:30', '18:30']],
    [['06:30', '18:30']],
    [['06:30', '18:30']],
    [['06:30', '18:30']],
    [['06:30', '18:30']],
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 30,
  minimum: 1200,
  reach: 'everywhere',
  fee: { base: 350, includedKm: 2, perKm: 80 },
  prepareMinutes: 10,
  deliveryMinutes: [20, 30],
  itemTaxPercent: 0,
  scene: { tint: 'apricot', wall: 'tiles', table: 'slats', art: ['baguette', 'croissant', 'loaf'] },
  sections: [
    {
      key: 'breads',
      name: { en: 'Breads', fr: 'Pains' },
      items: [
        {
          key: 'tradition',
          name: { en: 'Baguette tradition', fr: 'Baguette tradition' },
          details: {
            en: 'Twenty-four hours of slow rising, a crust that sings',
            fr: 'Vingt-quatre heures de pousse lente, une croûte qui chante',
          },
          price: 340,
          picture: { tint: 'mint', art: ['baguette'] },
          specifications: [CRUST],
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten'],
        },
        {
          key: 'paysan',
          name: { en: 'Country loaf, 500 g', fr: 'Pain paysan, 500 g' },
          details: {
            en: 'Wheat and a little rye on our own sourdough',
            fr: 'Froment et un peu de seigle sur notre levain',
          },
          price: 580,
          picture: { tint: 'sky', art: ['loaf'] },
          specifications: [SLICING],
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten'],
        },
        {
          key: 'seigle',
          name: { en: 'Valais-style rye', fr: 'Pain de seigle à la valaisanne' },
          details: {
            en: 'Dark and dense, better on the second day',
            fr: 'Sombre et dense, meilleur le deuxième jour',
          },
          price: 640,
          picture: { tint: 'rose', art: ['loaf', ['riceSheaf', 0.7]] },
          specifications: [SLICING],
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten'],
        },
        {
          key: 'tresse',
          name: { en: 'Butter plait', fr: 'Tresse au beurre' },
          details: {
            en: 'Plaited on Saturday night for Sunday’s table',
            fr: 'Nattée le samedi soir pour la table du dimanche',
          },
          price: 720,
          picture: { tint: 'pistachio', art: ['baguette', ['butter', 0.6]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs'],
        },
        {
          key: 'mi-blanc',
          name: { en: 'Half-white loaf', fr: 'Pain mi-blanc' },
          details: {
            en: 'The everyday Swiss loaf, soft under a floury crust',
            fr: 'Le pain suisse de tous les jours, tendre sous sa croûte farinée',
          },
          price: 490,
          picture: { tint: 'tomato', art: [['loaf', 0.9], ['egg', 0.5]] },
          specifications: [SLICING],
        },
        {
          key: 'noix',
          name: { en: 'Walnut loaf', fr: 'Pain aux noix' },
          details: {
            en: 'Walnuts from the Vaud foothills, one in every mouthful',
            fr: 'Noix du pied du Jura vaudois, une par bouchée',
          },
          price: 690,
          picture: { tint: 'mint', art: ['loaf', ['chestnut', 0.6]] },
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten', 'nuts'],
        },
        {
          key: 'epeautre',
          name: { en: 'Spelt tin loaf', fr: 'Pain moulé à l’épeautre' },
          details: {
            en: 'Organic Swiss spelt, honey and sunflower seeds',
            fr: 'Épeautre suisse bio, miel et graines de tournesol',
          },
          price: 760,
          picture: { tint: 'sky', art: ['loaf', ['seedling', 0.6]] },
          specifications: [SLICING],
          diets: ['vegetarian', 'lactoseFree'],
          allergens: ['gluten'],
          soldOut: true,
        },
        {
          key: 'fougasse',
          name: { en: 'Olive fougasse', fr: 'Fougasse aux olives' },
          details: {
            en: 'Torn rather than cut, with black olives and thyme',
            fr: 'À déchirer plutôt qu’à couper, olives noires et thym',
          },
          price: 620,
          picture: { tint: 'rose', art: ['flatbread', ['olive', 0.6]] },
        },
      ],
    },
    {
      key: 'viennoiserie',
      name: { en: 'Croissants and buns', fr: 'Viennoiseries' },
      items: [
        {
          key: 'croissant',
          name: { en: 'Butter croissant', fr: 'Croissant au beurre' },
          details: {
            en: 'Folded three times, rested overnight, baked from 05:00',
            fr: 'Trois tours, une nuit de repos, cuit dès 5 h',
          },
          price: 200,
          picture: { tint: 'mint', art: ['croissant'] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs'],
        },
        {
          key: 'croissants-4',
          name: { en: 'Box of 4 croissants', fr: 'Boîte de 4 croissants' },
          details: {
            en: 'Four butter croissants in a card box that keeps them crisp',
            fr: 'Quatre croissants au beurre dans un carton qui les garde croustillants',
          },
          price: 720,
          was: 800,
          cashback: { mode: 1, value: 5 },
          picture: { tint: 'rose', art: ['croissant', ['box', 0.7]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs'],
        },
        {
          key: 'pain-chocolat',
          name: { en: 'Chocolate pastry', fr: 'Pain au chocolat' },
          details: {
            en: 'Two bars of 64% dark chocolate in laminated dough',
            fr: 'Deux bâtons de chocolat noir à 64\u202f% dans une pâte feuilletée levée',
          },
          price: 270,
          picture: { tint: 'sky', art: [['croissant', 0.9], ['chocolate', 0.6]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs', 'soya'],
        },
        {
          key: 'brioche-sucre',
          name: { en: 'Geneva sugar brioche', fr: 'Brioche au sucre genevoise' },
          details: {
            en: 'Flat, round, dimpled with butter and crunchy sugar',
            fr: 'Plate et ronde, creusée de beurre et de sucre croquant',
          },
          price: 480,
          picture: { tint: 'pistachio', art: ['cupcake', ['salt', 0.5]] },
        },
        {
          key: 'escargot',
          name: { en: 'Raisin snail', fr: 'Escargot aux raisins' },
          details: {
            en: 'Vanilla cream and raisins soaked in black tea',
            fr: 'Crème à la vanille et raisins trempés au thé noir',
          },
          price: 320,
          picture: { tint: 'tomato', art: ['pretzel', ['grapes', 0.6]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs', 'sulphites'],
        },
        {
          key: 'chausson',
          name: { en: 'Apple turnover', fr: 'Chausson aux pommes' },
          details: {
            en: 'Stewed Boskoop apples, no sugar added',
            fr: 'Compote de pommes Boskoop, sans sucre ajouté',
          },
          price: 340,
          picture: { tint: 'mint', art: ['dumpling', ['apple', 0.6]] },
        },
      ],
    },
    {
      key: 'breakfast',
      name: { en: 'Breakfast', fr: 'Petit-déjeuner' },
      items: [
        {
          key: 'dejeuner-deux',
          name: { en: 'Breakfast in the square, for two', fr: 'Petit-déjeuner de la place, pour deux' },
          details: {
            en: 'Two croissants, a baguette, butter, jam and two hot drinks',
            fr: 'Deux croissants, une baguette, du beurre, de la confiture et deux boissons chaudes',
          },
          price: 2450,
          cashback: { mode: 2, value: 200 },
          picture: { tint: 'sky', art: [['croissant', 0.8], ['coffee', 0.7], ['baguette', 0.7]] },
          specifications: [JAM, HOT_DRINKS],
        },
        {
          key: 'tartines',
          name: { en: 'Three buttered slices', fr: 'Trois tartines beurrées' },
          details: {
            en: 'Country bread, Gruyère butter and a pot of jam',
            fr: 'Pain paysan, beurre de la Gruyère et un petit pot de confiture',
          },
          price: 890,
          picture: { tint: 'pistachio', art: [['loaf', 0.8], ['butter', 0.7], ['honey', 0.6]] },
          specifications: [JAM],
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk'],
        },
        {
          key: 'birchermuesli',
          name: { en: 'Bircher muesli', fr: 'Birchermüesli' },
          details: {
            en: 'Oats soaked in milk, grated apple, hazelnuts, berries',
            fr: 'Flocons d’avoine trempés au lait, pomme râpée, noisettes, baies',
          },
          price: 950,
          picture: { tint: 'rose', art: ['bowl', ['strawberry', 0.5]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'nuts'],
        },
        {
          key: 'confiture',
          name: { en: 'Strawberry jam, 230 g', fr: 'Confiture de fraises, 230 g' },
          details: {
            en: 'Cooked in the copper pan behind the shop',
            fr: 'Cuite dans la bassine en cuivre de l’arrière-boutique',
          },
          price: 850,
          was: 980,
          picture: { tint: 'butter', art: ['jar', ['strawberry', 0.6]], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
      ],
    },
    {
      key: 'savoury',
      name: { en: 'Savoury', fr: 'Salé' },
      items: [
        {
          key: 'ramequin',
          name: { en: 'Cheese ramequin', fr: 'Ramequin au fromage' },
          details: {
            en: 'Small Gruyère tart, best warm',
            fr: 'Petite tartelette au gruyère, meilleure tiède',
          },
          price: 460,
          picture: { tint: 'sky', art: ['pie', ['cheese', 0.6]] },
          allergens: ['gluten', 'milk', 'eggs'],
        },
        {
          key: 'taille-greubons',
          name: { en: 'Crackling pastry', fr: 'Taillé aux greubons' },
          details: {
            en: 'Vaud puff pastry with pork crackling, for the brave hour of ten',
            fr: 'Feuilleté vaudois aux greubons de porc, pour les courageux de dix heures',
          },
          price: 390,
          picture: { tint: 'mint', art: [['pretzel', 0.9], ['bacon', 0.6]] },
        },
        {
          key: 'jambon-beurre',
          name: { en: 'Ham and butter baguette', fr: 'Sandwich jambon-beurre' },
          details: {
            en: 'Smoked country ham, salted butter, nothing hidden',
            fr: 'Jambon de campagne fumé, beurre salé, rien de caché',
          },
          price: 980,
          picture: { tint: 'pistachio', art: ['sandwich'] },
          specifications: [EXTRAS],
          allergens: ['gluten', 'milk', 'eggs', 'mustard'],
        },
        {
          key: 'soupe-jour',
          name: { en: 'Soup of the day', fr: 'Soupe du jour' },
          details: {
            en: 'Half a litre, with a slice of today’s bread; ask us what is in the pot',
            fr: 'Un demi-litre et une tranche du pain du jour\u202f; demandez-nous ce qui mijote',
          },
          price: 1050,
        },
      ],
    },
  ],
};
