import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const BREAD: DemoSpecification = {
  name: { en: 'Bread', fr: 'Pain' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Half-rye roll', fr: 'Petit pain mi-seigle' }, selected: true },
    { name: { en: 'Wholegrain', fr: 'Pain complet' } },
    { name: { en: 'Gluten-free crackers', fr: 'Crackers sans gluten' }, price: 150 },
    { name: { en: 'No bread', fr: 'Sans pain' } },
  ],
};

const DESSERT: DemoSpecification = {
  name: { en: 'Dessert in the box', fr: 'Dessert dans la boîte' },
  type: 1,
  options: [
    { name: { en: 'Seasonal fruit', fr: 'Fruit de saison' }, price: 200 },
    { name: { en: 'Chocolate mousse', fr: 'Mousse au chocolat' }, price: 450 },
    { name: { en: 'Lemon shortbread', fr: 'Sablé au citron' }, price: 300 },
  ],
};

const PEOPLE: DemoSpecification = {
  name: { en: 'For how many?', fr: 'Pour combien ?' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Six', fr: 'Six' } },
    { name: { en: 'Ten', fr: 'Dix' }, price: 5200 },
    { name: { en: 'Fifteen', fr: 'Quinze' }, price: 11500 },
  ],
};

const TABLE: DemoSpecification = {
  name: { en: 'With it', fr: 'À joindre' },
  type: 2,
  options: [
    { name: { en: 'Napkins', fr: 'Serviettes' }, selected: true },
    { name: { en: 'Wooden cutlery', fr: 'Couverts en bois' }, selected: true },
    { name: { en: 'Name on each box', fr: 'Un nom sur chaque boîte' } },
    { name: { en: 'Real plates, collected at four', fr: 'Vraies assiettes, reprises à seize heures' }, price: 250 },
  ],
};

