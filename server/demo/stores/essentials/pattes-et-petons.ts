import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const KIBBLE_BAG: DemoSpecification = {
  name: { en: 'Bag', fr: 'Sac' },
  type: 1,
  required: true,
  options: [
    { name: { en: '2 kg', fr: '2 kg' }, selected: true },
    { name: { en: '6 kg', fr: '6 kg' }, price: 2600 },
    { name: { en: '12 kg', fr: '12 kg' }, price: 5200 },
  ],
};

const CAT_TASTE: DemoSpecification = {
  name: { en: 'Flavours, 2 to 4', fr: 'Saveurs, de 2 à 4' },
  type: 2,
  required: true,
  range: 2,
  max: 4,
  options: [
    { name: { en: 'Chicken', fr: 'Poulet' } },
    { name: { en: 'Trout', fr: 'Truite' } },
    { name: { en: 'Veal', fr: 'Veau' } },
    { name: { en: 'Rabbit', fr: 'Lapin' } },
  ],
};

const NAPPY_SIZE: DemoSpecification = {
  name: { en: 'Size', fr: 'Taille' },
  type: 1,
  required: true,
  options: [
    { name: { en: '2, 3 to 6 kg', fr: '2, de 3 à 6 kg' } },
    { name: { en: '3, 5 to 9 kg', fr: '3, de 5 à 9 kg' }, selected: true },
    { name: { en: '4, 8 to 14 kg', fr: '4, de 8 à 14 kg' }, price: 100 },
    { name: { en: '5, over 12 kg', fr: '5, plus de 12 kg' }, price: 200 },
  ],
};

const COLLAR_SIZE: DemoSpecification = {
  name: { en: 'Neck', fr: 'Tour de cou' },
  type: 1,
  required: true,
  options: [
    { name: { en: '25 to 35 cm', fr: '25 à 35 cm' } },
    { name: { en: '35 to 45 cm', fr: '35 à 45 cm' }, selected: true },
    { name: { en: '45 to 60 cm', fr: '45 à 60 cm' }, price: 400 },
  ],
};

const BODY_SIZE: DemoSpecification = {
  name: { en: 'Age', fr: 'Âge' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Newborn', fr: 'Naissance' } },
    { name: { en: '3 months', fr: '3 mois' }, selected: true },
    { name: { en: '6 months', fr: '6 mois' } },
    { name: { en: '12 months', fr: '12 mois' } },
  ],
};

const WRAP: DemoSpecification = {
  name: { en: 'Gift wrap', fr: 'Emballage cadeau' },
  type: 1,
  options: [
    { name: { en: 'None', fr: 'Aucun' }, selected: true },
    { name: { en: 'Paper and ribbon', fr: 'Papier et ruban' }, price: 300 },
  ],
};

