import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const RICE: DemoSpecification = {
  name: { en: 'Rice', fr: 'Riz' }, type: 1, required: true,
  options: [
    { name: { en: 'White', fr: 'Blanc' }, selected: true },
    { name: { en: 'Brown', fr: 'Complet' }, price: 100 },
    { name: { en: 'Black and white', fr: 'Noir et blanc' }, price: 150 },
  ],
};

const COMPARTMENTS: DemoSpecification = {
  name: { en: 'The small compartments', fr: 'Les petits compartiments' }, type: 2, required: true, range: 2, max: 3,
  options: [
    { name: { en: 'Rolled omelette', fr: 'Omelette roulée' }, selected: true },
    { name: { en: 'Sesame spinach', fr: 'Épinards au sésame' }, selected: true },
    { name: { en: 'Hijiki seaweed', fr: 'Algue hijiki' } },
    { name: { en: 'Pumpkin in dashi', fr: 'Potiron au dashi' } },
    { name: { en: 'Lotus root chips', fr: 'Chips de racine de lotus' }, price: 150 },
  ],
};

const FISH_CONDIMENTS: DemoSpecification = {
  name: { en: 'With it', fr: 'Avec' }, type: 2,
  options: [
    { name: { en: 'Pickled ginger', fr: 'Gingembre mariné' }, selected: true },
    { name: { en: 'Wasabi', fr: 'Wasabi' }, selected: true },
    { name: { en: 'Tamari without gluten', fr: 'Tamari sans gluten' }, price: 80 },
  ],
};

const LUNCH: readonly (readonly [string, string])[] = [['11:00', '14:00']];

