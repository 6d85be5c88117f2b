import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const SIZE: DemoSpecification = {
  name: { en: 'Size', fr: 'Taille' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Small', fr: 'Petit' }, selected: true },
    { name: { en: 'Medium', fr: 'Moyen' }, price: 2000 },
    { name: { en: 'Large', fr: 'Grand' }, price: 4500 },
    { name: { en: 'Very large', fr: 'Très grand' }, price: 8000 },
  ],
};

const MESSAGE: DemoSpecification = {
  name: { en: 'Message card', fr: 'Carte message' },
  type: 1,
  options: [
    { name: { en: 'No card', fr: 'Sans carte' }, selected: true },
    { name: { en: 'Blank card, text in the note', fr: 'Carte, texte dans la note' }, price: 300 },
    { name: { en: 'Letterpress card, text in the note', fr: 'Carte typographiée, texte dans la note' }, price: 650 },
  ],
};

const VASE: DemoSpecification = {
  name: { en: 'Vase', fr: 'Vase' },
  type: 1,
  options: [
    { name: { en: 'None', fr: 'Aucun' }, selected: true },
    { name: { en: 'Clear cylinder', fr: 'Cylindre transparent' }, price: 1900 },
    { name: { en: 'Stoneware', fr: 'En grès' }, price: 3900 },
  ],
};

const ROSE_COUNT: DemoSpecification = {
  name: { en: 'How many', fr: 'Combien' },
  type: 1,
  required: true,
  options: [
    { name: { en: '7 stems', fr: '7 tiges' }, selected: true },
    { name: { en: '12 stems', fr: '12 tiges' }, price: 2500 },
    { name: { en: '24 stems', fr: '24 tiges' }, price: 8200 },
  ],
};

const ROSE_COLOUR: DemoSpecification = {
  name: { en: 'Colours, up to 3', fr: 'Couleurs, 3 au plus' },
  type: 2,
  required: true,
  range: 1,
  max: 3,
  options: [
    { name: { en: 'Red', fr: 'Rouge' } },
    { name: { en: 'White', fr: 'Blanc' } },
    { name: { en: 'Salmon', fr: 'Saumon' } },
    { name: { en: 'Yellow', fr: 'Jaune' } },
  ],
};

const AVOID: DemoSpecification = {
  name: { en: 'Leave out', fr: 'À éviter' },
  type: 2,
  max: 2,
  options: [
    { name: { en: 'Strong scents', fr: 'Les parfums forts' } },
    { name: { en: 'Lilies (cats in the house)', fr: 'Les lis (chats à la maison)' } },
    { name: { en: 'Yellow flowers', fr: 'Les fleurs jaunes' } },
  ],
};