export const pattesEtPetons: DemoStore = {
  key: 'pattes-et-petons',
  name: 'Pattes & Petons',
  category: 'essentials',
  slogan: { en: 'For those who go on four, and those who soon will on two', fr: 'Pour ceux qui vont à quatre pattes, poilus ou non' },
  promotion: { en: 'Free treat in every pet order', fr: 'Une friandise offerte par commande animale' },
  famousFor: { en: 'Nappies and kibble in one go', fr: 'Couches et croquettes en un voyage' },
  tags: ['pets', 'baby'],
  address: { street: 'Rue du Village 18', postcode: '1214', city: 'Vernier', latitude: 46.2170, longitude: 6.0852 },
  phone: '+41225501218',
  rating: 4.4,
  ratingCount: 72,
  priceRating: 2,
  hours: [
    'closed',
    [['09:00', '18:30']],
    [['09:00', '18:30']],
    [['09:00', '18:30']],
    [['09:00', '20:00']],
    [['09:00', '18:30']],
    [['09:00', '17:00']],
  ],
  receiving: 'delivery',
  asap: true,
  schedule: true,
  leadMinutes: 60,
  minimum: 2000,
  reach: { miles: 6 },
  fee: { base: 520, includedKm: 3, perKm: 65 },
  prepareMinutes: 15,
  deliveryMinutes: [35, 50],
  itemTaxPercent: 0,
  scene: { tint: 'sky', wall: 'sun', table: 'plain', art: ['dog', 'teddy', 'cat', 'babyBottle'] },
  sections: [
    {
      key: 'dogs',
      name: { en: 'Dogs', fr: 'Chiens' },
      items: [
        {
          key: 'croquettes-chien',
          name: { en: 'Kibble with beef and barley', fr: 'Croquettes bœuf et orge' },
          details: {
            en: 'Baked in Thurgau, for adult dogs of any length',
            fr: 'Cuites en Thurgovie, pour chiens adultes de toute longueur',
          },
          price: 1690,
          cashback: { mode: 1, value: 5 },
          picture: { tint: 'butter', art: ['dog', ['bone', 0.7]], bare: true },
          specifications: [KIBBLE_BAG],
        },
        {
          key: 'os-macher',
          name: { en: 'Beef chewing bone', fr: 'Os à mâcher en bœuf' },
          details: {
            en: 'Keeps a labrador silent for a whole telephone call',
            fr: 'Tient un labrador muet le temps d’un appel',
          },
          price: 690,
          picture: { tint: 'sky', art: ['bone'], bare: true },
        },
        {
          key: 'laisse',
          name: { en: 'Rope lead, 2 m', fr: 'Laisse en corde, 2 m' },
          details: {
            en: 'Climbing rope, brass hook, two lengths in one',
            fr: 'Corde d’escalade, mousqueton laiton, deux longueurs en une',
          },
          price: 2890,
          was: 3400,
          picture: { tint: 'pistachio', art: [['dog', 0.8], ['yarn', 0.6]], bare: true },
        },
        {
          key: 'collier',
          name: { en: 'Leather collar', fr: 'Collier en cuir' },
          details: {
            en: 'Vegetable tanned; the ring can be engraved',
            fr: 'Tannage végétal\u202f; la médaille se grave',
          },
          price: 1990,
          picture: { tint: 'mint', art: ['paw', ['bell', 0.6]], bare: true },
          specifications: [COLLAR_SIZE],
        },
        {
          key: 'sacs-crottes',
          name: { en: 'Walk bags, 120', fr: 'Sacs de promenade, 120' },
          details: {
            en: 'Eight rolls in sugar-cane plastic',
            fr: 'Huit rouleaux en plastique de canne à sucre',
          },
          price: 590,
          picture: { tint: 'rose', art: ['bags', ['paw', 0.6]], bare: true },
        },
        {
          key: 'balle',
          name: { en: 'Floating ball', fr: 'Balle flottante' },
          details: {
            en: 'For the Vengeron beach in winter, when dogs are allowed',
            fr: 'Pour la plage du Vengeron en hiver, quand les chiens ont le droit',
          },
          price: 790,
          picture: { tint: 'tomato', art: [['ball', 0.8], ['dog', 0.6]], bare: true },
        },
      ],
    },
    {
      key: 'cats',
      name: { en: 'Cats', fr: 'Chats' },
      items: [
        {
          key: 'sachets-chat',
          name: { en: 'Pouches for cats, 12', fr: 'Sachets pour chats, 12' },
          details: {
            en: 'In jelly; the cat chooses, you order',
            fr: 'En gelée\u202f; le chat décide, vous commandez',
          },
          price: 1190,
          picture: { tint: 'mint', art: ['cat', ['can', 0.7]], bare: true },
          specifications: [CAT_TASTE],
        },
        {
          key: 'litiere',
          name: { en: 'Wood litter, 10 litres', fr: 'Litière en bois, 10 litres' },
          details: {
            en: 'Spruce pellets, a smell of sawmill',
            fr: 'Granulés d’épicéa, une odeur de scierie',
          },
          price: 1290,
          picture: { tint: 'sky', art: [['cat', 0.8], ['bucket', 0.7]], bare: true },
        },
        {
          key: 'souris',
          name: { en: 'Felt mouse with catnip', fr: 'Souris en feutre à l’herbe à chat' },
          details: {
            en: 'Lost under the sofa within a week',
            fr: 'Perdue sous le canapé dans la semaine',
          },
          price: 450,
          picture: { tint: 'butter', art: [['cat', 0.7], ['yarn', 0.7]], bare: true },
        },
        {
          key: 'griffoir',
          name: { en: 'Cardboard scratcher', fr: 'Griffoir en carton' },
          details: {
            en: 'So that the armchair may live',
            fr: 'Pour que vive le fauteuil',
          },
          price: 3450,
          cashback: { mode: 2, value: 400 },
          picture: { tint: 'pistachio', art: ['cat', ['box', 0.7]], bare: true },
        },
        {
          key: 'herbe-chat',
          name: { en: 'Cat grass in a pot', fr: 'Herbe à chat en pot' },
          details: {
            en: 'Grown in Meinier, eaten in an hour',
            fr: 'Cultivée à Meinier, mangée en une heure',
          },
          price: 490,
          picture: { tint: 'rose', art: [['plant', 0.8], ['cat', 0.6]], bare: true },
        },
      ],
    },
    {
      key: 'small-animals',
      name: { en: 'Small animals', fr: 'Petits animaux' },
      items: [
        {
          key: 'foin',
          name: { en: 'Meadow hay, 1 kg', fr: 'Foin de prairie, 1 kg' },
          details: {
            en: 'From the foot of the Jura, for rabbits with taste',
            fr: 'Du pied du Jura, pour lapins difficiles',
          },
          price: 850,
          picture: { tint: 'tomato', art: ['basket', ['riceSheaf', 0.7]], bare: true },
        },
        {
          key: 'graines-mesanges',
          name: { en: 'Winter seed for tits, 2 kg', fr: 'Graines d’hiver pour mésanges, 2 kg' },
          details: {
            en: 'Sunflower, hemp, chopped nuts, no wheat',
            fr: 'Tournesol, chanvre, noix hachées, sans blé',
          },
          price: 980,
          picture: { tint: 'sky', art: [['tree', 0.8], ['peanuts', 0.6]], bare: true },
        },
        {
          key: 'flocons-poissons',
          name: { en: 'Fish flakes, 100 g', fr: 'Flocons pour poissons, 100 g' },
          details: {
            en: 'A pinch a day, less than they ask for',
            fr: 'Une pincée par jour, moins qu’ils n’en demandent',
          },
          price: 720,
          picture: { tint: 'butter', art: ['fish', ['bubbles', 0.6]], bare: true },
          soldOut: true,
        },
      ],
    },
    {
      key: 'baby',
      name: { en: 'Babies', fr: 'Bébés' },
      items: [
        {
          key: 'couches',
          name: { en: 'Nappies, pack of 44', fr: 'Couches, paquet de 44' },
          details: {
            en: 'No chlorine, no lotion, tapes that reopen',
            fr: 'Sans chlore ni lotion, attaches repositionnables',
          },
          price: 1690,
          was: 1990,
          picture: { tint: 'sky', art: [['teddy', 0.8], ['bags', 0.6]], bare: true },
          specifications: [NAPPY_SIZE],
        },
        {
          key: 'lingettes',
          name: { en: 'Water wipes, 64', fr: 'Lingettes à l’eau, 64' },
          details: {
            en: 'Cotton, water, a drop of fruit extract',
            fr: 'Coton, eau, une goutte d’extrait de fruit',
          },
          price: 390,
          picture: { tint: 'sand', art: ['drop', ['toiletRoll', 0.6]], bare: true },
        },
        {
          key: 'bavoirs',
          name: { en: 'Bibs with pocket, 3', fr: 'Bavoirs à poche, 3' },
          details: {
            en: 'The pocket eats more than the baby',
            fr: 'La poche mange plus que le bébé',
          },
          price: 1490,
          picture: { tint: 'sky', art: [['socks', 0.7], ['carrot', 0.6]], bare: true },
        },
        {
          key: 'puree-carotte',
          name: { en: 'Carrot purée, 120 g', fr: 'Purée de carottes, 120 g' },
          details: {
            en: 'From four months, nothing but carrot and water',
            fr: 'Dès quatre mois, rien que carotte et eau',
          },
          price: 320,
          picture: { tint: 'mint', art: ['jar', ['carrot', 0.6]], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'puree-poire',
          name: { en: 'Pear and apple purée, 120 g', fr: 'Purée poire-pomme, 120 g' },
          details: {
            en: 'Valais fruit, no added sugar',
            fr: 'Fruits du Valais, sans sucre ajouté',
          },
          price: 340,
          picture: { tint: 'rose', art: ['jar', ['pear', 0.6]], bare: true },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'biberon',
          name: { en: 'Glass bottle, 240 ml', fr: 'Biberon en verre, 240 ml' },
          details: {
            en: 'Slow teat, silicone sleeve against falls',
            fr: 'Tétine lente, étui en silicone contre les chutes',
          },
          price: 1690,
          picture: { tint: 'apricot', art: ['babyBottle'], bare: true },
        },
        {
          key: 'body',
          name: { en: 'Organic cotton bodysuit', fr: 'Body en coton bio' },
          details: {
            en: 'Wrap front, no battle over the head',
            fr: 'Croisé devant, sans bataille par la tête',
          },
          price: 1290,
          picture: { tint: 'butter', art: ['socks', ['star', 0.5]], bare: true },
          specifications: [BODY_SIZE, WRAP],
        },
        {
          key: 'ours',
          name: { en: 'Corduroy bear', fr: 'Ours en velours côtelé' },
          details: {
            en: 'Washable at 40 degrees, as often as needed',
            fr: 'Lavable à 40 degrés, aussi souvent qu’il le faut',
          },
          price: 2900,
          picture: { tint: 'pistachio', art: ['teddy'], bare: true },
          specifications: [WRAP],
        },
        {
          key: 'veilleuse',
          name: { en: 'Night light, moon', fr: 'Veilleuse lune' },
          details: {
            en: 'Charges by cable, fades after thirty minutes',
            fr: 'Se recharge par câble, s’éteint après trente minutes',
          },
          price: 3290,
        },
      ],
    },
  ],
};
