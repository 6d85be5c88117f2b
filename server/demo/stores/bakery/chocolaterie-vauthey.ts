import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const BOX_SIZE: DemoSpecification = {
  name: { en: 'Box', fr: 'Coffret' },
  type: 1,
  required: true,
  options: [
    { name: { en: '12 pieces', fr: '12 pièces' }, selected: true },
    { name: { en: '24 pieces', fr: '24 pièces' }, price: 2100 },
    { name: { en: '48 pieces', fr: '48 pièces' }, price: 5900 },
  ],
};

const LEAVE_OUT: DemoSpecification = {
  name: { en: 'Leave out', fr: 'À éviter' },
  type: 2,
  options: [
    { name: { en: 'No alcohol', fr: 'Sans alcool' } },
    { name: { en: 'No dark chocolate', fr: 'Sans chocolat noir' } },
    { name: { en: 'No coffee', fr: 'Sans café' } },
  ],
};

const RIBBON: DemoSpecification = {
  name: { en: 'Ribbon', fr: 'Ruban' },
  type: 1,
  options: [
    { name: { en: 'Cream', fr: 'Crème' }, selected: true },
    { name: { en: 'Red and yellow, like the flag', fr: 'Rouge et jaune, comme le drapeau' } },
    { name: { en: 'Midnight blue', fr: 'Bleu nuit' } },
  ],
};

const CARD: DemoSpecification = {
  name: { en: 'Handwritten card', fr: 'Carte manuscrite' },
  type: 1,
  options: [
    { name: { en: 'No card', fr: 'Sans carte' }, selected: true },
    { name: { en: 'With kind regards', fr: 'Avec nos meilleures pensées' }, price: 200 },
    { name: { en: 'Happy birthday', fr: 'Joyeux anniversaire' }, price: 200 },
  ],
};

const PAVES_WEIGHT: DemoSpecification = {
  name: { en: 'Weight', fr: 'Poids' },
  type: 1,
  required: true,
  options: [
    { name: { en: '150 g', fr: '150 g' }, selected: true },
    { name: { en: '300 g', fr: '300 g' }, price: 2000 },
    { name: { en: '500 g', fr: '500 g' }, price: 4500 },
  ],
};

