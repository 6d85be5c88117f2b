import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const THICKNESS: DemoSpecification = {
  name: { en: 'Thickness', fr: 'Épaisseur' },
  type: 1,
  required: true,
  options: [
    { name: { en: '1.5 cm', fr: '1,5 cm' } },
    { name: { en: '2.5 cm', fr: '2,5 cm' }, selected: true },
    { name: { en: '4 cm, for two', fr: '4 cm, pour deux' }, price: 1900 },
  ],
};

const ROAST_WEIGHT: DemoSpecification = {
  name: { en: 'Weight', fr: 'Poids' },
  type: 1,
  required: true,
  options: [
    { name: { en: '800 g, for 4', fr: '800 g, pour 4' }, selected: true },
    { name: { en: '1.2 kg, for 6', fr: '1,2 kg, pour 6' }, price: 2200 },
    { name: { en: '1.6 kg, for 8', fr: '1,6 kg, pour 8' }, price: 4400 },
  ],
};

const TRIM: DemoSpecification = {
  name: { en: 'Preparation', fr: 'Préparation' },
  type: 2,
  options: [
    { name: { en: 'Tied', fr: 'Ficelé' } },
    { name: { en: 'Larded with bacon', fr: 'Bardé de lard' }, price: 350 },
    { name: { en: 'Rubbed with garlic and rosemary', fr: 'Frotté d’ail et de romarin' }, price: 150 },
    { name: { en: 'Bones for the stock', fr: 'Les os pour le fond' } },
  ],
};

const MINCE: DemoSpecification = {
  name: { en: 'Mince', fr: 'Hachage' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Fine, once', fr: 'Fin, une fois' }, selected: true },
    { name: { en: 'Coarse', fr: 'Gros' } },
    { name: { en: 'By knife', fr: 'Au couteau' }, price: 300 },
  ],
};

const BIRD: DemoSpecification = {
  name: { en: 'The bird', fr: 'La volaille' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Ready for the oven', fr: 'Prête à cuire' }, selected: true },
    { name: { en: 'Cut in eight', fr: 'Coupée en huit' } },
    { name: { en: 'Spatchcocked', fr: 'En crapaudine' }, price: 200 },
  ],
};

const MARINADE: DemoSpecification = {
  name: { en: 'Marinade', fr: 'Marinade' },
  type: 1,
  options: [
    { name: { en: 'Plain', fr: 'Nature' }, selected: true },
    { name: { en: 'Paprika and garlic', fr: 'Paprika et ail' }, price: 150 },
    { name: { en: 'Lemon and thyme', fr: 'Citron et thym' }, price: 150 },
  ],
};

