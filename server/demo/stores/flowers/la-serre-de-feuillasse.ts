import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const HEIGHT: DemoSpecification = {
  name: { en: 'Height', fr: 'Hauteur' },
  type: 1,
  required: true,
  options: [
    { name: { en: '40 cm', fr: '40 cm' }, selected: true },
    { name: { en: '80 cm', fr: '80 cm' }, price: 3500 },
    { name: { en: '120 cm', fr: '120 cm' }, price: 7900 },
  ],
};

const POT: DemoSpecification = {
  name: { en: 'Pot', fr: 'Cache-pot' },
  type: 1,
  options: [
    { name: { en: 'Grower’s pot only', fr: 'Pot de culture seul' }, selected: true },
    { name: { en: 'Terracotta', fr: 'Terre cuite' }, price: 1200 },
    { name: { en: 'White glaze', fr: 'Émaillé blanc' }, price: 1900 },
    { name: { en: 'Black steel', fr: 'Acier noir' }, price: 2600 },
  ],
};

const REPOT: DemoSpecification = {
  name: { en: 'Done before it leaves', fr: 'Avant le départ' },
  type: 2,
  options: [
    { name: { en: 'Repotted in fresh soil', fr: 'Rempotée en terreau neuf' }, price: 800 },
    { name: { en: 'Leaves dusted', fr: 'Feuilles dépoussiérées' } },
    { name: { en: 'Care label in the pot', fr: 'Étiquette d’entretien dans le pot' } },
  ],
};

const NOTE: DemoSpecification = {
  name: { en: 'Message card', fr: 'Carte message' },
  type: 1,
  options: [
    { name: { en: 'None', fr: 'Aucune' }, selected: true },
    { name: { en: 'Seed-paper card', fr: 'Carte en papier à semer' }, price: 350 },
  ],
};

const POT_DIAMETER: DemoSpecification = {
  name: { en: 'Diameter', fr: 'Diamètre' },
  type: 1,
  required: true,
  options: [
    { name: { en: '14 cm', fr: '14 cm' }, selected: true },
    { name: { en: '19 cm', fr: '19 cm' }, price: 900 },
    { name: { en: '26 cm', fr: '26 cm' }, price: 2100 },
  ],
};

const SEED_PACK: DemoSpecification = {
  name: { en: 'Sachets, 2 to 4', fr: 'Sachets, de 2 à 4' },
  type: 2,
  required: true,
  range: 2,
  max: 4,
  options: [
    { name: { en: 'Plainpalais radish', fr: 'Radis de Plainpalais' } },
    { name: { en: 'Butterhead lettuce', fr: 'Laitue pommée' } },
    { name: { en: 'Field poppy', fr: 'Coquelicot' } },
    { name: { en: 'Cornflower', fr: 'Bleuet' } },
    { name: { en: 'Nasturtium', fr: 'Capucine' } },
  ],
};

