import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const SAUCES: DemoSpecification = {
  name: { en: 'Sauces', fr: 'Sauces' },
  type: 2,
  max: 3,
  options: [
    { name: { en: 'Yoghurt and mint', fr: 'Yogourt à la menthe' }, selected: true },
    { name: { en: 'Garlic', fr: 'Ail' }, selected: true },
    { name: { en: 'Harissa', fr: 'Harissa' } },
    { name: { en: 'Cocktail', fr: 'Cocktail' } },
    { name: { en: 'Tahini and lemon', fr: 'Tahini au citron' } },
  ],
};

const SALAD: DemoSpecification = {
  name: { en: 'In the bread', fr: 'Dans le pain' },
  type: 2,
  options: [
    { name: { en: 'Lettuce', fr: 'Salade' }, selected: true },
    { name: { en: 'Tomato', fr: 'Tomate' }, selected: true },
    { name: { en: 'Onion and sumac', fr: 'Oignon au sumac' }, selected: true },
    { name: { en: 'Red cabbage', fr: 'Chou rouge' } },
    { name: { en: 'Feta', fr: 'Feta' }, price: 150 },
    { name: { en: 'Fried aubergine', fr: 'Aubergine frite' }, price: 150 },
    { name: { en: 'Double meat', fr: 'Double viande' }, price: 500 },
  ],
};

const MEAT: DemoSpecification = {
  name: { en: 'From which spit?', fr: 'De quelle broche ?' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Veal', fr: 'Veau' } },
    { name: { en: 'Chicken', fr: 'Poulet' } },
    { name: { en: 'Half and half', fr: 'Moitié-moitié' } },
  ],
};

const MENU: DemoSpecification = {
  name: { en: 'Make it a menu', fr: 'En menu' },
  type: 1,
  options: [
    { name: { en: 'Fries and ayran', fr: 'Frites et ayran' }, price: 500 },
    { name: { en: 'Fries and a can of cola', fr: 'Frites et cola en canette' }, price: 500 },
    { name: { en: 'Bulgur and water', fr: 'Boulgour et eau' }, price: 450 },
  ],
};