/** Japanese, weekday lunches only, collected in quarter-hour slots. */
export const bentoBastions: DemoStore = {
  key: 'bento-bastions',
  name: 'Bento Bastions',
  category: 'restaurants',
  slogan: { en: 'Lunch in a box, best eaten under the plane trees', fr: 'Le midi en boîte, à manger sous les platanes' },
  famousFor: { en: 'Salmon teriyaki bento', fr: 'Le bento au saumon teriyaki' },
  tags: ['japanese', 'vegetarian'],
  address: { street: 'Rue De-Candolle 26', postcode: '1205', city: 'Genève', latitude: 46.1988, longitude: 6.1432 },
  phone: '+41223280077',
  rating: 4.7,
  ratingCount: 221,
  priceRating: 2,
  hours: ['closed', LUNCH, LUNCH, LUNCH, LUNCH, LUNCH, 'closed'],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 30,
  pickupSlots: { days: ['closed', LUNCH, LUNCH, LUNCH, LUNCH, LUNCH, 'closed'], minutes: 15, capacity: 4 },
  minimum: 2000,
  reach: { miles: 3 },
  fee: { base: 450, includedKm: 2, perKm: 80 },
  prepareMinutes: 10,
  deliveryMinutes: [25, 40],
  itemTaxPercent: 0,
  scene: { tint: 'mint', wall: 'panel', table: 'slats', art: ['bento', 'sushi', 'tea'] },
  sections: [
    {
      key: 'bentos',
      name: { en: 'Bento boxes', fr: 'Bentos' },
      items: [
        {
          key: 'salmon-teriyaki', price: 2190,
          name: { en: 'Salmon teriyaki bento', fr: 'Bento saumon teriyaki' },
          details: {
            en: 'Glazed under the grill until the edges catch, over rice with sesame.',
            fr: 'Laqué sous le gril jusqu’à ce que les bords accrochent, sur riz au sésame.',
          },
          picture: { tint: 'pistachio', art: ['bento', 'fish'] },
          specifications: [RICE, COMPARTMENTS],
          diets: ['lactoseFree'],
          allergens: ['gluten', 'eggs', 'fish', 'soya', 'sesame', 'sulphites'],
        },
        {
          key: 'chicken-katsu', price: 1950, was: 2250,
          name: { en: 'Chicken katsu bento', fr: 'Bento poulet katsu' },
          details: {
            en: 'Breast in coarse breadcrumbs, fruity brown sauce, shredded white cabbage.',
            fr: 'Filet en grosse chapelure, sauce brune fruitée, chou blanc en fins rubans.',
          },
          picture: { tint: 'sky', art: ['bento', 'chicken'] },
          specifications: [RICE, COMPARTMENTS],
        },
        {
          key: 'beef-sukiyaki', price: 2390,
          name: { en: 'Beef sukiyaki bento', fr: 'Bento bœuf sukiyaki' },
          details: {
            en: 'Thin slices simmered in sweet soy with leek and glass noodles.',
            fr: 'Fines tranches mijotées au soja doux, poireau et vermicelles.',
          },
          picture: { tint: 'butter', art: ['bento', 'meat'] },
          specifications: [RICE],
        },
        {
          key: 'garden-bento', price: 1850, cashback: { mode: 1, value: 5 },
          name: { en: 'Garden bento', fr: 'Bento du jardin' },
          details: {
            en: 'Miso aubergine, tofu steak, sesame spinach, pickled radish. Nothing from an animal.',
            fr: 'Aubergine au miso, pavé de tofu, épinards au sésame, radis mariné. Rien d’animal.',
          },
          picture: { tint: 'rose', art: ['bento', 'aubergine', 'broccoli'] },
          specifications: [RICE],
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten', 'soya', 'sesame', 'sulphites'],
        },
        {
          key: 'eel-bento', price: 2990, soldOut: true,
          name: { en: 'Grilled eel bento', fr: 'Bento anguille grillée' },
          details: {
            en: 'Unagi lacquered three times, sansho pepper. Twelve boxes a day, no more.',
            fr: 'Unagi laquée trois fois, poivre sansho. Douze boîtes par jour, pas une de plus.',
          },
          picture: { tint: 'apricot', art: ['bento', 'rice'] },
        },
        {
          key: 'office-tray', price: 5900, was: 6600,
          name: { en: 'Tray for the meeting, 3 people', fr: 'Plateau de réunion, 3 personnes' },
          details: {
            en: 'Rolls, nigiri, gyoza and fruit laid out so that nobody has to leave the room.',
            fr: 'Makis, nigiris, gyozas et fruits, pour que personne ne quitte la salle.',
          },
          picture: { tint: 'mint', art: ['sushi', 'dumpling', 'strawberry'] },
          specifications: [
            {
              name: { en: 'Chopsticks', fr: 'Baguettes' }, type: 1,
              options: [
                { name: { en: 'Three pairs, bamboo', fr: 'Trois paires en bambou' } },
                { name: { en: 'Three pairs to keep, lacquered', fr: 'Trois paires laquées, à garder' }, price: 900 },
              ],
            },
          ],
        },
      ],
    },
    {
      key: 'sushi',
      name: { en: 'Sushi', fr: 'Sushis' },
      items: [
        {
          key: 'nigiri-six', price: 1790,
          name: { en: 'Six nigiri', fr: 'Six nigiris' },
          details: { en: 'Salmon, féra, prawn: two of each, rice at body heat.', fr: 'Saumon, féra, crevette : deux de chaque, riz à température du corps.' },
          picture: { tint: 'sky', art: ['sushi', 'shrimp'] },
          specifications: [FISH_CONDIMENTS],
          diets: ['lactoseFree'],
          allergens: ['gluten', 'crustaceans', 'fish', 'soya', 'mustard', 'sulphites'],
        },
        {
          key: 'salmon-avocado-maki', price: 1290,
          name: { en: 'Salmon and avocado rolls', fr: 'Makis saumon et avocat' },
          details: { en: 'Eight pieces, nori still crisp because we roll at eleven.', fr: 'Huit pièces, nori encore croquant : nous roulons à onze heures.' },
          picture: { tint: 'tomato', art: ['sushi', 'avocado'] },
          specifications: [FISH_CONDIMENTS],
        },
        {
          key: 'cucumber-maki', price: 790,
          name: { en: 'Cucumber rolls', fr: 'Makis au concombre' },
          details: { en: 'Six small ones, clean and cold.', fr: 'Six petits, nets et frais.' },
          picture: { tint: 'butter', art: ['sushi', 'cucumber'] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: ['sesame'],
        },
        {
          key: 'chirashi', price: 2490,
          name: { en: 'Chirashi', fr: 'Chirashi' },
          details: { en: 'The morning’s fish scattered over vinegared rice, salmon roe, shiso.', fr: 'Le poisson du matin éparpillé sur riz vinaigré, œufs de saumon, shiso.' },
          picture: { tint: 'pistachio', art: ['fishCake', 'rice', 'lemon'] },
          specifications: [FISH_CONDIMENTS],
        },
        {
          key: 'inari', price: 850,
          name: { en: 'Inari pockets', fr: 'Poches inari' },
          details: { en: 'Three sweet tofu pouches stuffed with rice and sesame.', fr: 'Trois poches de tofu sucré farcies de riz au sésame.' },
        },
      ],
    },
    {
      key: 'onigiri',
      name: { en: 'Onigiri', fr: 'Onigiris' },
      items: [
        {
          key: 'onigiri-pair', price: 890,
          name: { en: 'Two onigiri', fr: 'Deux onigiris' },
          details: { en: 'Rice triangles to hold in one hand and eat on the tram.', fr: 'Des triangles de riz, une main suffit, parfaits dans le tram.' },
          picture: { tint: 'rose', art: ['onigiri', ['onigiri', 0.85]] },
          specifications: [
            {
              name: { en: 'Fillings', fr: 'Garnitures' }, type: 2, required: true, range: 2, max: 2,
              options: [
                { name: { en: 'Tuna mayonnaise', fr: 'Thon mayonnaise' } },
                { name: { en: 'Salted plum', fr: 'Prune salée' } },
                { name: { en: 'Grilled salmon', fr: 'Saumon grillé' }, price: 100 },
                { name: { en: 'Kombu', fr: 'Kombu' } },
              ],
            },
          ],
        },
        {
          key: 'yaki-onigiri', price: 650,
          name: { en: 'Grilled onigiri', fr: 'Onigiri grillé' },
          details: { en: 'Brushed with soy and browned on every face.', fr: 'Badigeonné de soja et doré sur toutes ses faces.' },
          picture: { tint: 'sky', art: ['onigiri', 'fire'] },
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten', 'soya'],
        },
      ],
    },
    {
      key: 'soups-and-salads',
      name: { en: 'Soups and salads', fr: 'Soupes et salades' },
      items: [
        {
          key: 'miso-soup', price: 490,
          name: { en: 'Miso soup', fr: 'Soupe miso' },
          details: { en: 'Bonito dashi, silken tofu, wakame.', fr: 'Dashi de bonite, tofu soyeux, wakamé.' },
          picture: { tint: 'mint', art: ['bowl'] },
          diets: ['lactoseFree'],
          allergens: ['gluten', 'fish', 'soya'],
        },
        {
          key: 'udon', price: 1690,
          name: { en: 'Kitsune udon', fr: 'Udon kitsune' },
          details: { en: 'Fat wheat noodles, clear broth, a sweet fried-tofu raft.', fr: 'Grosses nouilles de blé, bouillon clair, radeau de tofu frit.' },
          picture: { tint: 'apricot', art: ['ramen', 'onion'] },
        },
        {
          key: 'seaweed-salad', price: 790,
          name: { en: 'Seaweed salad', fr: 'Salade d’algues' },
          details: { en: 'Wakame threads, rice vinegar, a hint of chilli.', fr: 'Filaments de wakamé, vinaigre de riz, pointe de piment.' },
          picture: { tint: 'tomato', art: ['salad', 'cucumber'] },
        },
        {
          key: 'soba-salad', price: 1590, cashback: { mode: 2, value: 100 },
          name: { en: 'Cold soba salad', fr: 'Salade de soba froides' },
          details: { en: 'Buckwheat noodles, peas in the pod, soft egg, sesame dressing.', fr: 'Nouilles de sarrasin, pois mange-tout, œuf mollet, sauce sésame.' },
          picture: { tint: 'butter', art: ['bowl', 'peas', 'egg'] },
          diets: ['vegetarian', 'lactoseFree'],
          allergens: ['gluten', 'eggs', 'soya', 'sesame'],
        },
      ],
    },
    {
      key: 'sweet-and-drinks',
      name: { en: 'Sweet things and drinks', fr: 'Douceurs et boissons' },
      items: [
        {
          key: 'dango', price: 590,
          name: { en: 'Three-colour dango', fr: 'Dango trois couleurs' },
          details: { en: 'Two skewers of rice dumplings, soy-caramel to dip.', fr: 'Deux brochettes de boulettes de riz, caramel au soja pour tremper.' },
          picture: { tint: 'sky', art: ['dango'] },
        },
        {
          key: 'matcha-cheesecake', price: 790,
          name: { en: 'Matcha cheesecake', fr: 'Cheesecake au matcha' },
          details: { en: 'Light as a sponge, bitter at the end.', fr: 'Léger comme un biscuit, amer à la fin.' },
          picture: { tint: 'rose', art: ['cake', 'tea'] },
        },
        {
          key: 'genmaicha', price: 420,
          name: { en: 'Genmaicha', fr: 'Genmaicha' },
          details: { en: 'Green tea with roasted rice, warm, 4 dl.', fr: 'Thé vert au riz grillé, chaud, 4 dl.' },
          picture: { tint: 'sand', art: ['tea'], bare: true },
        },
        {
          key: 'yuzu-soda', price: 520,
          name: { en: 'Yuzu soda', fr: 'Soda au yuzu' },
          details: { en: 'Juice, bubbles and ice in that order.', fr: 'Du jus, des bulles et de la glace, dans cet ordre.' },
          picture: { tint: 'mint', art: ['cup', 'lemon', 'ice'], bare: true },
          diets: ['vegetarian', 'vegan', 'halal', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
      ],
    },
  ],
};