export const laSerreDeFeuillasse: DemoStore = {
  key: 'la-serre-de-feuillasse',
  name: 'La Serre de Feuillasse',
  category: 'flowers',
  slogan: { en: 'Plants that survive their owners', fr: 'Des plantes qui survivent à leurs propriétaires' },
  famousFor: { en: 'Repotting and straight answers', fr: 'Rempotages et réponses franches' },
  tags: ['plants'],
  address: { street: 'Rue des Boudines 6', postcode: '1217', city: 'Meyrin', latitude: 46.2301, longitude: 6.0796 },
  phone: '+41225500617',
  rating: 4.6,
  ratingCount: 118,
  priceRating: 2,
  hours: [
    [['10:00', '17:00']],
    [['09:00', '18:30']],
    [['09:00', '18:30']],
    [['09:00', '18:30']],
    [['09:00', '18:30']],
    'closed',
    'closed',
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 120,
  minimum: 2000,
  reach: 'everywhere',
  fee: { base: 640, includedKm: 3, perKm: 75 },
  prepareMinutes: 20,
  deliveryMinutes: [50, 75],
  itemTaxPercent: 0,
  scene: { tint: 'sand', wall: 'sun', table: 'slats', art: ['plant', 'cactus', 'seedling'] },
  sections: [
    {
      key: 'foliage',
      name: { en: 'Leaves', fr: 'Feuillages' },
      items: [
        {
          key: 'monstera',
          name: { en: 'Monstera', fr: 'Monstera' },
          details: {
            en: 'A new leaf each month if you turn it to the window',
            fr: 'Une feuille par mois si vous la tournez vers la fenêtre',
          },
          price: 3900,
          picture: { tint: 'rose', art: ['plant'], bare: true },
          specifications: [HEIGHT, POT, REPOT],
        },
        {
          key: 'sansevieria',
          name: { en: 'Snake plant', fr: 'Sansevière' },
          details: {
            en: 'Water on the first of the month; forget it otherwise',
            fr: 'De l’eau le premier du mois\u202f; sinon, oubliez-la',
          },
          price: 2900,
          picture: { tint: 'sky', art: [['plant', 0.9], ['star', 0.5]], bare: true },
          specifications: [POT, NOTE],
        },
        {
          key: 'ficus',
          name: { en: 'Rubber plant', fr: 'Caoutchouc' },
          details: {
            en: 'Sulks when moved; choose its place once',
            fr: 'Boude quand on le déplace\u202f; choisissez sa place une fois',
          },
          price: 4500,
          was: 5200,
          cashback: { mode: 1, value: 5 },
          picture: { tint: 'butter', art: [['tree', 0.9], ['plant', 0.6]], bare: true },
          specifications: [HEIGHT, POT],
        },
        {
          key: 'pothos',
          name: { en: 'Golden pothos', fr: 'Pothos doré' },
          details: {
            en: 'Climbs bookshelves, tells you when it is thirsty',
            fr: 'Grimpe aux étagères, dit quand il a soif',
          },
          price: 1890,
          picture: { tint: 'tomato', art: ['basil', ['plant', 0.6]], bare: true },
          specifications: [POT, REPOT],
        },
        {
          key: 'fougere',
          name: { en: 'Boston fern', fr: 'Fougère de Boston' },
          details: {
            en: 'For bathrooms with a window',
            fr: 'Pour salles de bain avec fenêtre',
          },
          price: 2200,
          picture: { tint: 'rose', art: [['herb', 0.9], ['drop', 0.5]], bare: true },
          specifications: [POT],
        },
        {
          key: 'pilea',
          name: { en: 'Pilea, the friendship plant', fr: 'Pilea, la plante de l’amitié' },
          details: {
            en: 'Gives babies; pass them on',
            fr: 'Fait des petits\u202f; donnez-les autour de vous',
          },
          price: 1690,
          picture: { tint: 'sky', art: ['seedling', ['drop', 0.5]], bare: true },
          specifications: [POT, NOTE],
        },
      ],
    },
    {
      key: 'flowering',
      name: { en: 'In flower', fr: 'En fleurs' },
      items: [
        {
          key: 'orchidee',
          name: { en: 'White orchid, two stems', fr: 'Orchidée blanche, deux hampes' },
          details: {
            en: 'Three months of flowers, a rest, and then again',
            fr: 'Trois mois de fleurs, un repos, et elle recommence',
          },
          price: 3400,
          picture: { tint: 'mint', art: ['lotus', ['plant', 0.6]], bare: true },
          specifications: [POT, NOTE],
        },
        {
          key: 'anthurium',
          name: { en: 'Red anthurium', fr: 'Anthurium rouge' },
          details: {
            en: 'Looks polished because it is alive',
            fr: 'A l’air verni, mais c’est bien vivant',
          },
          price: 2790,
          picture: { tint: 'sky', art: [['heart', 0.8], ['plant', 0.7]], bare: true },
          specifications: [POT],
        },
        {
          key: 'cyclamen',
          name: { en: 'Balcony cyclamen', fr: 'Cyclamen de balcon' },
          details: {
            en: 'Flowers down to three degrees',
            fr: 'Fleurit jusqu’à trois degrés',
          },
          price: 1490,
          picture: { tint: 'pistachio', art: [['tulip', 0.8], ['snow', 0.5]], bare: true },
        },
        {
          key: 'geranium',
          name: { en: 'Ivy geranium', fr: 'Géranium-lierre' },
          details: {
            en: 'The red cascade of every chalet, one plant',
            fr: 'La cascade rouge de tous les chalets, un plant',
          },
          price: 690,
          picture: { tint: 'butter', art: [['blossom', 0.8], ['sun', 0.5]], bare: true },
        },
        {
          key: 'lavande-pot',
          name: { en: 'Lavender in a pot', fr: 'Lavande en pot' },
          details: {
            en: 'Full sun, poor soil, bees included',
            fr: 'Plein soleil, terre pauvre, abeilles comprises',
          },
          price: 1290,
          picture: { tint: 'rose', art: [['hyacinth', 0.9], ['sun', 0.5]], bare: true },
          specifications: [POT],
        },
      ],
    },
    {
      key: 'dry',
      name: { en: 'Cacti and succulents', fr: 'Cactus et succulentes' },
      items: [
        {
          key: 'cactus',
          name: { en: 'Column cactus, 15 cm', fr: 'Cactus cierge, 15 cm' },
          details: {
            en: 'Needs light, dislikes attention',
            fr: 'Veut de la lumière, pas d’attention',
          },
          price: 1250,
          picture: { tint: 'tomato', art: ['cactus'], bare: true },
          specifications: [POT],
        },
        {
          key: 'aloe',
          name: { en: 'Aloe vera', fr: 'Aloe vera' },
          details: {
            en: 'Break a leaf on a hot day',
            fr: 'À casser les jours de coup de soleil',
          },
          price: 1690,
          picture: { tint: 'butter', art: [['cactus', 0.8], ['drop', 0.5]], bare: true },
        },
        {
          key: 'trio-succulentes',
          name: { en: 'Three succulents in a tray', fr: 'Trio de succulentes en coupe' },
          details: {
            en: 'Sand, stones and a spoon of water a fortnight',
            fr: 'Du sable, des cailloux, une cuillère d’eau par quinzaine',
          },
          price: 2400,
          cashback: { mode: 2, value: 200 },
          picture: { tint: 'sky', art: [['cactus', 0.7], ['seedling', 0.6], ['lotus', 0.5]], bare: true },
          specifications: [NOTE],
        },
        {
          key: 'jade',
          name: { en: 'Jade tree', fr: 'Arbre de jade' },
          details: {
            en: 'Said to bring money; no refunds on that',
            fr: 'Il attirerait l’argent\u202f; sans garantie de notre part',
          },
          price: 3200,
          picture: { tint: 'rose', art: [['plant', 0.8], ['key', 0.5]], bare: true },
          soldOut: true,
        },
      ],
    },
    {
      key: 'kitchen',
      name: { en: 'To eat', fr: 'À manger' },
      items: [
        {
          key: 'basilic',
          name: { en: 'Genovese basil', fr: 'Basilic grand vert' },
          details: {
            en: 'Pinch the tips, never the big leaves',
            fr: 'Pincez les pointes, jamais les grandes feuilles',
          },
          price: 590,
          picture: { tint: 'sky', art: ['basil'], bare: true },
        },
        {
          key: 'aromates',
          name: { en: 'Tray of six herbs', fr: 'Barquette de six aromates' },
          details: {
            en: 'Thyme, chives, parsley, mint, sage, savory',
            fr: 'Thym, ciboulette, persil, menthe, sauge, sarriette',
          },
          price: 1990,
          picture: { tint: 'rose', art: ['herb', ['tomato', 0.5]], bare: true },
        },
        {
          key: 'citronnier',
          name: { en: 'Lemon tree, 80 cm', fr: 'Citronnier, 80 cm' },
          details: {
            en: 'Winters in the stairwell, summers on the balcony',
            fr: 'L’hiver dans l’escalier, l’été au balcon',
          },
          price: 6900,
          picture: { tint: 'sky', art: [['lemon', 0.8], ['tree', 0.8]], bare: true },
          specifications: [POT, REPOT],
        },
        {
          key: 'graines',
          name: { en: 'Geneva seed sachets', fr: 'Sachets de graines genevoises' },
          details: {
            en: 'Open-pollinated, so you can save your own',
            fr: 'Reproductibles\u202f: gardez-en pour l’an prochain',
          },
          price: 790,
          picture: { tint: 'butter', art: [['seedling', 0.9], ['envelope', 0.7]], bare: true },
          specifications: [SEED_PACK],
        },
      ],
    },
    {
      key: 'care',
      name: { en: 'Pots and care', fr: 'Pots et soins' },
      items: [
        {
          key: 'pot-terre',
          name: { en: 'Terracotta pot with saucer', fr: 'Pot en terre cuite et soucoupe' },
          details: {
            en: 'Thrown in Bonfol clay, frost-proof',
            fr: 'Tourné en terre de Bonfol, résiste au gel',
          },
          price: 890,
          picture: { tint: 'pistachio', art: [['bucket', 0.8], ['seedling', 0.5]], bare: true },
          specifications: [POT_DIAMETER],
        },
        {
          key: 'terreau',
          name: { en: 'Peat-free potting soil, 20 litres', fr: 'Terreau sans tourbe, 20 litres' },
          details: {
            en: 'Composted in the canton',
            fr: 'Composté dans le canton',
          },
          price: 1190,
          picture: { tint: 'mint', art: ['bags', ['seedling', 0.6]], bare: true },
        },
        {
          key: 'rempotage',
          name: { en: 'Repotting at your home, one hour', fr: 'Rempotage à domicile, une heure' },
          details: {
            en: 'Soil, sheet on the floor and frank advice included',
            fr: 'Terreau, bâche au sol et avis francs compris',
          },
          price: 2500,
        },
      ],
    },
  ],
};
