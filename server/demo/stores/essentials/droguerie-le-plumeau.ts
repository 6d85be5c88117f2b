import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const SCENT: DemoSpecification = {
  name: { en: 'Scent', fr: 'Parfum' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Unscented', fr: 'Sans parfum' }, selected: true },
    { name: { en: 'Lavender', fr: 'Lavande' } },
    { name: { en: 'Verbena', fr: 'Verveine' } },
  ],
};

const SOAP_WEIGHT: DemoSpecification = {
  name: { en: 'Cut of', fr: 'Coupe de' },
  type: 1,
  required: true,
  options: [
    { name: { en: '200 g', fr: '200 g' }, selected: true },
    { name: { en: '400 g', fr: '400 g' }, price: 650 },
    { name: { en: '1 kg', fr: '1 kg' }, price: 2300 },
  ],
};

const BULB_LIGHT: DemoSpecification = {
  name: { en: 'Light', fr: 'Lumière' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Warm, 2700 K', fr: 'Chaude, 2700 K' }, selected: true },
    { name: { en: 'Neutral, 4000 K', fr: 'Neutre, 4000 K' } },
  ],
};

const BULB_BASE: DemoSpecification = {
  name: { en: 'Base', fr: 'Culot' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'E27, large', fr: 'E27, grand' }, selected: true },
    { name: { en: 'E14, small', fr: 'E14, petit' } },
  ],
};

const BAG_LITRES: DemoSpecification = {
  name: { en: 'Size', fr: 'Contenance' },
  type: 1,
  required: true,
  options: [
    { name: { en: '17 litres, 20 bags', fr: '17 litres, 20 sacs' }, selected: true },
    { name: { en: '35 litres, 20 bags', fr: '35 litres, 20 sacs' }, price: 160 },
    { name: { en: '60 litres, 10 bags', fr: '60 litres, 10 sacs' }, price: 180 },
  ],
};

