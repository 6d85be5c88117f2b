import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const GRILL_SIDE: DemoSpecification = {
  name: { en: 'Served with', fr: 'Servi avec' }, type: 1, required: true,
  options: [
    { name: { en: 'Vermicelli rice', fr: 'Riz aux vermicelles' }, selected: true },
    { name: { en: 'Spiced potatoes', fr: 'Pommes de terre épicées' } },
    { name: { en: 'Fattoush', fr: 'Fattouche' }, price: 200 },
  ],
};

const SAUCES: DemoSpecification = {
  name: { en: 'Sauces', fr: 'Sauces' }, type: 2, max: 2,
  options: [
    { name: { en: 'Garlic cream (toum)', fr: 'Crème d’ail (toum)' }, selected: true },
    { name: { en: 'Tahini (tarator)', fr: 'Tahini (tarator)' } },
    { name: { en: 'Harissa', fr: 'Harissa' } },
    { name: { en: 'Pomegranate molasses', fr: 'Mélasse de grenade' }, price: 80 },
  ],
};

const MEZZE: DemoSpecification = {
  name: { en: 'Your mezze', fr: 'Vos mezzés' }, type: 2, required: true, range: 4, max: 6,
  options: [
    { name: { en: 'Hummus', fr: 'Houmous' }, selected: true },
    { name: { en: 'Moutabal', fr: 'Moutabal' }, selected: true },
    { name: { en: 'Tabbouleh', fr: 'Taboulé' }, selected: true },
    { name: { en: 'Labneh', fr: 'Labné' } },
    { name: { en: 'Vine leaves', fr: 'Feuilles de vigne' } },
    { name: { en: 'Falafel', fr: 'Falafels' }, selected: true },
    { name: { en: 'Kibbeh', fr: 'Kebbés' }, price: 250 },
    { name: { en: 'Cheese rekakat', fr: 'Rekakats au fromage' }, price: 200 },
  ],
};