export const kebabDesNations: DemoStore = {
  key: 'kebab-des-nations',
  name: 'Kebab des Nations',
  category: 'takeaway',
  slogan: { en: 'Two spits, nine countries, one bread oven', fr: 'Deux broches, neuf pays, un four à pain' },
  promotion: { en: 'Baklava offered after midnight', fr: 'Baklava offert après minuit' },
  famousFor: { en: 'Veal spit stacked by hand every morning', fr: 'La broche de veau montée à la main chaque matin' },
  tags: ['kebab', 'late'],
  address: { street: 'Rue de Lausanne 69', postcode: '1202', city: 'Genève', latitude: 46.2147, longitude: 6.1456 },
  phone: '+41225550169',
  rating: 4.3,
  ratingCount: 612,
  priceRating: 1,
  hours: [
    [['11:00', '03:00']], [['11:00', '03:00']], [['11:00', '03:00']], [['11:00', '03:00']],
    [['11:00', '03:00']], [['11:00', '03:00']], [['11:00', '03:00']],
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 30,
  reach: { miles: 2.5 },
  fee: { base: 350, includedKm: 2, perKm: 80 },
  prepareMinutes: 8,
  deliveryMinutes: [20, 30],
  itemTaxPercent: 0,
  scene: { tint: 'mint', wall: 'tiles', table: 'slats', awning: '#B3201B', plate: true, art: ['kebab', 'falafel', 'tomato'] },
  sections: [
    {
      key: 'in-bread',
      name: { en: 'In bread', fr: 'Dans le pain' },
      items: [
        {
          key: 'istanbul', price: 1250,
          name: { en: 'Istanbul döner', fr: 'Döner d’Istanbul' },
          details: { en: 'Thin slices off the spit in a warm pide, tomato, onion with sumac and pickled pepper', fr: 'Fines tranches à la broche dans une pide chaude, tomate, oignon au sumac et piment au vinaigre' },
          picture: { tint: 'sky', art: ['kebab'] },
          specifications: [MEAT, SALAD, SAUCES, MENU],
          diets: ['halal'],
          allergens: ['gluten', 'milk', 'sesame', 'eggs', 'mustard'],
        },
        {
          key: 'berlin', price: 1350,
          name: { en: 'Berlin Gemüse', fr: 'Berlin Gemüse' },
          details: { en: 'Chicken, fried vegetables, crumbled feta, red cabbage and a squeeze of lemon in toasted flatbread', fr: 'Poulet, légumes frits, feta émiettée, chou rouge et filet de citron dans un pain grillé' },
          picture: { tint: 'rose', art: ['kebab', ['aubergine', 0.7]] },
          specifications: [SAUCES, MENU],
          diets: ['halal'],
          allergens: ['gluten', 'milk', 'eggs', 'sesame', 'mustard'],
        },
        {
          key: 'beirut', price: 1300,
          name: { en: 'Beirut shawarma', fr: 'Chawarma de Beyrouth' },
          details: { en: 'Chicken marinated in seven spices, toum, gherkins and fries rolled up tight and pressed', fr: 'Poulet mariné aux sept épices, toum, cornichons et frites, roulé serré et pressé au gril' },
          picture: { tint: 'mint', art: ['burrito', ['garlic', 0.6]] },
          specifications: [MENU],
          diets: ['halal'],
        },
        {
          key: 'athens', price: 1290,
          name: { en: 'Athens gyros', fr: 'Gyros d’Athènes' },
          details: { en: 'Chicken with oregano, tzatziki, tomato and fries in a soft pita', fr: 'Poulet à l’origan, tzatziki, tomate et frites dans une pita moelleuse' },
          picture: { tint: 'apricot', art: ['flatbread', ['cucumber', 0.7]] },
          specifications: [SALAD],
        },
        {
          key: 'tunis', price: 1190,
          name: { en: 'Tunis fricassé', fr: 'Fricassé de Tunis' },
          details: { en: 'Fried roll with tuna, potato, hard-boiled egg, olives and plenty of harissa', fr: 'Petit pain frit au thon, pomme de terre, œuf dur, olives et beaucoup de harissa' },
          picture: { tint: 'sky', art: ['sandwich', ['olive', 0.6]] },
          allergens: ['gluten', 'fish', 'eggs'],
        },
        {
          key: 'cairo', price: 1050,
          name: { en: 'Cairo falafel', fr: 'Falafel du Caire' },
          details: { en: 'Broad bean falafel green with herbs, pickled turnip, tomato and tahini in a pita', fr: 'Falafels de fèves, verts d’herbes, navet au vinaigre, tomate et tahini dans une pita' },
          picture: { tint: 'butter', art: ['falafel', ['kebab', 0.8]] },
          specifications: [
            {
              name: { en: 'Add', fr: 'Ajouter' },
              type: 2,
              options: [
                { name: { en: 'Two more falafel', fr: 'Deux falafels de plus' }, price: 250 },
                { name: { en: 'Hummus', fr: 'Houmous' }, price: 200 },
                { name: { en: 'Hot sauce', fr: 'Sauce piquante' } },
              ],
            },
          ],
          diets: ['vegetarian', 'vegan', 'halal', 'lactoseFree'],
          allergens: ['gluten', 'sesame'],
        },
        {
          key: 'yerevan', price: 1390, soldOut: true,
          name: { en: 'Yerevan lavash', fr: 'Lavash d’Erevan' },
          details: { en: 'Grilled lamb and parsley rolled in lavash as thin as paper', fr: 'Agneau grillé et persil roulés dans un lavash fin comme du papier' },
          picture: { tint: 'pistachio', art: ['burrito', ['meat', 0.7]] },
          diets: ['halal'],
        },
      ],
    },
    {
      key: 'plates',
      name: { en: 'Plates', fr: 'Assiettes' },
      items: [
        {
          key: 'iskender', price: 2190, was: 2450,
          name: { en: 'İskender', fr: 'İskender' },
          details: { en: 'Veal döner over torn bread, tomato sauce, hot butter and thick yoghurt', fr: 'Döner de veau sur pain déchiré, sauce tomate, beurre chaud et yogourt épais' },
          picture: { tint: 'sky', art: ['meat', ['flatbread', 0.8], ['tomato', 0.6]] },
          diets: ['halal'],
          allergens: ['gluten', 'milk'],
        },
        {
          key: 'tehran', price: 2290,
          name: { en: 'Tehran koobideh', fr: 'Koobideh de Téhéran' },
          details: { en: 'Two skewers of minced beef and lamb, saffron rice, grilled tomato, sumac', fr: 'Deux brochettes de bœuf et d’agneau hachés, riz au safran, tomate grillée, sumac' },
          picture: { tint: 'mint', art: ['rice', ['oden', 0.9], ['tomato', 0.6]] },
          specifications: [
            {
              name: { en: 'Rice', fr: 'Riz' },
              type: 1,
              required: true,
              options: [
                { name: { en: 'With saffron', fr: 'Au safran' }, selected: true },
                { name: { en: 'With barberries and almonds', fr: 'Aux épines-vinettes et amandes' }, price: 250 },
              ],
            },
          ],
          diets: ['halal', 'glutenFree'],
        },
        {
          key: 'kabul', price: 2250,
          name: { en: 'Kabul qabuli', fr: 'Qabuli de Kaboul' },
          details: { en: 'Lamb shank hidden under rice with carrot, raisins and cardamom', fr: 'Souris d’agneau cachée sous le riz, carotte, raisins secs et cardamome' },
          picture: { tint: 'rose', art: ['curry', ['carrot', 0.7]] },
        },
        {
          key: 'adana', price: 2150,
          name: { en: 'Adana plate', fr: 'Assiette Adana' },
          details: { en: 'Hand-chopped lamb with red pepper on a wide skewer, bulgur, grilled green chillies', fr: 'Agneau haché au couteau et poivron rouge sur large brochette, boulgour, piments verts grillés' },
          picture: { tint: 'butter', art: ['meat', ['pepper', 0.7], ['chilli', 0.6]] },
          diets: ['halal'],
        },
        {
          key: 'mezze-plate', price: 1890,
          name: { en: 'Mezze plate', fr: 'Assiette de mezzés' },
          details: { en: 'A cold plate you put together, with bread from the oven', fr: 'Une assiette froide à composer, avec le pain du four' },
          picture: { tint: 'apricot', art: ['falafel', ['flatbread', 0.8], ['olive', 0.6]] },
          specifications: [
            {
              name: { en: 'Choose 2 to 4 mezze', fr: 'Choisir de 2 à 4 mezzés' },
              type: 2,
              required: true,
              range: 2,
              max: 4,
              options: [
                { name: { en: 'Hummus', fr: 'Houmous' } },
                { name: { en: 'Smoked aubergine caviar', fr: 'Caviar d’aubergine fumée' } },
                { name: { en: 'White beans in tomato', fr: 'Haricots blancs à la tomate' } },
                { name: { en: 'Tabbouleh', fr: 'Taboulé' } },
                { name: { en: 'Vine leaves, four pieces', fr: 'Feuilles de vigne, quatre pièces' }, price: 150 },
                { name: { en: 'Labneh with za’atar', fr: 'Labneh au zaatar' }, price: 150 },
              ],
            },
          ],
          diets: ['vegetarian'],
          allergens: ['gluten', 'sesame', 'milk'],
        },
      ],
    },
    {
      key: 'oven',
      name: { en: 'From the stone oven', fr: 'Du four à pierre' },
      items: [
        {
          key: 'lahmacun', price: 890,
          name: { en: 'Lahmacun', fr: 'Lahmacun' },
          details: { en: 'Paper-thin dough, minced lamb, tomato and parsley, lemon to squeeze', fr: 'Pâte fine comme une feuille, agneau haché, tomate et persil, citron à presser' },
          picture: { tint: 'sky', art: ['flatbread', ['lemon', 0.6]] },
          diets: ['halal', 'lactoseFree'],
          allergens: ['gluten'],
        },
        {
          key: 'pide-cheese', price: 1490,
          name: { en: 'Cheese and egg pide', fr: 'Pide fromage et œuf' },
          details: { en: 'Boat of dough filled with kaşar cheese, an egg broken on top', fr: 'Barque de pâte garnie de kaşar, un œuf cassé dessus' },
          picture: { tint: 'rose', art: ['flatbread', ['cheese', 0.7], ['egg', 0.5]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'eggs'],
        },
        {
          key: 'manoushe', price: 790,
          name: { en: 'Za’atar man’oushe', fr: 'Manouché au zaatar' },
          details: { en: 'Thyme, sesame and olive oil on dough baked while you wait', fr: 'Thym, sésame et huile d’olive sur une pâte cuite à la minute' },
          picture: { tint: 'tomato', art: ['flatbread', ['herb', 0.6]] },
        },
        {
          key: 'borek', price: 850, cashback: { mode: 2, value: 100 },
          name: { en: 'Spinach börek', fr: 'Börek aux épinards' },
          details: { en: 'Coiled filo with spinach and white cheese', fr: 'Pâte filo en spirale, épinards et fromage blanc saumuré' },
          picture: { tint: 'mint', art: ['pie'] },
        },
      ],
    },
    {
      key: 'sides',
      name: { en: 'On the side', fr: 'À côté' },
      items: [
        {
          key: 'fries', price: 550,
          name: { en: 'Fries with sumac', fr: 'Frites au sumac' },
          details: { en: 'Golden fries, sumac salt and a sauce or two', fr: 'Frites dorées, sel au sumac et une ou deux sauces' },
          picture: { tint: 'pistachio', art: ['fries'] },
          specifications: [
            {
              name: { en: 'One or two sauces', fr: 'Une ou deux sauces' },
              type: 2,
              required: true,
              max: 2,
              options: [
                { name: { en: 'Garlic', fr: 'Ail' } },
                { name: { en: 'Harissa', fr: 'Harissa' } },
                { name: { en: 'Yoghurt and mint', fr: 'Yogourt à la menthe' } },
                { name: { en: 'Ketchup', fr: 'Ketchup' } },
              ],
            },
          ],
        },
        {
          key: 'lentil-soup', price: 690,
          name: { en: 'Red lentil soup', fr: 'Soupe de lentilles corail' },
          details: { en: 'With cumin, dried mint and a wedge of lemon', fr: 'Au cumin, à la menthe séchée, avec un quartier de citron' },
          picture: { tint: 'sky', art: ['stew', ['lemon', 0.5]] },
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
        },
        {
          key: 'shepherd-salad', price: 790,
          name: { en: 'Shepherd’s salad', fr: 'Salade du berger' },
          details: { en: 'Tomato, cucumber, pepper and parsley cut very small, pomegranate molasses', fr: 'Tomate, concombre, poivron et persil coupés très fin, mélasse de grenade' },
          picture: { tint: 'butter', art: ['salad', ['cucumber', 0.6]] },
        },
      ],
    },
    {
      key: 'sweet',
      name: { en: 'Sweets and drinks', fr: 'Douceurs et boissons' },
      items: [
        {
          key: 'baklava', price: 650,
          name: { en: 'Pistachio baklava', fr: 'Baklava à la pistache' },
          details: { en: 'Four pieces, forty leaves, light syrup', fr: 'Quatre pièces, quarante feuilles, sirop léger' },
          picture: { tint: 'rose', art: ['pie', ['honey', 0.7]] },
          allergens: ['gluten', 'nuts', 'milk'],
        },
        {
          key: 'kunefe', price: 990,
          name: { en: 'Künefe', fr: 'Künefe' },
          details: { en: 'Shredded pastry and melting cheese, served hot with syrup', fr: 'Cheveux d’ange et fromage filant, servi chaud avec son sirop' },
          picture: { tint: 'sky', art: ['pancakes'] },
        },
        {
          key: 'ayran', price: 350,
          name: { en: 'Ayran', fr: 'Ayran' },
          details: { en: 'Salted yoghurt drink, whisked to order, 30 cl', fr: 'Boisson au yogourt salé, fouettée minute, 30 cl' },
          picture: { tint: 'apricot', bare: true, art: ['milk'] },
        },
        {
          key: 'apple-tea', price: 350,
          name: { en: 'Apple tea', fr: 'Thé à la pomme' },
          details: { en: 'In a paper cup, a cube of sugar beside it', fr: 'En gobelet, un morceau de sucre à côté' },
        },
      ],
    },
  ],
};