export const boucherieTavelli: DemoStore = {
  key: 'boucherie-tavelli',
  name: 'Boucherie Tavelli',
  category: 'groceries',
  slogan: { en: 'Order by breakfast, cut by lunch', fr: 'Commandé au réveil, coupé à midi' },
  famousFor: { en: 'Longeole and aged beef', fr: 'Longeole et bœuf rassis' },
  tags: ['butcher'],
  address: { street: 'Rue de Carouge 58', postcode: '1205', city: 'Genève', latitude: 46.1933, longitude: 6.1410 },
  phone: '+41225505812',
  rating: 4.7,
  ratingCount: 188,
  priceRating: 3,
  hours: [
    'closed',
    [['08:00', '12:30'], ['14:30', '18:30']],
    [['08:00', '12:30'], ['14:30', '18:30']],
    'closed',
    [['08:00', '12:30'], ['14:30', '18:30']],
    [['08:00', '18:30']],
    [['07:30', '16:00']],
  ],
  receiving: 'both',
  asap: false,
  schedule: true,
  leadMinutes: 240,
  minimum: 3000,
  reach: { miles: 3 },
  fee: { base: 690, includedKm: 3, perKm: 100 },
  prepareMinutes: 60,
  deliveryMinutes: [40, 60],
  itemTaxPercent: 0,
  scene: { tint: 'sky', wall: 'tiles', table: 'slats', awning: '#8E1B1B', art: ['meat', 'ham', 'herb'] },
  sections: [
    {
      key: 'beef',
      name: { en: 'Beef', fr: 'Bœuf' },
      items: [
        {
          key: 'entrecote',
          name: { en: 'Sirloin steak, 250 g', fr: 'Entrecôte, 250 g' },
          details: {
            en: 'Simmental, hung twenty-eight days on the bone',
            fr: 'Simmental, rassise vingt-huit jours sur l’os',
          },
          price: 2150,
          picture: { tint: 'mint', art: ['meat'] },
          specifications: [THICKNESS],
          diets: ['glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'cote-boeuf',
          name: { en: 'Rib of beef, 1 kg', fr: 'Côte de bœuf, 1 kg' },
          details: {
            en: 'For three at least, and a hot grill',
            fr: 'Pour trois au moins, et un gril bien chaud',
          },
          price: 7200,
          cashback: { mode: 2, value: 500 },
          picture: { tint: 'sky', art: ['meat', ['fire', 0.6]] },
          diets: ['glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'hache',
          name: { en: 'Minced beef, 300 g', fr: 'Bœuf haché, 300 g' },
          details: {
            en: 'Minced when you order, never before',
            fr: 'Haché à la commande, jamais avant',
          },
          price: 890,
          picture: { tint: 'pistachio', art: [['meat', 0.8], ['onion', 0.6]] },
          specifications: [MINCE],
          diets: ['glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'tartare',
          name: { en: 'Tartare kit for two', fr: 'Tartare à monter, pour deux' },
          details: {
            en: 'Knife-cut rump, egg, capers, onion and mustard, each apart',
            fr: 'Rumsteck au couteau, œuf, câpres, oignon et moutarde, chacun à part',
          },
          price: 1890,
          picture: { tint: 'butter', art: [['meat', 0.8], ['egg', 0.6]] },
          allergens: ['eggs', 'mustard'],
        },
        {
          key: 'bouilli',
          name: { en: 'Pot-au-feu beef, 800 g', fr: 'Bœuf à bouillir, 800 g' },
          details: {
            en: 'Shin and short rib, with a marrow bone',
            fr: 'Jarret et plat de côtes, avec un os à moelle',
          },
          price: 1450,
          was: 1690,
          picture: { tint: 'sky', art: ['stew', ['carrot', 0.6]] },
        },
        {
          key: 'joue',
          name: { en: 'Beef cheeks, 700 g', fr: 'Joues de bœuf, 700 g' },
          details: {
            en: 'Four hours in Gamaret and they need no knife',
            fr: 'Quatre heures dans le gamaret, et le couteau ne sert plus',
          },
          price: 1980,
          picture: { tint: 'mint', art: ['stew', ['wine', 0.5]] },
          soldOut: true,
        },
      ],
    },
    {
      key: 'veal-lamb',
      name: { en: 'Veal and lamb', fr: 'Veau et agneau' },
      items: [
        {
          key: 'emince',
          name: { en: 'Veal for émincé, 400 g', fr: 'Émincé de veau, 400 g' },
          details: {
            en: 'Cut by hand from the topside, in the Zurich way',
            fr: 'Coupé main dans la noix, à la zurichoise',
          },
          price: 2280,
          picture: { tint: 'butter', art: [['meat', 0.9], ['mushroom', 0.6]] },
          diets: ['glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'roti-veau',
          name: { en: 'Shoulder of veal roast', fr: 'Rôti d’épaule de veau' },
          details: {
            en: 'Swiss milk veal, four hours at low heat',
            fr: 'Veau de lait suisse, quatre heures à basse température',
          },
          price: 4800,
          picture: { tint: 'sky', art: [['ham', 0.9], ['herb', 0.6]] },
          specifications: [ROAST_WEIGHT, TRIM],
        },
        {
          key: 'gigot',
          name: { en: 'Leg of lamb, 1.8 kg', fr: 'Gigot d’agneau, 1,8 kg' },
          details: {
            en: 'From the pastures above Sierre',
            fr: 'Des pâturages au-dessus de Sierre',
          },
          price: 6400,
          cashback: { mode: 1, value: 5 },
          picture: { tint: 'pistachio', art: ['ham', ['garlic', 0.6]] },
          specifications: [TRIM],
          diets: ['glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'cotelettes',
          name: { en: 'Lamb cutlets, 6', fr: 'Côtelettes d’agneau, 6' },
          details: {
            en: 'Frenched, so that nobody needs cutlery',
            fr: 'Manchonnées, pour se passer de couverts',
          },
          price: 2680,
          picture: { tint: 'mint', art: [['ham', 0.7], ['herb', 0.6]] },
        },
      ],
    },
    {
      key: 'poultry',
      name: { en: 'Poultry', fr: 'Volaille' },
      items: [
        {
          key: 'poulet-gruyere',
          name: { en: 'Free-range chicken, 1.4 kg', fr: 'Poulet fermier, 1,4 kg' },
          details: {
            en: 'Eighty-one days outdoors in the Gruyère',
            fr: 'Quatre-vingt-un jours en plein air en Gruyère',
          },
          price: 2450,
          picture: { tint: 'sky', art: ['chicken'] },
          specifications: [BIRD, MARINADE],
          diets: ['glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'coquelet',
          name: { en: 'Spring chicken', fr: 'Coquelet' },
          details: {
            en: 'One hungry person, forty minutes',
            fr: 'Une personne affamée, quarante minutes',
          },
          price: 1150,
          picture: { tint: 'mint', art: [['chicken', 0.8], ['lemon', 0.6]] },
          specifications: [BIRD, MARINADE],
        },
        {
          key: 'filets-poulet',
          name: { en: 'Chicken breasts, 2', fr: 'Filets de poulet, 2' },
          details: {
            en: 'Skin on or off; write it in the note',
            fr: 'Avec ou sans peau\u202f; dites-le dans la note',
          },
          price: 1490,
          picture: { tint: 'rose', art: [['chicken', 0.7], ['lemon', 0.5]] },
          specifications: [MARINADE],
          diets: ['glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'magret',
          name: { en: 'Duck breast, 350 g', fr: 'Magret de canard, 350 g' },
          details: {
            en: 'Score the fat, start in a cold pan',
            fr: 'Quadriller le gras, partir à froid',
          },
          price: 2280,
          picture: { tint: 'pistachio', art: [['meat', 0.8], ['tangerine', 0.6]] },
          diets: ['glutenFree', 'lactoseFree'],
          allergens: [],
        },
      ],
    },
    {
      key: 'sausages',
      name: { en: 'Geneva sausages and charcuterie', fr: 'Saucisses et charcuterie' },
      items: [
        {
          key: 'longeole',
          name: { en: 'Geneva longeole, 400 g', fr: 'Longeole de Genève, 400 g' },
          details: {
            en: 'Pork, rind and fennel seed; three hours of simmering',
            fr: 'Porc, couenne et graines de fenouil\u202f; trois heures de frémissement',
          },
          price: 1380,
          picture: { tint: 'mint', art: [['hotdog', 0.9], ['herb', 0.6]] },
          diets: ['glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'saucisson-vaudois',
          name: { en: 'Vaud smoked saucisson, 400 g', fr: 'Saucisson vaudois, 400 g' },
          details: {
            en: 'Beech smoke and a net; poach, never boil',
            fr: 'Fumée de hêtre et filet\u202f; pocher, ne jamais bouillir',
          },
          price: 1290,
          picture: { tint: 'sky', art: ['hotdog', ['fire', 0.5]] },
        },
        {
          key: 'atriaux',
          name: { en: 'Atriaux, 4', fr: 'Atriaux, 4' },
          details: {
            en: 'Liver and pork in caul fat, for winter evenings',
            fr: 'Foie et porc en crépine, pour les soirs d’hiver',
          },
          price: 980,
          picture: { tint: 'butter', art: ['falafel', ['bacon', 0.6]] },
        },
        {
          key: 'merguez',
          name: { en: 'Lamb and beef merguez, 6', fr: 'Merguez agneau et bœuf, 6' },
          details: {
            en: 'Cumin, paprika, harissa made here',
            fr: 'Cumin, paprika, harissa maison',
          },
          price: 1080,
          picture: { tint: 'mint', art: [['hotdog', 0.9], ['chilli', 0.6]] },
          diets: ['glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'cervelas',
          name: { en: 'Cervelas, 4', fr: 'Cervelas, 4' },
          details: {
            en: 'For the fire, with a cross cut in each end',
            fr: 'Pour le feu, une croix dans chaque bout',
          },
          price: 640,
          picture: { tint: 'pistachio', art: ['hotdog', ['mountain', 0.6]] },
        },
        {
          key: 'jambon-os',
          name: { en: 'Cooked ham on the bone, 200 g', fr: 'Jambon cuit à l’os, 200 g' },
          details: {
            en: 'Sliced to order, no water added',
            fr: 'Tranché à la demande, sans eau ajoutée',
          },
          price: 890,
          picture: { tint: 'sky', art: ['ham', ['bacon', 0.6]] },
          diets: ['glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'viande-sechee',
          name: { en: 'Valais dried beef, 100 g', fr: 'Viande séchée du Valais, 100 g' },
          details: {
            en: 'Sliced until you can read the newspaper through it',
            fr: 'Tranchée à lire le journal au travers',
          },
          price: 1490,
          was: 1690,
          picture: { tint: 'rose', art: ['bacon'] },
          diets: ['glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'fond-brun',
          name: { en: 'Brown veal stock, 500 ml', fr: 'Fond brun de veau, 5 dl' },
          details: {
            en: 'Two days on the stove; the secret of other people’s sauces',
            fr: 'Deux jours sur le feu\u202f; le secret des sauces des autres',
          },
          price: 1190,
          diets: ['glutenFree', 'lactoseFree'],
          allergens: ['celery'],
        },
      ],
    },
  ],
};