export const tableDeBureau: DemoStore = {
  key: 'table-de-bureau',
  name: 'Table de Bureau',
  category: 'office',
  slogan: { en: 'Lunch for the whole floor, named and on time', fr: 'Le repas de tout l’étage, à l’heure et à vos noms' },
  famousFor: { en: 'Boxes that arrive hot at the meeting room door', fr: 'Des boîtes encore chaudes à la porte de la salle de réunion' },
  tags: ['lunch'],
  address: { street: 'Avenue des Morgines 12', postcode: '1213', city: 'Petit-Lancy', latitude: 46.1947, longitude: 6.1121 },
  phone: '+41225550112',
  rating: 4.7,
  ratingCount: 58,
  priceRating: 2,
  hours: [
    'closed', [['10:30', '13:30']], [['10:30', '13:30']], [['10:30', '13:30']],
    [['10:30', '13:30']], [['10:30', '13:30']], 'closed',
  ],
  receiving: 'delivery',
  asap: false,
  schedule: true,
  leadMinutes: 180,
  minimum: 6000,
  reach: { miles: 4 },
  fee: { base: 690, includedKm: 3, perKm: 60 },
  prepareMinutes: 40,
  deliveryMinutes: [30, 60],
  itemTaxPercent: 2.6,
  scene: { tint: 'sky', wall: 'panel', table: 'plain', art: ['bento', 'sandwich', 'coffee', 'apple'] },
  sections: [
    {
      key: 'hot',
      name: { en: 'Hot boxes', fr: 'Boîtes chaudes' },
      items: [
        {
          key: 'blanquette', price: 2390,
          name: { en: 'Veal blanquette', fr: 'Blanquette de veau' },
          details: { en: 'Shoulder in a lemony cream, carrots, mushrooms, pilaf rice', fr: 'Épaule à la crème citronnée, carottes, champignons, riz pilaf' },
          picture: { tint: 'sky', art: ['stew', ['carrot', 0.7]] },
          specifications: [BREAD, DESSERT, TABLE],
          allergens: ['milk', 'celery', 'gluten', 'eggs', 'soya'],
        },
        {
          key: 'salmon-leek', price: 2450,
          name: { en: 'Salmon on leeks', fr: 'Saumon sur fondue de poireaux' },
          details: { en: 'Slow-cooked fillet, melting leeks, new potatoes, dill', fr: 'Filet cuit doucement, poireaux fondants, pommes de terre nouvelles, aneth' },
          picture: { tint: 'mint', art: ['fish', ['potato', 0.6]] },
          specifications: [BREAD, DESSERT],
        },
        {
          key: 'chicken-curry', price: 2190,
          name: { en: 'Mild chicken curry', fr: 'Curry doux de poulet' },
          details: { en: 'Apple, coconut milk, sultanas and basmati', fr: 'Pomme, lait de coco, raisins secs et basmati' },
          picture: { tint: 'pistachio', art: ['curry', ['apple', 0.5]] },
          diets: ['glutenFree', 'lactoseFree'],
          allergens: ['mustard', 'celery'],
        },
        {
          key: 'vegetable-tajine', price: 1990,
          name: { en: 'Seven-vegetable tajine', fr: 'Tajine aux sept légumes' },
          details: { en: 'Chickpeas, squash, preserved lemon, semolina, harissa apart', fr: 'Pois chiches, courge, citron confit, semoule, harissa à part' },
          picture: { tint: 'rose', art: ['paella', ['carrot', 0.6], ['lemon', 0.5]] },
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten', 'celery'],
        },
        {
          key: 'lasagne', price: 2090, cashback: { mode: 1, value: 5 },
          name: { en: 'Beef lasagne', fr: 'Lasagnes au bœuf' },
          details: { en: 'Four-hour ragù, béchamel, parmesan crust, small salad', fr: 'Ragoût de quatre heures, béchamel, croûte de parmesan, petite salade' },
          picture: { tint: 'sky', art: ['pasta', ['tomato', 0.6]] },
          specifications: [DESSERT],
        },
      ],
    },
    {
      key: 'cold',
      name: { en: 'Cold boxes', fr: 'Boîtes froides' },
      items: [
        {
          key: 'roast-beef', price: 2290,
          name: { en: 'Roast beef and celeriac remoulade', fr: 'Rosbif et céleri rémoulade' },
          details: { en: 'Pink slices, tartare sauce, gherkins, potato salad', fr: 'Tranches rosées, sauce tartare, cornichons, salade de pommes de terre' },
          picture: { tint: 'mint', art: ['meat', ['potato', 0.6]] },
          specifications: [BREAD, TABLE],
          allergens: ['celery', 'eggs', 'mustard', 'gluten', 'sulphites'],
        },
        {
          key: 'nicoise', price: 2090,
          name: { en: 'Niçoise', fr: 'Niçoise' },
          details: { en: 'Tuna in olive oil, green beans, egg, anchovy, olives', fr: 'Thon à l’huile d’olive, haricots verts, œuf, anchois, olives' },
          picture: { tint: 'butter', art: ['salad', ['egg', 0.5], ['olive', 0.5]] },
          specifications: [BREAD],
        },
        {
          key: 'chevre-walnut', price: 1890, was: 2090,
          name: { en: 'Goat’s cheese and walnut', fr: 'Chèvre et noix' },
          details: { en: 'Warm toast at noon, lamb’s lettuce, pear, honey vinaigrette', fr: 'Toast tiède à midi, rampon, poire, vinaigrette au miel' },
          picture: { tint: 'rose', art: ['salad', ['cheese', 0.7], ['pear', 0.6]] },
          specifications: [DESSERT],
          diets: ['vegetarian'],
          allergens: ['milk', 'nuts', 'gluten', 'mustard', 'sulphites', 'eggs', 'soya'],
        },
        {
          key: 'bento', price: 2390,
          name: { en: 'Desk bento', fr: 'Bento de bureau' },
          details: { en: 'Rice, sesame spinach, pickles and the rest as you please', fr: 'Riz, épinards au sésame, légumes marinés et le reste à votre goût' },
          picture: { tint: 'sky', art: ['bento', ['chopsticks', 0.6]] },
          specifications: [
            {
              name: { en: 'Choose 2 to 4', fr: 'Choisir de 2 à 4' },
              type: 2,
              required: true,
              range: 2,
              max: 4,
              options: [
                { name: { en: 'Teriyaki salmon', fr: 'Saumon teriyaki' }, selected: true },
                { name: { en: 'Crisp tofu', fr: 'Tofu croustillant' } },
                { name: { en: 'Rolled omelette', fr: 'Omelette roulée' }, selected: true },
                { name: { en: 'Chicken karaage', fr: 'Poulet karaage' }, price: 250 },
                { name: { en: 'Prawn tempura', fr: 'Tempura de crevettes' }, price: 350 },
              ],
            },
          ],
        },
        {
          key: 'quinoa', price: 1890, soldOut: true,
          name: { en: 'Quinoa, beetroot and feta', fr: 'Quinoa, betterave et feta' },
          details: { en: 'With orange, mint and pumpkin seeds', fr: 'À l’orange, à la menthe et aux graines de courge' },
          picture: { tint: 'pistachio', art: ['bowl', ['tangerine', 0.6]] },
        },
      ],
    },
    {
      key: 'share',
      name: { en: 'Trays for the table', fr: 'Plateaux à partager' },
      items: [
        {
          key: 'sandwich-tray', price: 7800,
          name: { en: 'Sandwich tray', fr: 'Plateau de sandwichs' },
          details: { en: 'Three halves each, on bread baked the same morning', fr: 'Trois demi-sandwichs par personne, pain du matin même' },
          picture: { tint: 'mint', art: ['sandwich', ['baguette', 0.8]] },
          specifications: [
            PEOPLE,
            {
              name: { en: 'Three fillings', fr: 'Trois garnitures' },
              type: 2,
              required: true,
              range: 3,
              options: [
                { name: { en: 'Country ham and butter', fr: 'Jambon de campagne et beurre' } },
                { name: { en: 'Chicken and tarragon', fr: 'Poulet à l’estragon' } },
                { name: { en: 'Smoked trout and horseradish', fr: 'Truite fumée et raifort' } },
                { name: { en: 'Gruyère and gherkin', fr: 'Gruyère et cornichon' } },
                { name: { en: 'Hummus and grilled vegetables', fr: 'Houmous et légumes grillés' } },
              ],
            },
            TABLE,
          ],
        },
        {
          key: 'mezze-tray', price: 8400,
          name: { en: 'Mezze tray', fr: 'Plateau de mezzés' },
          details: { en: 'Hummus, baba ganoush, tabbouleh, falafel, stuffed vine leaves, warm pita', fr: 'Houmous, baba ganoush, taboulé, falafels, feuilles de vigne farcies, pita tiède' },
          picture: { tint: 'rose', art: ['falafel', ['flatbread', 0.8], ['olive', 0.5]] },
          specifications: [PEOPLE],
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['gluten', 'sesame'],
        },
        {
          key: 'swiss-board', price: 9600, cashback: { mode: 2, value: 600 },
          name: { en: 'Board from the Alps', fr: 'Planche des Alpes' },
          details: { en: 'Four cheeses, dried beef, bacon from Valais, pickles, rye bread', fr: 'Quatre fromages, viande séchée, lard du Valais, pickles, pain de seigle' },
          picture: { tint: 'sky', art: ['cheese', ['ham', 0.8], ['grapes', 0.6]] },
          specifications: [
            PEOPLE,
            {
              name: { en: 'Add, up to two', fr: 'Ajouter, deux au plus' },
              type: 2,
              max: 2,
              options: [
                { name: { en: 'Fig chutney', fr: 'Chutney de figues' }, price: 900 },
                { name: { en: 'Fresh grapes', fr: 'Raisin frais' }, price: 800 },
                { name: { en: 'Knife and board to keep', fr: 'Couteau et planche à garder' }, price: 3900 },
              ],
            },
          ],
        },
        {
          key: 'quiche-tray', price: 6600,
          name: { en: 'Warm quiche tray', fr: 'Plateau de quiches chaudes' },
          details: { en: 'Baked at nine, cut in squares, with a green salad for six', fr: 'Cuites à neuf heures, en carrés, avec une salade verte pour six' },
          picture: { tint: 'pistachio', art: ['pie', ['salad', 0.7]] },
          specifications: [
            {
              name: { en: 'Which quiches?', fr: 'Quelles quiches ?' },
              type: 2,
              required: true,
              options: [
                { name: { en: 'Lorraine', fr: 'Lorraine' }, selected: true },
                { name: { en: 'Spinach', fr: 'Épinards' }, selected: true },
                { name: { en: 'Leek and Gruyère', fr: 'Poireaux et gruyère' } },
                { name: { en: 'Smoked trout', fr: 'Truite fumée' }, price: 600 },
              ],
            },
          ],
        },
        {
          key: 'crudites', price: 4200,
          name: { en: 'Raw vegetables and dips', fr: 'Crudités et sauces' },
          details: { en: 'Carrot, fennel, radish, cucumber, three dips, for six', fr: 'Carotte, fenouil, radis, concombre, trois sauces, pour six' },
          picture: { tint: 'butter', art: ['carrot', ['cucumber', 0.8], ['broccoli', 0.7]] },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk', 'mustard', 'eggs'],
        },
      ],
    },
    {
      key: 'sweet',
      name: { en: 'Desserts and breaks', fr: 'Desserts et pauses' },
      items: [
        {
          key: 'mini-pastries', price: 4800,
          name: { en: 'Eighteen small pastries', fr: 'Dix-huit mignardises' },
          details: { en: 'Lemon tarts, chocolate éclairs, raspberry financiers', fr: 'Tartelettes au citron, éclairs au chocolat, financiers à la framboise' },
          picture: { tint: 'mint', art: ['cupcake', ['cake', 0.8], ['chocolate', 0.6]] },
          allergens: ['gluten', 'eggs', 'milk', 'nuts', 'soya'],
        },
        {
          key: 'fruit-basket', price: 3900,
          name: { en: 'Fruit basket', fr: 'Corbeille de fruits' },
          details: { en: 'Four kilos, washed and ready for the week', fr: 'Quatre kilos, lavés et prêts pour la semaine' },
          picture: { tint: 'sky', bare: true, art: ['basket', ['apple', 0.7], ['banana', 0.7]] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'birthday-cake', price: 6500,
          name: { en: 'Colleague’s birthday cake', fr: 'Gâteau d’anniversaire du collègue' },
          details: { en: 'Victoria sponge with raspberries for twelve, candles included', fr: 'Génoise aux framboises pour douze, bougies comprises' },
          picture: { tint: 'pistachio', art: ['birthdayCake'] },
          specifications: [
            {
              name: { en: 'Written on it', fr: 'Inscription' },
              type: 1,
              required: true,
              options: [
                { name: { en: 'Happy birthday', fr: 'Joyeux anniversaire' } },
                { name: { en: 'Thank you and good luck', fr: 'Merci et bonne route' } },
                { name: { en: 'Nothing', fr: 'Rien' } },
              ],
            },
          ],
        },
        {
          key: 'cookies', price: 2800,
          name: { en: 'Dozen cookies', fr: 'Douze cookies' },
          details: { en: 'Half chocolate, half oat and cranberry', fr: 'Moitié chocolat, moitié avoine et canneberge' },
          picture: { tint: 'rose', art: ['cookie'] },
        },
      ],
    },
    {
      key: 'drinks',
      name: { en: 'Drinks for the room', fr: 'Boissons pour la salle' },
      items: [
        {
          key: 'coffee-flask', price: 2900,
          name: { en: 'Coffee flask', fr: 'Thermos de café' },
          details: { en: 'Two litres, twelve cups, milk and sugar', fr: 'Deux litres, douze gobelets, lait et sucre' },
          picture: { tint: 'mint', bare: true, art: ['coffee', ['milk', 0.7]] },
        },
        {
          key: 'orange-juice', price: 1800,
          name: { en: 'Pressed orange juice', fr: 'Jus d’orange pressé' },
          details: { en: 'One and a half litres, pressed at ten', fr: 'Un litre et demi, pressé à dix heures' },
          picture: { tint: 'sky', bare: true, art: ['tangerine', ['juice', 0.8]] },
        },
        {
          key: 'iced-tea', price: 1500,
          name: { en: 'Mint iced tea', fr: 'Thé froid à la menthe' },
          details: { en: 'A litre and a half, lightly sweetened', fr: 'Un litre et demi, peu sucré' },
          picture: { tint: 'rose', bare: true, art: ['teapot', ['herb', 0.6]] },
        },
        {
          key: 'water-six', price: 1800,
          name: { en: 'Six waters', fr: 'Six eaux' },
          details: { en: 'Three still, three sparkling, 50 cl each, in glass', fr: 'Trois plates, trois gazeuses, 50 cl, en verre' },
        },
      ],
    },
  ],
};
