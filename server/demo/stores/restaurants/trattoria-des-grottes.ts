import type { DemoDay, DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const SHAPE: DemoSpecification = {
  name: { en: 'Pasta', fr: 'Pâtes' }, type: 1, required: true,
  options: [
    { name: { en: 'Tagliatelle', fr: 'Tagliatelles' }, selected: true },
    { name: { en: 'Rigatoni', fr: 'Rigatonis' } },
    { name: { en: 'Potato gnocchi', fr: 'Gnocchis de pomme de terre' }, price: 200 },
    { name: { en: 'Gluten-free penne', fr: 'Pennes sans gluten' }, price: 250 },
  ],
};

const GRATED: DemoSpecification = {
  name: { en: 'Grated over it', fr: 'Râpé dessus' }, type: 1,
  options: [
    { name: { en: 'Parmesan', fr: 'Parmesan' } },
    { name: { en: 'Pecorino', fr: 'Pecorino' } },
    { name: { en: 'Dry ricotta', fr: 'Ricotta sèche' }, price: 100 },
  ],
};

const CONTORNI: DemoSpecification = {
  name: { en: 'Contorni', fr: 'Contorni' }, type: 2, range: 1, max: 2,
  options: [
    { name: { en: 'Roast potatoes', fr: 'Pommes de terre rôties' }, selected: true },
    { name: { en: 'Chicory with garlic', fr: 'Catalogne à l’ail' } },
    { name: { en: 'White beans', fr: 'Haricots blancs' } },
    { name: { en: 'Caponata', fr: 'Caponata' }, price: 250 },
  ],
};

const LUNCH_AND_DINNER: DemoDay = [['11:45', '14:30'], ['18:30', '22:30']];

/** Italian, orders for now only, closed on Friday at lunch and all Saturday, no base fee. */
export const trattoriaDesGrottes: DemoStore = {
  key: 'trattoria-des-grottes',
  name: 'Trattoria des Grottes',
  category: 'restaurants',
  slogan: { en: 'Pasta rolled behind the station', fr: 'Des pâtes étirées derrière la gare' },
  promotion: { en: 'No delivery fee within 1 km', fr: 'Livraison offerte jusqu’à 1 km' },
  famousFor: { en: 'Tagliatelle with nine-hour ragù', fr: 'Les tagliatelles au ragù de neuf heures' },
  tags: ['italian', 'independent'],
  address: { street: 'Rue des Grottes 22', postcode: '1201', city: 'Genève', latitude: 46.2112, longitude: 6.1389 },
  phone: '+41227340017',
  rating: 4.7,
  ratingCount: 289,
  priceRating: 2,
  hours: [
    LUNCH_AND_DINNER, LUNCH_AND_DINNER, LUNCH_AND_DINNER, LUNCH_AND_DINNER, LUNCH_AND_DINNER,
    [['18:30', '22:30']],
    'closed',
  ],
  receiving: 'both',
  asap: true,
  schedule: false,
  leadMinutes: 0,
  minimum: 2200,
  reach: { miles: 3 },
  fee: { base: 0, includedKm: 1, perKm: 120 },
  prepareMinutes: 18,
  deliveryMinutes: [25, 40],
  itemTaxPercent: 0,
  scene: { tint: 'sky', wall: 'plain', table: 'vichy', awning: '#2E7D4F', plate: true, art: ['pasta', 'wine', 'basil'] },
  sections: [
    {
      key: 'antipasti',
      name: { en: 'Antipasti', fr: 'Antipasti' },
      items: [
        {
          key: 'vitello-tonnato', price: 1850,
          name: { en: 'Vitello tonnato', fr: 'Vitello tonnato' },
          details: { en: 'Cold rosy veal, tuna and caper sauce, a leaf of parsley.', fr: 'Veau rosé froid, sauce au thon et aux câpres, une feuille de persil.' },
          picture: { tint: 'mint', art: ['meat', 'fish'] },
          diets: ['glutenFree', 'lactoseFree'],
          allergens: ['eggs', 'fish', 'mustard', 'celery', 'sulphites'],
        },
        {
          key: 'bruschette', price: 990, was: 1190,
          name: { en: 'Three bruschette', fr: 'Trois bruschettas' },
          details: { en: 'Puglian bread over the flame: tomato, white bean, and chicory.', fr: 'Pain des Pouilles à la flamme : tomate, haricot blanc et catalogne.' },
          picture: { tint: 'sky', art: ['loaf', 'tomato', 'garlic'] },
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten'],
        },
        {
          key: 'fried-courgette', price: 1250,
          name: { en: 'Stuffed courgette flowers', fr: 'Fleurs de courgette farcies' },
          details: { en: 'Ricotta and an anchovy in each, batter as thin as gauze.', fr: 'Ricotta et un anchois dans chacune, pâte fine comme un voile.' },
          picture: { tint: 'rose', art: ['blossom', 'cheese'] },
        },
        {
          key: 'salumi-board', price: 2190,
          name: { en: 'Board of salumi', fr: 'Planche de salumi' },
          details: { en: 'Culatello, finocchiona, lardo, with fried dough still hot.', fr: 'Culatello, finocchiona, lardo, et pâte frite encore chaude.' },
          picture: { tint: 'pistachio', art: ['ham', 'olive', 'bacon'] },
          specifications: [
            {
              name: { en: 'On the board too', fr: 'Aussi sur la planche' }, type: 2, max: 3,
              options: [
                { name: { en: 'Ascoli olives', fr: 'Olives d’Ascoli' }, price: 400 },
                { name: { en: 'Marinated artichokes', fr: 'Artichauts marinés' }, price: 350 },
                { name: { en: 'Piece of pecorino', fr: 'Morceau de pecorino' }, price: 450 },
                { name: { en: 'Breadsticks', fr: 'Gressins' }, selected: true },
              ],
            },
          ],
        },
      ],
    },
    {
      key: 'pasta',
      name: { en: 'Pasta', fr: 'Pâtes' },
      items: [
        {
          key: 'ragu', price: 2290, cashback: { mode: 1, value: 5 },
          name: { en: 'Nine-hour ragù', fr: 'Ragù de neuf heures' },
          details: { en: 'Beef, pork and milk on the smallest flame, as on a Sunday in Bologna.', fr: 'Bœuf, porc et lait sur la plus petite flamme, comme un dimanche à Bologne.' },
          picture: { tint: 'mint', art: ['pasta', 'meat'] },
          specifications: [SHAPE, GRATED],
          diets: [],
          allergens: ['gluten', 'eggs', 'milk', 'celery', 'sulphites'],
        },
        {
          key: 'carbonara', price: 2190,
          name: { en: 'Carbonara', fr: 'Carbonara' },
          details: { en: 'Guanciale, egg yolk, pecorino and pepper. Cream has never entered this kitchen.', fr: 'Guanciale, jaune d’œuf, pecorino et poivre. La crème n’a jamais passé cette porte.' },
          picture: { tint: 'rose', art: ['pasta', 'bacon', 'egg'] },
          specifications: [SHAPE],
        },
        {
          key: 'pesto', price: 1990,
          name: { en: 'Trofie with pesto', fr: 'Trofie au pesto' },
          details: { en: 'Basil from Pra’, pine nuts, green beans and potato, as in Genoa.', fr: 'Basilic de Pra’, pignons, haricots verts et pomme de terre, comme à Gênes.' },
          picture: { tint: 'apricot', art: ['pasta', 'basil', 'potato'] },
        },
        {
          key: 'vongole', price: 2590, soldOut: true,
          name: { en: 'Spaghetti with clams', fr: 'Spaghettis aux palourdes' },
          details: { en: 'Open shells, white wine, parsley, a hint of chilli.', fr: 'Coquilles ouvertes, vin blanc, persil, pointe de piment.' },
          picture: { tint: 'sky', art: ['pasta', 'oyster', 'garlic'] },
        },
        {
          key: 'pumpkin-ravioli', price: 2350,
          name: { en: 'Pumpkin ravioli', fr: 'Raviolis à la courge' },
          details: { en: 'From Mantua: amaretti in the filling, sage butter outside.', fr: 'De Mantoue : amaretti dans la farce, beurre de sauge autour.' },
          picture: { tint: 'mint', art: ['dumpling', 'butter', 'herb'] },
          specifications: [GRATED],
        },
        {
          key: 'arrabbiata', price: 1790,
          name: { en: 'Arrabbiata', fr: 'Arrabbiata' },
          details: { en: 'Dry wheat penne, tomato, garlic, and as much anger as you ask for.', fr: 'Pennes de blé dur, tomate, ail, et la colère que vous voudrez.' },
          picture: { tint: 'butter', art: ['pasta', 'chilli'] },
          specifications: [
            {
              name: { en: 'How angry?', fr: 'Quelle colère ?' }, type: 1, required: true,
              options: [
                { name: { en: 'A little cross', fr: 'Un peu fâchée' } },
                { name: { en: 'Angry', fr: 'En colère' } },
                { name: { en: 'Furious', fr: 'Furieuse' } },
              ],
            },
          ],
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten'],
        },
        {
          key: 'lasagne', price: 2090,
          name: { en: 'Green lasagne', fr: 'Lasagnes vertes' },
          details: { en: 'Eight sheets of spinach pasta, ragù, béchamel, corners burnt on purpose.', fr: 'Huit feuilles aux épinards, ragù, béchamel, coins brûlés exprès.' },
          picture: { tint: 'tomato', art: ['pie', 'cheese'] },
        },
      ],
    },
    {
      key: 'secondi',
      name: { en: 'Secondi', fr: 'Secondi' },
      items: [
        {
          key: 'saltimbocca', price: 3290,
          name: { en: 'Saltimbocca', fr: 'Saltimbocca' },
          details: { en: 'Veal, raw ham and sage in the pan for as long as it takes to say it.', fr: 'Veau, jambon cru et sauge à la poêle, le temps de le dire.' },
          picture: { tint: 'pistachio', art: ['meat', 'ham', 'herb'] },
          specifications: [CONTORNI],
          diets: [],
          allergens: ['gluten', 'milk', 'nuts', 'celery', 'sulphites'],
        },
        {
          key: 'parmigiana', price: 2290, was: 2590,
          name: { en: 'Aubergine parmigiana', fr: 'Parmigiana d’aubergines' },
          details: { en: 'Five layers, rested a night, better for it.', fr: 'Cinq couches, une nuit de repos, et c’est tant mieux.' },
          picture: { tint: 'butter', art: ['aubergine', 'tomato', 'cheese'] },
        },
        {
          key: 'osso-buco', price: 3490, cashback: { mode: 2, value: 250 },
          name: { en: 'Osso buco', fr: 'Osso buco' },
          details: { en: 'Veal shin, marrow in the bone, lemon-peel gremolata.', fr: 'Jarret de veau, moelle dans l’os, gremolata au zeste de citron.' },
          picture: { tint: 'sky', art: ['stew', 'bone', 'lemon'] },
          specifications: [
            {
              name: { en: 'With', fr: 'Avec' }, type: 1, required: true,
              options: [
                { name: { en: 'Saffron risotto', fr: 'Risotto au safran' }, selected: true },
                { name: { en: 'Soft polenta', fr: 'Polenta crémeuse' } },
              ],
            },
          ],
        },
        {
          key: 'cuttlefish', price: 2890,
          name: { en: 'Cuttlefish with peas', fr: 'Seiches aux petits pois' },
          details: { en: 'A Roman stew, tender as butter, with tomato and white wine.', fr: 'Un ragoût romain, tendre comme tout, tomate et vin blanc.' },
          picture: { tint: 'mint', art: ['squid', 'peas'] },
          specifications: [CONTORNI],
          diets: ['glutenFree', 'lactoseFree'],
          allergens: ['molluscs', 'celery', 'nuts', 'sulphites'],
        },
      ],
    },
    {
      key: 'dolci',
      name: { en: 'Dolci', fr: 'Dolci' },
      items: [
        {
          key: 'panna-cotta', price: 850,
          name: { en: 'Panna cotta', fr: 'Panna cotta' },
          details: { en: 'It just holds. Vanilla cream, and a sauce if you wish.', fr: 'Elle tient tout juste. Crème à la vanille, et un coulis si vous voulez.' },
          picture: { tint: 'rose', art: ['custard', 'strawberry'] },
          specifications: [
            {
              name: { en: 'Sauce', fr: 'Coulis' }, type: 1,
              options: [
                { name: { en: 'Berries', fr: 'Fruits rouges' } },
                { name: { en: 'Salted caramel', fr: 'Caramel salé' } },
                { name: { en: 'Old balsamic', fr: 'Vieux balsamique' }, price: 150 },
              ],
            },
          ],
          diets: ['glutenFree'],
          allergens: ['milk', 'sulphites'],
        },
        {
          key: 'cannoli', price: 920,
          name: { en: 'Two cannoli', fr: 'Deux cannoli' },
          details: { en: 'Filled at the counter with sheep’s ricotta, so that the shell still cracks.', fr: 'Garnis au comptoir de ricotta de brebis, pour que la coque craque encore.' },
          picture: { tint: 'mint', art: ['cookie', 'cherries'] },
        },
        {
          key: 'affogato', price: 690,
          name: { en: 'Affogato kit', fr: 'Affogato en kit' },
          details: { en: 'Fior di latte ice cream and hot espresso in a flask; you drown it.', fr: 'Glace fior di latte et espresso chaud en thermos ; à vous de la noyer.' },
          picture: { tint: 'butter', art: ['iceCream', 'coffee'] },
        },
      ],
    },
    {
      key: 'drinks',
      name: { en: 'To drink', fr: 'À boire' },
      items: [
        {
          key: 'montepulciano', price: 2900,
          name: { en: 'Montepulciano d’Abruzzo', fr: 'Montepulciano d’Abruzzo' },
          details: { en: 'A bottle of the house red, the one the cook opens.', fr: 'La bouteille du rouge de la maison, celle que le cuisinier ouvre.' },
          picture: { tint: 'pistachio', art: ['wine', 'grapes'], bare: true },
        },
        {
          key: 'spritz', price: 1290,
          name: { en: 'Bitter spritz, ready mixed', fr: 'Spritz amer, déjà mélangé' },
          details: { en: 'A sealed jar, two glasses, an olive and a slice of orange.', fr: 'Un bocal scellé, deux verres, une olive et une tranche d’orange.' },
          picture: { tint: 'sky', art: ['cocktail', 'tangerine'], bare: true },
        },
        {
          key: 'blood-orange', price: 520,
          name: { en: 'Blood-orange juice', fr: 'Jus d’orange sanguine' },
          details: { en: 'From Sicily, pressed the same day, slightly bitter.', fr: 'De Sicile, pressé du jour, un brin amer.' },
          picture: { tint: 'mint', art: ['juice', 'tangerine'], bare: true },
          diets: ['vegetarian', 'vegan', 'halal', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'grappa', price: 790,
          name: { en: 'Grappa, 2 cl', fr: 'Grappa, 2 cl' },
          details: { en: 'Nebbiolo skins, two years in ash wood.', fr: 'Marc de nebbiolo, deux ans en fût de frêne.' },
        },
      ],
    },
  ],
};