export const atelierPivoine: DemoStore = {
  key: 'atelier-pivoine',
  name: 'Atelier Pivoine',
  category: 'flowers',
  slogan: { en: 'Tied by hand, stems in water to the door', fr: 'Noués main, les tiges dans l’eau jusqu’à la porte' },
  promotion: { en: 'Free delivery within 2 km', fr: 'Livraison offerte jusqu’à 2 km' },
  famousFor: { en: 'Peonies in May, courage in November', fr: 'Des pivoines en mai, du courage en novembre' },
  tags: ['bouquets'],
  address: { street: 'Rue des Eaux-Vives 63', postcode: '1207', city: 'Genève', latitude: 46.2044, longitude: 6.1604 },
  phone: '+41225506363',
  rating: 4.9,
  ratingCount: 286,
  priceRating: 3,
  hours: [
    'closed',
    [['08:30', '19:00']],
    [['08:30', '19:00']],
    [['08:30', '19:00']],
    [['08:30', '19:00']],
    [['08:30', '19:00']],
    [['08:30', '19:00']],
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 90,
  minimum: 2500,
  reach: { miles: 5 },
  fee: { base: 0, includedKm: 2, perKm: 110 },
  prepareMinutes: 30,
  deliveryMinutes: [45, 60],
  itemTaxPercent: 0,
  scene: { tint: 'mint', wall: 'panel', table: 'slats', awning: '#B33A6B', art: ['bouquet', 'rose', 'tulip'] },
  sections: [
    {
      key: 'bouquets',
      name: { en: 'Bouquets', fr: 'Bouquets' },
      items: [
        {
          key: 'bouquet-saison',
          name: { en: 'Bouquet of the season', fr: 'Bouquet de saison' },
          details: {
            en: 'What came from the growers this morning, at its best',
            fr: 'Ce que les producteurs ont apporté ce matin, au mieux',
          },
          price: 4500,
          picture: { tint: 'sky', art: ['bouquet'], bare: true },
          specifications: [SIZE, MESSAGE, VASE, AVOID],
        },
        {
          key: 'champetre',
          name: { en: 'Field bouquet', fr: 'Bouquet champêtre' },
          details: {
            en: 'Loose, grassy, as if picked on the way',
            fr: 'Libre, herbu, comme cueilli en chemin',
          },
          price: 4900,
          picture: { tint: 'rose', art: ['blossom', ['sunflower', 0.7]], bare: true },
          specifications: [SIZE, MESSAGE, AVOID],
        },
        {
          key: 'pastel',
          name: { en: 'Pastels', fr: 'Pastels' },
          details: {
            en: 'Cream, blush and grey-green, nothing loud',
            fr: 'Crème, rose pâle et vert-de-gris, rien de criard',
          },
          price: 5200,
          was: 5900,
          cashback: { mode: 1, value: 5 },
          picture: { tint: 'mint', art: [['bouquet', 0.9], ['tulip', 0.6]], bare: true },
          specifications: [SIZE, MESSAGE, VASE],
        },
        {
          key: 'soleil',
          name: { en: 'Sunday sun', fr: 'Soleil du dimanche' },
          details: {
            en: 'Sunflowers, craspedia, fennel heads',
            fr: 'Tournesols, craspédias, ombelles de fenouil',
          },
          price: 4700,
          picture: { tint: 'sky', art: ['sunflower', ['blossom', 0.6]], bare: true },
          specifications: [SIZE, MESSAGE],
        },
        {
          key: 'blanc-vert',
          name: { en: 'White and green', fr: 'Blanc et vert' },
          details: {
            en: 'For new flats, christenings and good taste',
            fr: 'Pour appartements neufs, baptêmes et bon goût',
          },
          price: 5400,
          picture: { tint: 'tomato', art: [['blossom', 0.9], ['seedling', 0.6]], bare: true },
          specifications: [SIZE, MESSAGE, AVOID],
        },
        {
          key: 'gourmandise',
          name: { en: 'Orchard bouquet', fr: 'Bouquet du verger' },
          details: {
            en: 'Roses, berries on the branch, one small apple',
            fr: 'Roses, baies en branche, une petite pomme',
          },
          price: 5600,
          picture: { tint: 'pistachio', art: ['bouquet', ['cherries', 0.6]], bare: true },
          specifications: [SIZE, MESSAGE],
        },
      ],
    },
    {
      key: 'stems',
      name: { en: 'By the stem', fr: 'À la tige' },
      items: [
        {
          key: 'roses',
          name: { en: 'Garden roses', fr: 'Roses de jardin' },
          details: {
            en: 'Cut short, opened one night in the cool room',
            fr: 'Coupées court, ouvertes une nuit en chambre froide',
          },
          price: 3200,
          picture: { tint: 'mint', art: ['rose'], bare: true },
          specifications: [ROSE_COUNT, ROSE_COLOUR, MESSAGE],
        },
        {
          key: 'tulipes',
          name: { en: 'Tulips, 15 stems', fr: 'Tulipes, 15 tiges' },
          details: {
            en: 'They will keep growing in the vase; let them',
            fr: 'Elles poussent encore en vase\u202f; laissez-les faire',
          },
          price: 1900,
          picture: { tint: 'sky', art: ['tulip'], bare: true },
        },
        {
          key: 'pivoines',
          name: { en: 'Peonies, 7 stems', fr: 'Pivoines, 7 tiges' },
          details: {
            en: 'Closed as fists today, wide as plates in three days',
            fr: 'Serrées comme des poings, larges comme des assiettes dans trois jours',
          },
          price: 3600,
          picture: { tint: 'butter', art: ['lotus', ['tulip', 0.6]], bare: true },
          soldOut: true,
        },
        {
          key: 'jacinthes',
          name: { en: 'Hyacinths, 5 stems', fr: 'Jacinthes, 5 tiges' },
          details: {
            en: 'One room’s worth of scent',
            fr: 'De quoi parfumer une pièce',
          },
          price: 1600,
          picture: { tint: 'rose', art: ['hyacinth'], bare: true },
        },
        {
          key: 'lys',
          name: { en: 'White lilies, 5 stems', fr: 'Lis blancs, 5 tiges' },
          details: {
            en: 'Pollen removed; still not for homes with cats',
            fr: 'Pollen ôté\u202f; tout de même pas chez les chats',
          },
          price: 2400,
          picture: { tint: 'pistachio', art: [['lotus', 0.9], ['star', 0.5]], bare: true },
          specifications: [MESSAGE],
        },
        {
          key: 'gypsophile',
          name: { en: 'Gypsophila, armful', fr: 'Gypsophile, une brassée' },
          details: {
            en: 'Dries well, forgives everything',
            fr: 'Sèche bien, pardonne tout',
          },
          price: 1400,
          picture: { tint: 'tomato', art: [['snow', 0.7], ['seedling', 0.6]], bare: true },
        },
        {
          key: 'eucalyptus',
          name: { en: 'Eucalyptus, 6 branches', fr: 'Eucalyptus, 6 branches' },
          details: {
            en: 'In the shower or in the vase',
            fr: 'Sous la douche ou dans le vase',
          },
          price: 1200,
          picture: { tint: 'rose', art: ['herb'], bare: true },
        },
      ],
    },
    {
      key: 'occasions',
      name: { en: 'For an occasion', fr: 'Pour l’occasion' },
      items: [
        {
          key: 'naissance',
          name: { en: 'A birth', fr: 'Une naissance' },
          details: {
            en: 'Small flowers, little scent, no red',
            fr: 'Petites fleurs, peu de parfum, pas de rouge',
          },
          price: 5900,
          picture: { tint: 'butter', art: [['teddy', 0.7], ['bouquet', 0.8]], bare: true },
          specifications: [MESSAGE, VASE],
        },
        {
          key: 'pardon',
          name: { en: 'Forgive me', fr: 'Pardon' },
          details: {
            en: 'Twelve stems and no excuses; you supply the words',
            fr: 'Douze tiges et aucune excuse\u202f; les mots sont à vous',
          },
          price: 6500,
          cashback: { mode: 2, value: 300 },
          picture: { tint: 'sky', art: [['rose', 0.9], ['envelope', 0.7]], bare: true },
          specifications: [MESSAGE],
        },
        {
          key: 'deuil',
          name: { en: 'In sympathy', fr: 'Condoléances' },
          details: {
            en: 'White and ivory, a ribbon with your text',
            fr: 'Blanc et ivoire, un ruban à votre texte',
          },
          price: 8900,
          picture: { tint: 'mint', art: ['candle', ['lotus', 0.7]], bare: true },
          specifications: [SIZE, MESSAGE],
        },
        {
          key: 'escalade',
          name: { en: 'Escalade bouquet', fr: 'Bouquet de l’Escalade' },
          details: {
            en: 'Red and gold, with thyme for the soup of Mère Royaume',
            fr: 'Rouge et or, avec du thym pour la soupe de la mère Royaume',
          },
          price: 5200,
          picture: { tint: 'butter', art: [['rose', 0.8], ['candle', 0.6]], bare: true },
          specifications: [SIZE, MESSAGE],
        },
      ],
    },
    {
      key: 'dried',
      name: { en: 'Dried and lasting', fr: 'Séchées et durables' },
      items: [
        {
          key: 'couronne',
          name: { en: 'Wreath of dried grasses', fr: 'Couronne de graminées séchées' },
          details: {
            en: 'Thirty centimetres, hangs on one nail',
            fr: 'Trente centimètres, tient à un clou',
          },
          price: 6800,
          was: 7900,
          picture: { tint: 'sky', art: ['riceSheaf', ['heart', 0.6]], bare: true },
        },
        {
          key: 'statice',
          name: { en: 'Dried statice and helichrysum', fr: 'Statices et immortelles séchées' },
          details: {
            en: 'Keeps its colour for a year, and asks for no water',
            fr: 'Garde sa couleur un an et ne demande pas d’eau',
          },
          price: 2800,
          picture: { tint: 'mint', art: [['bouquet', 0.8], ['sun', 0.5]], bare: true },
          specifications: [MESSAGE],
        },
        {
          key: 'lavande',
          name: { en: 'Lavender from Sion, bunch', fr: 'Lavande de Sion, bouquet' },
          details: {
            en: 'For the cupboard or the pillow',
            fr: 'Pour l’armoire ou l’oreiller',
          },
          price: 1500,
          picture: { tint: 'butter', art: [['hyacinth', 0.9], ['bags', 0.6]], bare: true },
        },
      ],
    },
    {
      key: 'extras',
      name: { en: 'To go with it', fr: 'À joindre' },
      items: [
        {
          key: 'ciseaux',
          name: { en: 'Flower scissors', fr: 'Ciseaux de fleuriste' },
          details: {
            en: 'Cut a centimetre every two days',
            fr: 'Un centimètre tous les deux jours',
          },
          price: 2900,
          picture: { tint: 'mint', art: ['scissors'], bare: true },
        },
        {
          key: 'bougie-pivoine',
          name: { en: 'Peony candle, 40 hours', fr: 'Bougie pivoine, 40 heures' },
          details: {
            en: 'Poured in Carouge, rapeseed wax',
            fr: 'Coulée à Carouge, cire de colza',
          },
          price: 3400,
          picture: { tint: 'sky', art: [['candle', 0.9], ['lotus', 0.5]], bare: true },
          specifications: [MESSAGE],
        },
        {
          key: 'abonnement',
          name: { en: 'Flowers every Friday, for a month', fr: 'Des fleurs chaque vendredi, un mois' },
          details: {
            en: 'Four bouquets, four surprises, one vase lent',
            fr: 'Quatre bouquets, quatre surprises, un vase prêté',
          },
          price: 15900,
        },
      ],
    },
  ],
};