export const droguerieLePlumeau: DemoStore = {
  key: 'droguerie-le-plumeau',
  name: 'Droguerie Le Plumeau',
  category: 'essentials',
  slogan: { en: 'Everything for a stain, a drip or a squeak', fr: 'Contre la tache, la goutte et le grincement' },
  famousFor: { en: 'Soap by the block', fr: 'Le savon à la coupe' },
  tags: ['household'],
  address: { street: 'Rue de la Servette 45', postcode: '1202', city: 'Genève', latitude: 46.2122, longitude: 6.1351 },
  phone: '+41225504545',
  rating: 4.5,
  ratingCount: 97,
  priceRating: 1,
  hours: [
    [['10:00', '14:00']],
    [['08:30', '18:30']],
    [['08:30', '18:30']],
    [['08:30', '18:30']],
    'closed',
    [['08:30', '19:00']],
    [['09:00', '17:00']],
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 30,
  minimum: 1500,
  reach: { miles: 3 },
  fee: { base: 390, includedKm: 2, perKm: 70 },
  prepareMinutes: 15,
  deliveryMinutes: [30, 45],
  itemTaxPercent: 0,
  scene: { tint: 'pistachio', wall: 'tiles', table: 'slats', awning: '#C8551B', art: ['broom', 'bucket', 'sponge', 'soap'] },
  sections: [
    {
      key: 'laundry',
      name: { en: 'Laundry', fr: 'Lessive' },
      items: [
        {
          key: 'lessive-liquide',
          name: { en: 'Liquid detergent, 2 litres', fr: 'Lessive liquide, 2 litres' },
          details: {
            en: 'Plant soap, forty washes, works from 20 degrees',
            fr: 'Savon végétal, quarante lavages, dès 20 degrés',
          },
          price: 1590,
          was: 1890,
          cashback: { mode: 1, value: 5 },
          picture: { tint: 'sand', art: ['bottle', ['bubbles', 0.6]], bare: true },
          specifications: [SCENT],
        },
        {
          key: 'savon-fiel',
          name: { en: 'Gall soap block', fr: 'Savon au fiel' },
          details: {
            en: 'Rub on grass, wine and gravy, wait, wash',
            fr: 'Frotter l’herbe, le vin et la sauce, attendre, laver',
          },
          price: 490,
          picture: { tint: 'mint', art: ['soap'], bare: true },
        },
        {
          key: 'pinces',
          name: { en: 'Wooden pegs, 36', fr: 'Pinces à linge en bois, 36' },
          details: {
            en: 'Beech, with springs that do not rust',
            fr: 'En hêtre, à ressort inoxydable',
          },
          price: 590,
          picture: { tint: 'rose', art: ['basket', ['socks', 0.6]], bare: true },
        },
        {
          key: 'adoucissant',
          name: { en: 'Fabric rinse with vinegar', fr: 'Rinçage au vinaigre' },
          details: {
            en: 'Softens without coating the towels',
            fr: 'Assouplit sans graisser les linges',
          },
          price: 720,
          picture: { tint: 'butter', art: [['bottle', 0.9], ['blossom', 0.6]], bare: true },
        },
        {
          key: 'detacheur-encre',
          name: { en: 'Ink remover, 50 ml', fr: 'Détachant encre, 50 ml' },
          details: {
            en: 'For shirt pockets and school sleeves',
            fr: 'Pour poches de chemise et manches d’écolier',
          },
          price: 850,
          picture: { tint: 'sky', art: ['pen', ['drop', 0.6]], bare: true },
        },
      ],
    },
    {
      key: 'cleaning',
      name: { en: 'Cleaning', fr: 'Nettoyage' },
      items: [
        {
          key: 'savon-noir',
          name: { en: 'Black olive soap, 1 litre', fr: 'Savon noir à l’huile d’olive, 1 litre' },
          details: {
            en: 'Tiles, wood, greenfly: one spoon in a bucket',
            fr: 'Carrelage, bois, pucerons\u202f: une cuillère par seau',
          },
          price: 1290,
          picture: { tint: 'pistachio', art: [['soap', 0.9], ['olive', 0.6]], bare: true },
        },
        {
          key: 'savon-coupe',
          name: { en: 'Marseille soap, cut from the block', fr: 'Savon de Marseille à la coupe' },
          details: {
            en: '72% oil, no scent, cut with a wire while you wait',
            fr: '72\u202f% d’huile, sans parfum, coupé au fil sous vos yeux',
          },
          price: 650,
          picture: { tint: 'tomato', art: ['soap', ['scissors', 0.6]], bare: true },
          specifications: [SOAP_WEIGHT],
        },
        {
          key: 'eponges',
          name: { en: 'Cellulose sponges, 5', fr: 'Éponges en cellulose, 5' },
          details: {
            en: 'They go in the machine, then in the compost',
            fr: 'À la machine, puis au compost',
          },
          price: 390,
          picture: { tint: 'mint', art: ['sponge'], bare: true },
        },
        {
          key: 'balai',
          name: { en: 'Rice-straw broom', fr: 'Balai en paille de riz' },
          details: {
            en: 'Sewn by hand in five rows; lasts ten years',
            fr: 'Cousu main en cinq rangs\u202f; tient dix ans',
          },
          price: 2450,
          picture: { tint: 'butter', art: ['broom'], bare: true },
        },
        {
          key: 'seau',
          name: { en: 'Bucket with a lip, 10 litres', fr: 'Seau à bec, 10 litres' },
          details: {
            en: 'Graduated, with a handle that does not bite',
            fr: 'Gradué, avec une anse qui ne scie pas la main',
          },
          price: 990,
          picture: { tint: 'sand', art: ['bucket'], bare: true },
        },
        {
          key: 'vinaigre',
          name: { en: 'Cleaning vinegar 10%, 1 litre', fr: 'Vinaigre ménager 10\u202f%, 1 litre' },
          details: {
            en: 'Lime is Geneva’s second lake; this is its end',
            fr: 'Le calcaire est le second lac de Genève\u202f; voici sa fin',
          },
          price: 350,
          picture: { tint: 'mint', art: [['bottle', 0.8], ['lemon', 0.6]], bare: true },
        },
        {
          key: 'cire',
          name: { en: 'Beeswax polish, 250 g', fr: 'Cire d’abeille pour meubles, 250 g' },
          details: {
            en: 'Turpentine and wax, a soft cloth, patience',
            fr: 'Térébenthine et cire, un chiffon doux, de la patience',
          },
          price: 1680,
          picture: { tint: 'sky', art: [['honey', 0.8], ['sponge', 0.6]], bare: true },
        },
      ],
    },
    {
      key: 'paper',
      name: { en: 'Bags and paper', fr: 'Sacs et papier' },
      items: [
        {
          key: 'papier-toilette',
          name: { en: 'Recycled toilet paper, 12 rolls', fr: 'Papier toilette recyclé, 12 rouleaux' },
          details: {
            en: 'Three plies, no perfume, no bears',
            fr: 'Trois épaisseurs, sans parfum, sans ours',
          },
          price: 980,
          picture: { tint: 'mint', art: ['toiletRoll'], bare: true },
        },
        {
          key: 'sacs-poubelle',
          name: { en: 'Bin bags', fr: 'Sacs à ordures' },
          details: {
            en: 'Thick enough for a corner of glass',
            fr: 'Assez épais pour un coin de verre',
          },
          price: 420,
          picture: { tint: 'butter', art: ['bags', ['bucket', 0.6]], bare: true },
          specifications: [BAG_LITRES],
        },
        {
          key: 'sacs-compost',
          name: { en: 'Compostable bags, 30', fr: 'Sacs compostables, 30' },
          details: {
            en: 'Nine litres, fit the small green kitchen bin',
            fr: 'Neuf litres, pour la petite poubelle verte',
          },
          price: 460,
          picture: { tint: 'rose', art: ['bags', ['seedling', 0.6]], bare: true },
        },
        {
          key: 'bougies',
          name: { en: 'Household candles, 8', fr: 'Bougies de ménage, 8' },
          details: {
            en: 'White stearin, six hours each, for power cuts or dinner',
            fr: 'Stéarine blanche, six heures chacune, pour panne ou dîner',
          },
          price: 790,
          picture: { tint: 'sky', art: ['candle'], bare: true },
        },
      ],
    },
    {
      key: 'repairs',
      name: { en: 'Small repairs', fr: 'Petites réparations' },
      items: [
        {
          key: 'ampoule',
          name: { en: 'LED bulb, 8 W', fr: 'Ampoule LED, 8 W' },
          details: {
            en: 'As bright as the old sixty, for a tenth',
            fr: 'La clarté de l’ancienne soixante, pour un dixième',
          },
          price: 690,
          picture: { tint: 'mint', art: ['bulb'], bare: true },
          specifications: [BULB_BASE, BULB_LIGHT],
        },
        {
          key: 'piles-9v',
          name: { en: '9 V battery for smoke alarms', fr: 'Pile 9 V pour détecteur de fumée' },
          details: {
            en: 'So that it stops chirping at three in the morning',
            fr: 'Pour qu’il cesse de piailler à trois heures du matin',
          },
          price: 790,
          picture: { tint: 'tomato', art: ['battery', ['bell', 0.6]], bare: true },
        },
        {
          key: 'rallonge',
          name: { en: 'Extension lead, 3 m', fr: 'Rallonge, 3 m' },
          details: {
            en: 'Three Swiss sockets, a switch, flat against the skirting',
            fr: 'Trois prises suisses, un interrupteur, à plat contre la plinthe',
          },
          price: 1890,
          cashback: { mode: 2, value: 150 },
          picture: { tint: 'butter', art: ['plug'], bare: true },
        },
        {
          key: 'huile-gonds',
          name: { en: 'Oil for hinges, 100 ml', fr: 'Huile pour gonds, 100 ml' },
          details: {
            en: 'Long spout, one drop, silence',
            fr: 'Long bec, une goutte, silence',
          },
          price: 640,
        },
        {
          key: 'ventouse',
          name: { en: 'Sink plunger', fr: 'Ventouse pour évier' },
          details: {
            en: 'Beech handle, natural rubber, dignity not included',
            fr: 'Manche en hêtre, caoutchouc naturel, dignité non fournie',
          },
          price: 1150,
          picture: { tint: 'mint', art: [['bucket', 0.8], ['drop', 0.7]], bare: true },
          soldOut: true,
        },
        {
          key: 'etiquettes-cles',
          name: { en: 'Key labels and rings, 6', fr: 'Étiquettes et anneaux pour clés, 6' },
          details: {
            en: 'Cellar, letterbox, neighbour: six colours',
            fr: 'Cave, boîte aux lettres, voisine\u202f: six couleurs',
          },
          price: 950,
          picture: { tint: 'rose', art: ['key'], bare: true },
        },
      ],
    },
  ],
};