/** Lebanese, open past midnight on Friday and Saturday. */
export const libanDesPaquis: DemoStore = {
  key: 'liban-des-paquis',
  name: 'Liban des Pâquis',
  category: 'restaurants',
  slogan: { en: 'Mezze until the small hours', fr: 'Des mezzés jusqu’au bout de la nuit' },
  promotion: { en: 'The four-mezze table, CHF 6 off', fr: 'La table de quatre mezzés, CHF 6 de moins' },
  famousFor: { en: 'Charcoal chicken and garlic cream', fr: 'Le poulet au charbon et sa crème d’ail' },
  tags: ['lebanese', 'vegetarian', 'independent'],
  address: { street: 'Rue de Monthoux 42', postcode: '1201', city: 'Genève', latitude: 46.2119, longitude: 6.1486 },
  phone: '+41227320083',
  rating: 4.6,
  ratingCount: 403,
  priceRating: 1,
  hours: [
    [['11:30', '23:00']], [['11:30', '23:00']], [['11:30', '23:00']], [['11:30', '23:00']], [['11:30', '23:00']],
    [['18:00', '02:00']], [['18:00', '02:00']],
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 30,
  minimum: 1800,
  reach: { miles: 3 },
  fee: { base: 350, includedKm: 2, perKm: 70 },
  prepareMinutes: 15,
  deliveryMinutes: [20, 35],
  itemTaxPercent: 0,
  scene: { tint: 'sand', wall: 'sun', plate: true, awning: '#2F6B4F', art: ['falafel', 'lemon', 'flatbread'] },
  sections: [
    {
      key: 'cold-mezze',
      name: { en: 'Cold mezze', fr: 'Mezzés froids' },
      items: [
        {
          key: 'hummus', price: 890,
          name: { en: 'Hummus', fr: 'Houmous' },
          details: {
            en: 'Chickpeas peeled by hand, tahini from Tripoli, a well of olive oil, warm bread.',
            fr: 'Pois chiches pelés à la main, tahini de Tripoli, puits d’huile d’olive, pain tiède.',
          },
          picture: { tint: 'mint', art: ['bowl', 'olive', 'flatbread'] },
          specifications: [
            {
              name: { en: 'On top', fr: 'Dessus' }, type: 1,
              options: [
                { name: { en: 'Whole chickpeas', fr: 'Pois chiches entiers' } },
                { name: { en: 'Toasted pine nuts', fr: 'Pignons grillés' }, price: 250 },
              ],
            },
          ],
          diets: ['vegetarian', 'vegan', 'halal', 'lactoseFree'],
          allergens: ['gluten', 'sesame', 'nuts'],
        },
        {
          key: 'moutabal', price: 950,
          name: { en: 'Moutabal', fr: 'Moutabal' },
          details: { en: 'Aubergines collapsed over embers, tahini, pomegranate seeds.', fr: 'Aubergines affaissées sur la braise, tahini, grains de grenade.' },
          picture: { tint: 'butter', art: ['aubergine', 'garlic'] },
          diets: ['vegetarian', 'vegan', 'halal', 'glutenFree', 'lactoseFree'],
          allergens: ['sesame'],
        },
        {
          key: 'tabbouleh', price: 890,
          name: { en: 'Tabbouleh', fr: 'Taboulé libanais' },
          details: { en: 'Far more parsley than bulgur, chopped to order.', fr: 'Bien plus de persil que de boulgour, haché à la commande.' },
          picture: { tint: 'rose', art: ['salad', 'tomato', 'lemon'] },
          diets: ['vegetarian', 'vegan', 'halal', 'lactoseFree'],
          allergens: ['gluten'],
        },
        {
          key: 'labneh', price: 790,
          name: { en: 'Labneh with dried mint', fr: 'Labné à la menthe séchée' },
          details: { en: 'Strained yoghurt, thick enough to slice.', fr: 'Yaourt égoutté, assez ferme pour être tranché.' },
          picture: { tint: 'sky', art: ['milk', 'herb'] },
        },
        {
          key: 'vine-leaves', price: 850,
          name: { en: 'Vine leaves', fr: 'Feuilles de vigne' },
          details: { en: 'Six, rolled tight around rice, tomato and lemon.', fr: 'Six, roulées serré autour de riz, tomate et citron.' },
          picture: { tint: 'apricot', art: ['tamale', 'lemon'] },
        },
        {
          key: 'muhammara', price: 920,
          name: { en: 'Muhammara', fr: 'Mouhammara' },
          details: { en: 'Roast red pepper and walnut, sweet, sharp and a little hot.', fr: 'Poivron rouge rôti et noix, doux, acide et un peu piquant.' },
          picture: { tint: 'mint', art: ['pepper', 'chilli'] },
        },
      ],
    },
    {
      key: 'hot-mezze',
      name: { en: 'Hot mezze', fr: 'Mezzés chauds' },
      items: [
        {
          key: 'falafel', price: 950,
          name: { en: 'Falafel, six', fr: 'Falafels, six' },
          details: { en: 'Chickpea and broad bean, green inside, in oil the minute you order.', fr: 'Pois chiche et fève, verts dedans, plongés dans l’huile à la commande.' },
          picture: { tint: 'rose', art: ['falafel', 'herb'] },
          specifications: [SAUCES],
          diets: ['vegetarian', 'vegan', 'halal', 'lactoseFree'],
          allergens: ['gluten', 'sesame'],
        },
        {
          key: 'kibbeh', price: 1090,
          name: { en: 'Fried kibbeh', fr: 'Kebbés frits' },
          details: { en: 'Shells of bulgur and lamb around onion, pine nuts and seven spices.', fr: 'Coques de boulgour et d’agneau, oignon, pignons et sept épices.' },
          picture: { tint: 'sky', art: ['falafel', 'meat'] },
          diets: ['halal', 'lactoseFree'],
          allergens: ['gluten', 'nuts'],
        },
        {
          key: 'halloumi', price: 1150, was: 1350,
          name: { en: 'Grilled halloumi', fr: 'Halloumi grillé' },
          details: { en: 'Squeaky, striped by the grill, with watermelon and mint.', fr: 'Il couine, rayé par le gril, avec pastèque et menthe.' },
          picture: { tint: 'tomato', art: ['cheese', 'watermelon'] },
        },
        {
          key: 'batata-harra', price: 790,
          name: { en: 'Batata harra', fr: 'Batata harra' },
          details: { en: 'Fried potato cubes, coriander, garlic, plenty of chilli.', fr: 'Cubes de pommes de terre frits, coriandre, ail, piment sans compter.' },
          picture: { tint: 'pistachio', art: ['potato', 'chilli'] },
        },
      ],
    },
    {
      key: 'grill',
      name: { en: 'From the charcoal', fr: 'Du charbon' },
      items: [
        {
          key: 'shish-taouk', price: 2290,
          name: { en: 'Chicken shish taouk', fr: 'Chich taouk de poulet' },
          details: { en: 'Two skewers, a night in yoghurt, lemon and paprika.', fr: 'Deux brochettes, une nuit dans le yaourt, le citron et le paprika.' },
          picture: { tint: 'butter', art: ['chicken', 'garlic', 'lemon'] },
          specifications: [GRILL_SIDE, SAUCES],
          diets: ['halal'],
          allergens: ['gluten', 'milk', 'sesame'],
        },
        {
          key: 'kafta', price: 2190,
          name: { en: 'Lamb kafta', fr: 'Kafta d’agneau' },
          details: { en: 'Minced with parsley and onion, pressed along flat skewers.', fr: 'Hachée au persil et à l’oignon, pressée sur des brochettes plates.' },
          picture: { tint: 'mint', art: ['ham', 'onion'] },
          specifications: [GRILL_SIDE, SAUCES],
        },
        {
          key: 'mixed-grill', price: 2990, cashback: { mode: 2, value: 200 },
          name: { en: 'Mixed grill', fr: 'Grillade mixte' },
          details: { en: 'Taouk, kafta and a cutlet, bread underneath to catch what runs.', fr: 'Taouk, kafta et côtelette, du pain dessous pour ne rien perdre.' },
          picture: { tint: 'sky', art: ['meat', 'chicken', 'flatbread'] },
          specifications: [SAUCES],
        },
        {
          key: 'sea-bream', price: 2890, soldOut: true,
          name: { en: 'Sea bream with tahini', fr: 'Daurade au tahini' },
          details: { en: 'A whole fish opened flat, coriander, caramelised onion.', fr: 'Poisson entier ouvert à plat, coriandre, oignon caramélisé.' },
          picture: { tint: 'rose', art: ['fish', 'onion'] },
        },
      ],
    },
    {
      key: 'to-share',
      name: { en: 'To share and to hold', fr: 'À partager, à tenir en main' },
      items: [
        {
          key: 'mezze-table', price: 3400, was: 4000, cashback: { mode: 1, value: 5 },
          name: { en: 'The mezze table', fr: 'La table de mezzés' },
          details: { en: 'Four small dishes or more, bread and pickles, enough for two.', fr: 'Quatre petits plats ou plus, pain et légumes au vinaigre, assez pour deux.' },
          picture: { tint: 'tomato', art: ['falafel', 'bowl', 'salad'] },
          specifications: [MEZZE],
        },
        {
          key: 'shawarma-wrap', price: 1350,
          name: { en: 'Shawarma in saj bread', fr: 'Chawarma au pain saj' },
          details: { en: 'Shaved from the spit, pickled turnip, rolled and toasted.', fr: 'Tranché à la broche, navet mariné, roulé puis grillé.' },
          picture: { tint: 'mint', art: ['burrito', 'cucumber'] },
          specifications: [
            {
              name: { en: 'Meat', fr: 'Viande' }, type: 1, required: true,
              options: [
                { name: { en: 'Chicken', fr: 'Poulet' } },
                { name: { en: 'Beef and lamb', fr: 'Bœuf et agneau' }, price: 150 },
              ],
            },
            {
              name: { en: 'Inside', fr: 'Dedans' }, type: 2,
              options: [
                { name: { en: 'Pickled turnip', fr: 'Navet mariné' }, selected: true },
                { name: { en: 'Tomato', fr: 'Tomate' }, selected: true },
                { name: { en: 'Raw onion', fr: 'Oignon cru' } },
                { name: { en: 'Fries', fr: 'Frites' }, price: 100 },
              ],
            },
          ],
        },
        {
          key: 'manoushe', price: 890,
          name: { en: 'Manoushe with za’atar', fr: 'Manouché au zaatar' },
          details: { en: 'Flat bread baked with thyme, sumac and sesame.', fr: 'Galette cuite au thym, sumac et sésame.' },
          picture: { tint: 'sky', art: ['flatbread', 'herb'] },
          diets: ['vegetarian', 'vegan', 'halal', 'lactoseFree'],
          allergens: ['gluten', 'sesame'],
        },
      ],
    },
    {
      key: 'sweets-and-drinks',
      name: { en: 'Sweets and drinks', fr: 'Douceurs et boissons' },
      items: [
        {
          key: 'baklava', price: 790,
          name: { en: 'Baklava, four pieces', fr: 'Baklavas, quatre pièces' },
          details: { en: 'Pistachio and cashew, orange-blossom syrup.', fr: 'Pistache et cajou, sirop à la fleur d’oranger.' },
          picture: { tint: 'rose', art: ['honey', 'peanuts'] },
          specifications: [
            {
              name: { en: 'Pistachio or cashew', fr: 'Pistache ou cajou' }, type: 2, range: 2,
              options: [
                { name: { en: 'Two pistachio', fr: 'Deux pistache' }, selected: true },
                { name: { en: 'Two cashew', fr: 'Deux cajou' }, selected: true },
                { name: { en: 'Two walnut', fr: 'Deux noix' } },
              ],
            },
          ],
        },
        {
          key: 'mouhalabieh', price: 690,
          name: { en: 'Mouhalabieh', fr: 'Mouhallabié' },
          details: { en: 'Milk pudding scented with rose water, pistachio dust.', fr: 'Crème de lait parfumée à l’eau de rose, poudre de pistache.' },
        },
        {
          key: 'mint-lemonade', price: 550,
          name: { en: 'Mint lemonade', fr: 'Citronnade à la menthe' },
          details: { en: 'Whole lemons through the blender, a fistful of mint.', fr: 'Citrons entiers au mixeur, une poignée de menthe.' },
          picture: { tint: 'apricot', art: ['cup', 'lemon', 'herb'], bare: true },
          diets: ['vegetarian', 'vegan', 'halal', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'ayran', price: 450,
          name: { en: 'Ayran', fr: 'Ayran' },
          details: { en: 'Salted yoghurt drink, whisked until it foams.', fr: 'Boisson au yaourt salé, fouettée jusqu’à la mousse.' },
          picture: { tint: 'mint', art: ['milk'], bare: true },
        },
      ],
    },
  ],
};
