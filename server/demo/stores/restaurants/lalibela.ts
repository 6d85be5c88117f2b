import type { DemoDay, DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const INJERA: DemoSpecification = {
  name: { en: 'Injera', fr: 'Injera' }, type: 1, required: true,
  options: [
    { name: { en: 'Teff and barley', fr: 'Teff et orge' }, selected: true },
    { name: { en: 'Pure teff, without gluten', fr: 'Pur teff, sans gluten' }, price: 200 },
  ],
};

const BERBERE: DemoSpecification = {
  name: { en: 'Berbere', fr: 'Berbéré' }, type: 1, required: true,
  options: [
    { name: { en: 'A pinch', fr: 'Une pincée' } },
    { name: { en: 'A spoon', fr: 'Une cuillerée' } },
    { name: { en: 'A handful', fr: 'Une poignée' } },
  ],
};

const STEWS: DemoSpecification = {
  name: { en: 'Your stews', fr: 'Vos mijotés' }, type: 2, required: true, range: 3, max: 5,
  options: [
    { name: { en: 'Red lentils', fr: 'Lentilles rouges' }, selected: true },
    { name: { en: 'Yellow split peas', fr: 'Pois cassés jaunes' }, selected: true },
    { name: { en: 'Cabbage and carrot', fr: 'Chou et carotte' }, selected: true },
    { name: { en: 'Collard greens', fr: 'Chou cavalier' } },
    { name: { en: 'Beetroot', fr: 'Betterave' } },
    { name: { en: 'Chickpea shiro', fr: 'Shiro de pois chiche' }, price: 150 },
  ],
};

const LUNCH_AND_DINNER: DemoDay = [['12:00', '14:30'], ['18:00', '22:30']];

/** Ethiopian, takes scheduled orders only, closed on Thursday. */
export const lalibela: DemoStore = {
  key: 'lalibela',
  name: 'Lalibela',
  category: 'restaurants',
  slogan: { en: 'One plate, every hand', fr: 'Un seul plat, toutes les mains' },
  famousFor: { en: 'Doro wat on fresh injera', fr: 'Le doro wat sur injera fraîche' },
  tags: ['ethiopian', 'vegetarian', 'independent'],
  address: { street: 'Rue de Carouge 57', postcode: '1205', city: 'Genève', latitude: 46.1932, longitude: 6.1424 },
  phone: '+41223200036',
  rating: 4.8,
  ratingCount: 174,
  priceRating: 2,
  hours: [LUNCH_AND_DINNER, LUNCH_AND_DINNER, LUNCH_AND_DINNER, LUNCH_AND_DINNER, 'closed', LUNCH_AND_DINNER, LUNCH_AND_DINNER],
  receiving: 'both',
  asap: false,
  schedule: true,
  leadMinutes: 120,
  minimum: 3000,
  reach: { miles: 3 },
  fee: { base: 550, includedKm: 3, perKm: 60 },
  prepareMinutes: 45,
  deliveryMinutes: [45, 60],
  itemTaxPercent: 0,
  scene: { tint: 'pistachio', wall: 'sun', plate: true, art: ['paella', 'chilli', 'coffee'] },
  sections: [
    {
      key: 'to-share',
      name: { en: 'Around one injera', fr: 'Autour d’une injera' },
      items: [
        {
          key: 'beyaynetu', price: 2390,
          name: { en: 'Beyaynetu, the fasting platter', fr: 'Beyaynetu, le plat du jeûne' },
          details: { en: 'Small heaps of lentils, peas and greens on a wide injera, no animal fat.', fr: 'Petits tas de lentilles, pois et verdures sur une large injera, sans graisse animale.' },
          picture: { tint: 'rose', art: ['paella', 'beans', 'lettuce'] },
          specifications: [INJERA, STEWS],
          diets: ['vegetarian', 'vegan', 'halal', 'lactoseFree'],
          allergens: ['gluten', 'mustard'],
        },
        {
          key: 'two-hands', price: 5200, was: 5900,
          name: { en: 'Platter for two', fr: 'Plateau pour deux' },
          details: { en: 'Doro wat in the middle, lamb tibs at the rim, four vegetables between.', fr: 'Doro wat au centre, tibs d’agneau au bord, quatre légumes entre les deux.' },
          picture: { tint: 'mint', art: ['paella', 'egg', 'chilli'] },
          specifications: [INJERA, BERBERE],
        },
        {
          key: 'family-platter', price: 9800, cashback: { mode: 2, value: 500 },
          name: { en: 'Platter for the whole family', fr: 'Plateau pour toute la famille' },
          details: { en: 'For four or five, carried in its basket, which you bring back one day.', fr: 'Pour quatre ou cinq, porté dans son panier, que vous rapporterez un jour.' },
          picture: { tint: 'sky', art: ['basket', 'paella'] },
          specifications: [INJERA, STEWS],
        },
      ],
    },
    {
      key: 'meat',
      name: { en: 'Meat', fr: 'Viandes' },
      items: [
        {
          key: 'doro-wat', price: 2690,
          name: { en: 'Doro wat', fr: 'Doro wat' },
          details: { en: 'Chicken in onions cooked down for five hours, berbere, spiced butter, a whole egg.', fr: 'Poulet dans ses oignons confits cinq heures, berbéré, beurre épicé, un œuf entier.' },
          picture: { tint: 'pistachio', art: ['stew', 'chicken', 'egg'] },
          specifications: [INJERA, BERBERE],
          diets: ['halal'],
          allergens: ['gluten', 'eggs', 'milk'],
        },
        {
          key: 'lamb-tibs', price: 2590,
          name: { en: 'Lamb tibs', fr: 'Tibs d’agneau' },
          details: { en: 'Seared with rosemary, tomato and green chilli, still hissing when it leaves.', fr: 'Saisis au romarin, tomate et piment vert, encore grésillants au départ.' },
          picture: { tint: 'sky', art: ['meat', 'herb', 'tomato'] },
          specifications: [INJERA],
        },
        {
          key: 'kitfo', price: 2790,
          name: { en: 'Kitfo', fr: 'Kitfo' },
          details: { en: 'Minced beef warmed in mitmita butter, with fresh cheese and greens.', fr: 'Bœuf haché tiédi au beurre de mitmita, fromage frais et verdure.' },
          picture: { tint: 'mint', art: ['meat', 'butter'] },
          specifications: [
            {
              name: { en: 'How cooked?', fr: 'Quelle cuisson ?' }, type: 1, required: true,
              options: [
                { name: { en: 'Raw, the old way', fr: 'Cru, à l’ancienne' } },
                { name: { en: 'Leb leb, half done', fr: 'Leb leb, mi-cuit' }, selected: true },
                { name: { en: 'Cooked through', fr: 'Bien cuit' } },
              ],
            },
            INJERA,
          ],
        },
        {
          key: 'key-wat', price: 2490,
          name: { en: 'Beef key wat', fr: 'Key wat de bœuf' },
          details: { en: 'A red stew, slow and deep, with cardamom at the end.', fr: 'Un mijoté rouge, lent et profond, cardamome en fin de bouche.' },
          picture: { tint: 'butter', art: ['stew', 'onion'] },
          specifications: [BERBERE],
          diets: ['halal'],
          allergens: ['gluten', 'milk'],
        },
        {
          key: 'zilzil', price: 2650, soldOut: true,
          name: { en: 'Zilzil alicha', fr: 'Zilzil alicha' },
          details: { en: 'Ribbons of beef, turmeric and ginger, not hot at all.', fr: 'Rubans de bœuf, curcuma et gingembre, pas piquants du tout.' },
          picture: { tint: 'pistachio', art: ['meat', 'ginger'] },
        },
      ],
    },
    {
      key: 'vegetables',
      name: { en: 'Vegetables and pulses', fr: 'Légumes et légumineuses' },
      items: [
        {
          key: 'misir-wat', price: 1790,
          name: { en: 'Misir wat', fr: 'Misir wat' },
          details: { en: 'Red lentils in berbere, so smooth that a fold of injera lifts them.', fr: 'Lentilles rouges au berbéré, si lisses qu’un pli d’injera les emporte.' },
          picture: { tint: 'sky', art: ['bowl', 'chilli'] },
          specifications: [INJERA, BERBERE],
          diets: ['vegetarian', 'vegan', 'halal', 'lactoseFree'],
          allergens: ['gluten'],
        },
        {
          key: 'shiro', price: 1690,
          name: { en: 'Bubbling shiro', fr: 'Shiro bouillonnant' },
          details: { en: 'Roasted chickpea flour, garlic and sacred basil, sent in its clay pot.', fr: 'Farine de pois chiche torréfiée, ail et basilic sacré, dans son pot de terre.' },
          picture: { tint: 'mint', art: ['stew', 'garlic'] },
          specifications: [INJERA],
        },
        {
          key: 'gomen', price: 1590,
          name: { en: 'Gomen', fr: 'Gomen' },
          details: { en: 'Collard greens chopped fine with ginger and mild onion.', fr: 'Chou cavalier finement haché, gingembre et oignon doux.' },
          picture: { tint: 'apricot', art: ['lettuce', 'onion', 'ginger'] },
          diets: ['vegetarian', 'vegan', 'halal', 'lactoseFree'],
          allergens: ['gluten'],
        },
        {
          key: 'atkilt', price: 1550,
          name: { en: 'Atkilt', fr: 'Atkilt' },
          details: { en: 'Cabbage, carrot and potato, yellow with turmeric and very gentle.', fr: 'Chou, carotte et pomme de terre, jaunes de curcuma et tout en douceur.' },
          picture: { tint: 'rose', art: ['carrot', 'potato', 'lettuce'] },
        },
        {
          key: 'mushroom-tibs', price: 1890,
          name: { en: 'Mushroom tibs', fr: 'Tibs de champignons' },
          details: { en: 'Oyster mushrooms fried hard with rosemary and green pepper.', fr: 'Pleurotes bien saisis, romarin et poivron vert.' },
          picture: { tint: 'butter', art: ['mushroom', 'pepper'] },
        },
      ],
    },
    {
      key: 'beside',
      name: { en: 'Beside it', fr: 'À côté' },
      items: [
        {
          key: 'sambusa', price: 790,
          name: { en: 'Lentil sambusas', fr: 'Sambusas aux lentilles' },
          details: { en: 'Three thin triangles, green chilli inside, lime on the side.', fr: 'Trois fins triangles, piment vert dedans, citron vert à côté.' },
          picture: { tint: 'sky', art: ['dumpling', 'chilli'] },
          diets: ['vegetarian', 'vegan', 'halal', 'lactoseFree'],
          allergens: ['gluten'],
        },
        {
          key: 'extra-injera', price: 350,
          name: { en: 'Injera, two rolls', fr: 'Injera, deux rouleaux' },
          details: { en: 'Three days of souring, one minute on the clay plate.', fr: 'Trois jours de levain, une minute sur la plaque d’argile.' },
          picture: { tint: 'mint', art: ['pancakes'] },
          specifications: [INJERA],
        },
        {
          key: 'ayib', price: 590,
          name: { en: 'Ayib', fr: 'Ayib' },
          details: { en: 'Crumbled fresh cheese that puts out every fire.', fr: 'Fromage frais émietté qui éteint tous les feux.' },
          picture: { tint: 'tomato', art: ['cheese', 'herb'] },
          diets: ['vegetarian', 'halal', 'glutenFree'],
          allergens: ['milk'],
        },
        {
          key: 'timatim', price: 750,
          name: { en: 'Timatim fitfit', fr: 'Timatim fitfit' },
          details: { en: 'Torn injera, tomato, shallot, lemon: a salad to cool down with.', fr: 'Injera déchirée, tomate, échalote, citron : une salade pour se rafraîchir.' },
          picture: { tint: 'sky', art: ['salad', 'tomato'] },
          specifications: [
            {
              name: { en: 'In it', fr: 'Dedans' }, type: 2,
              options: [
                { name: { en: 'Green chilli', fr: 'Piment vert' } },
                { name: { en: 'Avocado', fr: 'Avocat' }, price: 250 },
                { name: { en: 'Fresh cheese', fr: 'Fromage frais' }, price: 200 },
              ],
            },
          ],
        },
      ],
    },
    {
      key: 'coffee-and-drinks',
      name: { en: 'Coffee and drinks', fr: 'Café et boissons' },
      items: [
        {
          key: 'buna', price: 1200, cashback: { mode: 1, value: 10 },
          name: { en: 'Coffee ceremony to go', fr: 'Cérémonie du café à emporter' },
          details: { en: 'Green Sidamo roasted an hour ago, in a flask for three, with popcorn.', fr: 'Sidamo vert torréfié il y a une heure, en thermos pour trois, avec du pop-corn.' },
          picture: { tint: 'pistachio', art: ['coffee', 'popcorn'], bare: true },
          specifications: [
            {
              name: { en: 'In the cup', fr: 'Dans la tasse' }, type: 2, max: 2,
              options: [
                { name: { en: 'Sugar', fr: 'Sucre' }, selected: true },
                { name: { en: 'Rue leaf', fr: 'Feuille de rue' } },
                { name: { en: 'Salt, as in the north', fr: 'Sel, comme dans le nord' } },
                { name: { en: 'Cardamom', fr: 'Cardamome' }, price: 50 },
              ],
            },
          ],
        },
        {
          key: 'tej', price: 890,
          name: { en: 'Tej, 2 dl', fr: 'Tej, 2 dl' },
          details: { en: 'Honey wine with gesho, cloudy and off-dry.', fr: 'Vin de miel au gesho, trouble, à peine sucré.' },
          picture: { tint: 'sky', art: ['honey', 'wine'], bare: true },
        },
        {
          key: 'hibiscus', price: 520,
          name: { en: 'Cold hibiscus', fr: 'Hibiscus glacé' },
          details: { en: 'Dark red, tart, with a stick of cinnamon.', fr: 'Rouge sombre, acidulé, un bâton de cannelle.' },
          picture: { tint: 'mint', art: ['juice', 'blossom'], bare: true },
          diets: ['vegetarian', 'vegan', 'halal', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'sesame-brittle', price: 480,
          name: { en: 'Sesame brittle', fr: 'Croquant au sésame' },
          details: { en: 'Thin, glassy, from Humera seed.', fr: 'Fin comme du verre, aux graines d’Humera.' },
        },
      ],
    },
  ],
};
