import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const SPF: DemoSpecification = {
  name: { en: 'Protection', fr: 'Protection' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'SPF 30', fr: 'SPF 30' }, selected: true },
    { name: { en: 'SPF 50+', fr: 'SPF 50+' }, price: 250 },
  ],
};

const CREAM_SCENT: DemoSpecification = {
  name: { en: 'Scent', fr: 'Parfum' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'None', fr: 'Aucun' }, selected: true },
    { name: { en: 'Calendula', fr: 'Calendula' } },
    { name: { en: 'Rose', fr: 'Rose' } },
  ],
};

const BRUSH: DemoSpecification = {
  name: { en: 'Bristles', fr: 'Poils' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Soft', fr: 'Souples' }, selected: true },
    { name: { en: 'Medium', fr: 'Moyens' } },
    { name: { en: 'Extra soft', fr: 'Extra-souples' } },
  ],
};

const LIP_SET: DemoSpecification = {
  name: { en: 'Balms, 2 to 4', fr: 'Baumes, de 2 à 4' },
  type: 2,
  required: true,
  range: 2,
  max: 4,
  options: [
    { name: { en: 'Honey', fr: 'Miel' } },
    { name: { en: 'Cherry', fr: 'Cerise' } },
    { name: { en: 'Peppermint', fr: 'Menthe poivrée' } },
    { name: { en: 'Plain', fr: 'Nature' } },
  ],
};

const GIFT_PAPER: DemoSpecification = {
  name: { en: 'Wrapping', fr: 'Emballage' },
  type: 1,
  options: [
    { name: { en: 'None', fr: 'Aucun' }, selected: true },
    { name: { en: 'Gift paper', fr: 'Papier cadeau' }, price: 200 },
  ],
};