export const chocolaterieVauthey: DemoStore = {
  key: 'chocolaterie-vauthey',
  name: 'Chocolaterie Vauthey',
  category: 'bakery',
  slogan: { en: 'From bean to bar, on Rue du Rhône', fr: 'De la fève à la tablette, rue du Rhône' },
  promotion: { en: '8% cashback on everything', fr: '8\u202f% de cashback sur tout' },
  famousFor: { en: 'Geneva paving stones', fr: 'Pavés de Genève' },
  tags: ['chocolate'],
  address: { street: 'Rue du Rhône 58', postcode: '1204', city: 'Genève', latitude: 46.2038, longitude: 6.1479 },
  phone: '+41225505858',
  rating: 4.9,
  ratingCount: 518,
  priceRating: 3,
  hours: [
    'closed',
    [['10:00', '18:30']],
    [['10:00', '18:30']],
    [['10:00', '18:30']],
    [['10:00', '18:30']],
    [['10:00', '18:30']],
    [['10:00', '18:30']],
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 45,
  minimum: 2500,
  reach: { miles: 5 },
  fee: { base: 590, includedKm: 3, perKm: 90 },
  prepareMinutes: 15,
  deliveryMinutes: [25, 40],
  itemTaxPercent: 0,
  cashback: { mode: 1, value: 8 },
  scene: { tint: 'mint', wall: 'panel', table: 'plain', awning: '#5A2D1E', art: ['chocolate', 'gift', 'chestnut'] },
  sections: [
    {
      key: 'geneva',
      name: { en: 'Geneva specialities', fr: 'Spécialités de Genève' },
      items: [
        {
          key: 'paves',
          name: { en: 'Geneva paving stones', fr: 'Pavés de Genève' },
          details: {
            en: 'Square ganaches rolled in cocoa, soft as the old town is not',
            fr: 'Ganaches carrées roulées dans le cacao, tendres comme la vieille ville ne l’est pas',
          },
          price: 2100,
          picture: { tint: 'sky', art: ['chocolate'] },
          specifications: [PAVES_WEIGHT],
          diets: ['vegetarian'],
          allergens: ['milk', 'soya'],
        },
        {
          key: 'marmite',
          name: { en: 'Escalade cauldron, 400 g', fr: 'Marmite de l’Escalade, 400 g' },
          details: {
            en: 'Dark chocolate pot with marzipan vegetables, to smash in December',
            fr: 'Marmite en chocolat noir et légumes en massepain, à briser en décembre',
          },
          price: 4800,
          picture: { tint: 'mint', art: ['stew', ['carrot', 0.5]] },
          allergens: ['milk', 'soya', 'nuts'],
          soldOut: true,
        },
        {
          key: 'amandes-princesse',
          name: { en: 'Princess almonds, 200 g', fr: 'Amandes princesse, 200 g' },
          details: {
            en: 'Roasted, caramelised, coated in milk chocolate and cocoa',
            fr: 'Torréfiées, caramélisées, enrobées de chocolat au lait et de cacao',
          },
          price: 1650,
          picture: { tint: 'rose', art: ['chestnut', ['chocolate', 0.6]] },
          diets: ['vegetarian'],
          allergens: ['nuts', 'milk', 'soya'],
        },
        {
          key: 'jet-deau',
          name: { en: 'Jet d’Eau in white chocolate', fr: 'Jet d’eau en chocolat blanc' },
          details: {
            en: 'Twenty centimetres tall and just as vertical',
            fr: 'Vingt centimètres de haut, et tout aussi droit',
          },
          price: 2900,
          cashback: { mode: 2, value: 400 },
          picture: { tint: 'butter', art: [['chocolate', 0.8], ['drop', 0.6]] },
        },
        {
          key: 'galets-lac',
          name: { en: 'Lake pebbles, 180 g', fr: 'Galets du lac, 180 g' },
          details: {
            en: 'Sugar-coated pralines in the greys of the shore',
            fr: 'Pralinés dragéifiés, aux gris du rivage',
          },
          price: 1480,
          picture: { tint: 'pistachio', art: ['candy', ['drop', 0.6]] },
        },
      ],
    },
    {
      key: 'boxes',
      name: { en: 'Boxes', fr: 'Coffrets' },
      items: [
        {
          key: 'coffret-maison',
          name: { en: 'House assortment', fr: 'Assortiment maison' },
          details: {
            en: 'Pralines and ganaches, half milk, half dark',
            fr: 'Pralinés et ganaches, moitié lait, moitié noir',
          },
          price: 2400,
          picture: { tint: 'mint', art: ['gift', ['chocolate', 0.7]], bare: true },
          specifications: [BOX_SIZE, LEAVE_OUT, RIBBON, CARD],
        },
        {
          key: 'coffret-noir',
          name: { en: 'All-dark assortment', fr: 'Assortiment tout noir' },
          details: {
            en: 'From 64% Ecuador to 85% Madagascar',
            fr: 'De l’Équateur à 64\u202f% au Madagascar à 85\u202f%',
          },
          price: 2600,
          cashback: { mode: 1, value: 10 },
          picture: { tint: 'sky', art: ['gift', ['chestnut', 0.6]], bare: true },
          specifications: [BOX_SIZE, RIBBON, CARD],
        },
        {
          key: 'truffes-champagne',
          name: { en: 'Marc truffles, 16', fr: 'Truffes au marc, 16' },
          details: {
            en: 'Dôle pomace brandy, icing sugar, one bite each',
            fr: 'Marc de dôle, sucre glace, une bouchée chacune',
          },
          price: 3200,
          picture: { tint: 'butter', art: ['box', ['sparkling', 0.7]], bare: true },
          specifications: [RIBBON],
          diets: ['vegetarian'],
          allergens: ['milk', 'soya'],
        },
        {
          key: 'truffes-jour',
          name: { en: 'Truffles of the day, 125 g', fr: 'Truffes du jour, 125 g' },
          details: {
            en: 'Fresh cream; to be eaten within five days, which is easy',
            fr: 'Crème fraîche\u202f; à manger dans les cinq jours, ce qui est facile',
          },
          price: 1950,
          picture: { tint: 'rose', art: [['chocolate', 0.9], ['milk', 0.5]] },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk', 'soya'],
        },
        {
          key: 'coffret-apero',
          name: { en: 'Salted box, 20 pieces', fr: 'Coffret salé, 20 pièces' },
          details: {
            en: 'Praline with fleur de sel, olives or smoked almonds',
            fr: 'Praliné à la fleur de sel, aux olives ou aux amandes fumées',
          },
          price: 2800,
          was: 3300,
          picture: { tint: 'mint', art: ['chocolate', ['peanuts', 0.5], ['salt', 0.5]] },
          allergens: ['nuts', 'milk', 'soya'],
        },
      ],
    },
    {
      key: 'bars',
      name: { en: 'Bars', fr: 'Tablettes' },
      items: [
        {
          key: 'tablette-lait',
          name: { en: 'Alpine milk bar 40%, 100 g', fr: 'Tablette lait des Alpes 40\u202f%, 100 g' },
          details: {
            en: 'Milk from three farms at La Givrine',
            fr: 'Lait de trois fermes de La Givrine',
          },
          price: 890,
          picture: { tint: 'sky', art: ['chocolate', ['milk', 0.6]] },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk', 'soya'],
        },
        {
          key: 'tablette-70',
          name: { en: 'Peru 70%, 100 g', fr: 'Pérou 70\u202f%, 100 g' },
          details: {
            en: 'Red fruit first, then tobacco and honey',
            fr: 'Fruits rouges d’abord, puis tabac et miel',
          },
          price: 950,
          picture: { tint: 'rose', art: ['chocolate', ['plant', 0.6]] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: ['soya'],
        },
        {
          key: 'tablette-noisettes',
          name: { en: 'Whole hazelnut bar, 130 g', fr: 'Tablette noisettes entières, 130 g' },
          details: {
            en: 'Twice as many hazelnuts as is reasonable',
            fr: 'Deux fois plus de noisettes que de raison',
          },
          price: 1050,
          picture: { tint: 'mint', art: ['chocolate', ['chestnut', 0.7]] },
          allergens: ['milk', 'soya', 'nuts'],
        },
        {
          key: 'tablette-blanc-vanille',
          name: { en: 'White chocolate and vanilla, 100 g', fr: 'Blanc à la vanille, 100 g' },
          details: {
            en: 'Cocoa butter, real pods, visible specks',
            fr: 'Beurre de cacao, vraies gousses, grains visibles',
          },
          price: 920,
          picture: { tint: 'tomato', art: ['butter', ['blossom', 0.5]] },
        },
        {
          key: 'tablette-orange',
          name: { en: 'Candied orange 64%, 100 g', fr: 'Orange confite 64\u202f%, 100 g' },
          details: {
            en: 'Sicilian peel candied over a week',
            fr: 'Écorces de Sicile confites en une semaine',
          },
          price: 980,
          picture: { tint: 'sky', art: [['chocolate', 0.9], ['tangerine', 0.7]] },
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['soya', 'sulphites'],
        },
        {
          key: 'tablette-avoine',
          name: { en: 'Oat “milk” bar, 90 g', fr: 'Tablette à l’avoine, 90 g' },
          details: {
            en: 'Round as milk chocolate, without the milk',
            fr: 'La rondeur du lait, sans le lait',
          },
          price: 990,
          picture: { tint: 'pistachio', art: ['chocolate', ['riceSheaf', 0.6]] },
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten', 'soya'],
        },
      ],
    },
    {
      key: 'treats',
      name: { en: 'For now', fr: 'Pour tout de suite' },
      items: [
        {
          key: 'orangettes',
          name: { en: 'Orangettes, 150 g', fr: 'Orangettes, 150 g' },
          details: {
            en: 'Sticks of candied peel dipped in dark chocolate',
            fr: 'Bâtonnets d’écorce confite trempés dans le chocolat noir',
          },
          price: 1390,
          picture: { tint: 'sky', art: ['tangerine', ['chocolate', 0.6]] },
        },
        {
          key: 'rochers',
          name: { en: 'Almond clusters, 6', fr: 'Rochers aux amandes, 6' },
          details: {
            en: 'Slivered almonds held together by very little chocolate',
            fr: 'Amandes effilées tenues par très peu de chocolat',
          },
          price: 1120,
          picture: { tint: 'mint', art: ['chestnut', ['cookie', 0.6]] },
          diets: ['vegetarian'],
          allergens: ['nuts', 'milk', 'soya'],
        },
        {
          key: 'guimauves',
          name: { en: 'Marshmallow teddies, 8', fr: 'Oursons guimauve, 8' },
          details: {
            en: 'Vanilla marshmallow under a coat that cracks',
            fr: 'Guimauve vanille sous une robe qui craque',
          },
          price: 1080,
          picture: { tint: 'butter', art: ['candy', ['chocolate', 0.5]] },
        },
        {
          key: 'chocolat-chaud',
          name: { en: 'Hot chocolate flakes, 250 g', fr: 'Copeaux pour chocolat chaud, 250 g' },
          details: {
            en: 'Four spoons to a cup of milk, whisked hard',
            fr: 'Quatre cuillères par tasse de lait, à fouetter fort',
          },
          price: 1590,
          picture: { tint: 'rose', art: ['jar', ['coffee', 0.7]], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: ['soya'],
        },
        {
          key: 'pate-noisette',
          name: { en: 'Hazelnut spread, 280 g', fr: 'Pâte à tartiner aux noisettes, 280 g' },
          details: {
            en: '55% Langhe hazelnuts, no palm oil',
            fr: '55\u202f% de noisettes des Langhe, sans huile de palme',
          },
          price: 1350,
          was: 1500,
          picture: { tint: 'sky', art: ['jar', ['chestnut', 0.7]], bare: true },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['nuts', 'milk', 'soya'],
        },
        {
          key: 'carte-cadeau',
          name: { en: 'Gift card for tasting, for one', fr: 'Bon pour une dégustation, une personne' },
          details: {
            en: 'An hour in the workshop, six origins, an apron lent',
            fr: 'Une heure à l’atelier, six origines, tablier prêté',
          },
          price: 5000,
        },
      ],
    },
  ],
};