export const pharmacieDesDeuxEaux: DemoStore = {
  key: 'pharmacie-des-deux-eaux',
  name: 'Pharmacie des Deux-Eaux',
  category: 'pharmacy',
  slogan: { en: 'Where the Rhône meets the Arve, somebody listens', fr: 'Où le Rhône rejoint l’Arve, quelqu’un vous écoute' },
  promotion: { en: 'Sun care, second one at half price', fr: 'Solaires\u202f: le deuxième à moitié prix' },
  famousFor: { en: 'Creams made in the back room', fr: 'Crèmes préparées à l’officine' },
  tags: ['care', 'baby'],
  address: { street: 'Boulevard Carl-Vogt 62', postcode: '1205', city: 'Genève', latitude: 46.1984, longitude: 6.1365 },
  phone: '+41225506200',
  rating: 4.7,
  ratingCount: 141,
  priceRating: 2,
  hours: [
    'closed',
    [['08:00', '18:30']],
    [['08:00', '18:30']],
    [['08:00', '18:30']],
    [['08:00', '18:30']],
    [['08:00', '18:30']],
    [['09:00', '17:00']],
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 45,
  minimum: 1500,
  reach: { miles: 3 },
  fee: { base: 390, includedKm: 2, perKm: 90 },
  prepareMinutes: 12,
  deliveryMinutes: [25, 40],
  itemTaxPercent: 0,
  cashback: { mode: 1, value: 3 },
  scene: { tint: 'mint', wall: 'tiles', table: 'plain', awning: '#2F8F5B', art: ['pill', 'bottle', 'blossom'] },
  sections: [
    {
      key: 'skin',
      name: { en: 'Face and body', fr: 'Visage et corps' },
      items: [
        {
          key: 'creme-mains',
          name: { en: 'Deux-Eaux hand cream, 75 ml', fr: 'Crème mains Deux-Eaux, 75 ml' },
          details: {
            en: 'Made here on Mondays; soaks in before the telephone rings',
            fr: 'Préparée ici le lundi\u202f; pénètre avant que le téléphone sonne',
          },
          price: 1290,
          cashback: { mode: 1, value: 10 },
          picture: { tint: 'mint', art: ['bottle', ['blossom', 0.6]], bare: true },
          specifications: [CREAM_SCENT],
        },
        {
          key: 'creme-visage',
          name: { en: 'Rivoline day cream, 50 ml', fr: 'Crème de jour Rivoline, 50 ml' },
          details: {
            en: 'For dry skin in heated offices',
            fr: 'Pour peaux sèches en bureaux chauffés',
          },
          price: 3490,
          was: 3990,
          picture: { tint: 'sky', art: ['jar', ['rose', 0.6]], bare: true },
          specifications: [GIFT_PAPER],
        },
        {
          key: 'savon-surgras',
          name: { en: 'Almond superfatted soap, 150 g', fr: 'Savon surgras à l’amande, 150 g' },
          details: {
            en: 'For skin that lime water tightens',
            fr: 'Pour la peau que le calcaire tiraille',
          },
          price: 790,
          picture: { tint: 'sand', art: ['soap'], bare: true },
        },
        {
          key: 'huile-corps',
          name: { en: 'Apricot kernel body oil, 100 ml', fr: 'Huile corps au noyau d’abricot, 100 ml' },
          details: {
            en: 'Cold-pressed in Valais, absorbs overnight',
            fr: 'Pressée à froid en Valais, absorbée dans la nuit',
          },
          price: 2290,
          picture: { tint: 'pistachio', art: ['drop', ['olive', 0.6]], bare: true },
        },
        {
          key: 'baumes-levres',
          name: { en: 'Lip balm set', fr: 'Baumes à lèvres au choix' },
          details: {
            en: 'One for each coat',
            fr: 'Un par manteau',
          },
          price: 1180,
          picture: { tint: 'butter', art: [['candy', 0.8], ['honey', 0.5], ['cherries', 0.5]], bare: true },
          specifications: [LIP_SET],
        },
        {
          key: 'pieds',
          name: { en: 'Cracked-heel cream, 100 ml', fr: 'Crème pour talons crevassés, 100 ml' },
          details: {
            en: 'After the first summer in sandals',
            fr: 'Après le premier été en sandales',
          },
          price: 1590,
          picture: { tint: 'rose', art: ['socks', ['drop', 0.6]], bare: true },
        },
      ],
    },
    {
      key: 'sun',
      name: { en: 'Sun', fr: 'Soleil' },
      items: [
        {
          key: 'solaire',
          name: { en: 'Rade sun milk, 200 ml', fr: 'Lait solaire Rade, 200 ml' },
          details: {
            en: 'Mineral filters, kind to the lake',
            fr: 'Filtres minéraux, doux pour le lac',
          },
          price: 2490,
          picture: { tint: 'sky', art: ['sun', ['bottle', 0.7]], bare: true },
          specifications: [SPF],
        },
        {
          key: 'solaire-enfant',
          name: { en: 'Children’s sun spray 50+, 150 ml', fr: 'Spray solaire enfants 50+, 150 ml' },
          details: {
            en: 'Tinted blue until rubbed in, so no spot is missed',
            fr: 'Bleu jusqu’à l’étalement\u202f: aucun oubli possible',
          },
          price: 2690,
          picture: { tint: 'mint', art: ['sun', ['teddy', 0.6]], bare: true },
          specifications: [GIFT_PAPER],
        },
        {
          key: 'apres-soleil',
          name: { en: 'After-sun aloe gel, 150 ml', fr: 'Gel après-soleil à l’aloès, 150 ml' },
          details: {
            en: 'Better still from the refrigerator',
            fr: 'Encore meilleur sorti du frigo',
          },
          price: 1790,
          picture: { tint: 'rose', art: [['snow', 0.8], ['plant', 0.6]], bare: true },
        },
        {
          key: 'stick-montagne',
          name: { en: 'Mountain stick for nose and lips', fr: 'Stick montagne nez et lèvres' },
          details: {
            en: 'Fits the glove, does not freeze',
            fr: 'Tient dans le gant, ne gèle pas',
          },
          price: 1390,
          picture: { tint: 'pistachio', art: ['mountain', ['sun', 0.6]], bare: true },
        },
      ],
    },
    {
      key: 'teeth',
      name: { en: 'Teeth', fr: 'Dents' },
      items: [
        {
          key: 'brosse-dents',
          name: { en: 'Swiss-made toothbrush', fr: 'Brosse à dents suisse' },
          details: {
            en: 'Five thousand bristles, says the box; we did not count',
            fr: 'Cinq mille poils, dit la boîte\u202f; nous n’avons pas compté',
          },
          price: 590,
          picture: { tint: 'butter', art: ['toothbrush'], bare: true },
          specifications: [BRUSH],
        },
        {
          key: 'dentifrice',
          name: { en: 'Sage toothpaste, 75 ml', fr: 'Dentifrice à la sauge, 75 ml' },
          details: {
            en: 'With fluoride, foams little, cleans well',
            fr: 'Au fluor, mousse peu, nettoie bien',
          },
          price: 890,
          picture: { tint: 'rose', art: [['toothbrush', 0.8], ['herb', 0.6]], bare: true },
        },
        {
          key: 'fil-dentaire',
          name: { en: 'Dental floss, waxed, 50 m', fr: 'Fil dentaire ciré, 50 m' },
          details: {
            en: 'In a glass vial, refills sold apart',
            fr: 'En flacon de verre, recharges vendues à part',
          },
          price: 690,
          picture: { tint: 'mint', art: ['thread'], bare: true },
        },
        {
          key: 'brossettes',
          name: { en: 'Interdental brushes, 8', fr: 'Brossettes interdentaires, 8' },
          details: {
            en: 'Ask us for your size; the colours mean something',
            fr: 'Demandez-nous votre taille\u202f; les couleurs ont un sens',
          },
          price: 990,
          picture: { tint: 'sky', art: [['toothbrush', 0.7], ['star', 0.5]], bare: true },
          soldOut: true,
        },
      ],
    },
    {
      key: 'baby',
      name: { en: 'Babies', fr: 'Bébés' },
      items: [
        {
          key: 'liniment',
          name: { en: 'Olive oil changing lotion, 500 ml', fr: 'Liniment oléo-calcaire, 500 ml' },
          details: {
            en: 'Olive oil and lime water, shake first',
            fr: 'Huile d’olive et eau de chaux, à agiter',
          },
          price: 1190,
          picture: { tint: 'pistachio', art: [['babyBottle', 0.8], ['olive', 0.6]], bare: true },
        },
        {
          key: 'creme-siege',
          name: { en: 'Zinc barrier cream, 75 ml', fr: 'Crème protectrice au zinc, 75 ml' },
          details: {
            en: 'Thick and white, for the nappy area',
            fr: 'Épaisse et blanche, pour le siège',
          },
          price: 1250,
          picture: { tint: 'butter', art: [['teddy', 0.8], ['jar', 0.6]], bare: true },
        },
        {
          key: 'serum-physio',
          name: { en: 'Saline single doses, 30', fr: 'Unidoses de sérum physiologique, 30' },
          details: {
            en: 'For small noses and eyes',
            fr: 'Pour petits nez et petits yeux',
          },
          price: 890,
          picture: { tint: 'tomato', art: ['drop', ['babyBottle', 0.6]], bare: true },
        },
        {
          key: 'sucettes',
          name: { en: 'Natural rubber soothers, 2', fr: 'Sucettes en caoutchouc naturel, 2' },
          details: {
            en: 'From birth, one piece, nothing to break off',
            fr: 'Dès la naissance, d’une pièce, rien à détacher',
          },
          price: 1090,
          picture: { tint: 'mint', art: [['lollipop', 0.7], ['teddy', 0.6]], bare: true },
        },
      ],
    },
    {
      key: 'well-being',
      name: { en: 'Everyday well-being', fr: 'Bien-être' },
      items: [
        {
          key: 'tisane-digestion',
          name: { en: 'After-dinner herbal tea, 20 bags', fr: 'Tisane d’après-repas, 20 sachets' },
          details: {
            en: 'Fennel, aniseed, caraway: fondue’s best friend',
            fr: 'Fenouil, anis, cumin\u202f: l’amie de la fondue',
          },
          price: 940,
          picture: { tint: 'sky', art: ['tea', ['herb', 0.6]], bare: true },
        },
        {
          key: 'coussin-noyaux',
          name: { en: 'Cherry-stone cushion', fr: 'Coussin de noyaux de cerises' },
          details: {
            en: 'Two minutes in the oven, an hour on the neck',
            fr: 'Deux minutes au four, une heure sur la nuque',
          },
          price: 2890,
          cashback: { mode: 2, value: 300 },
          picture: { tint: 'sand', art: [['cherries', 0.8], ['fire', 0.6]], bare: true },
          specifications: [GIFT_PAPER],
        },
        {
          key: 'sel-bain',
          name: { en: 'Bex bath salts, 600 g', fr: 'Sels de bain de Bex, 600 g' },
          details: {
            en: 'Alpine salt and lavender, twenty minutes, door closed',
            fr: 'Sel des Alpes et lavande, vingt minutes, porte fermée',
          },
          price: 1690,
          picture: { tint: 'tomato', art: ['salt', ['hyacinth', 0.6]], bare: true },
        },
        {
          key: 'rasoir',
          name: { en: 'Safety razor', fr: 'Rasoir de sûreté' },
          details: {
            en: 'Steel, with ten blades; lasts longer than fashion',
            fr: 'En acier, avec dix lames\u202f; survit aux modes',
          },
          price: 3900,
          specifications: [GIFT_PAPER],
        },
      ],
    },
  ],
};
