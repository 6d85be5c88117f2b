import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const SALSAS: DemoSpecification = {
  name: { en: 'Two salsas', fr: 'Deux salsas' },
  type: 2,
  required: true,
  range: 2,
  options: [
    { name: { en: 'Green tomatillo', fr: 'Tomatillo verte' } },
    { name: { en: 'Roasted tomato', fr: 'Tomate rôtie' } },
    { name: { en: 'Smoky chipotle', fr: 'Chipotle fumée' } },
    { name: { en: 'Peanut and árbol chilli', fr: 'Cacahuète et piment árbol' } },
    { name: { en: 'Habanero, careful', fr: 'Habanero, attention' } },
  ],
};

const TORTILLA: DemoSpecification = {
  name: { en: 'Tortilla', fr: 'Tortilla' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'White corn', fr: 'Maïs blanc' }, selected: true },
    { name: { en: 'Blue corn', fr: 'Maïs bleu' }, price: 100 },
    { name: { en: 'Wheat', fr: 'Blé' } },
  ],
};

const ADD: DemoSpecification = {
  name: { en: 'Add', fr: 'Ajouter' },
  type: 2,
  max: 3,
  options: [
    { name: { en: 'Guacamole', fr: 'Guacamole' }, price: 250 },
    { name: { en: 'Oaxaca-style cheese', fr: 'Fromage façon Oaxaca' }, price: 200 },
    { name: { en: 'Pickled red onion', fr: 'Oignon rouge au vinaigre' } },
    { name: { en: 'Sour cream', fr: 'Crème acidulée' }, price: 100 },
    { name: { en: 'Grilled cactus', fr: 'Cactus grillé' }, price: 200 },
  ],
};

export const taqueriaPlainpalais: DemoStore = {
  key: 'taqueria-plainpalais',
  name: 'Taqueria Plainpalais',
  category: 'takeaway',
  slogan: { en: 'Corn tortillas pressed to order', fr: 'Tortillas de maïs pressées à la commande' },
  promotion: { en: '2 for 1 tacos before 18:30', fr: '2 tacos pour 1 avant 18h30' },
  famousFor: { en: 'Tacos al pastor, cut from the spit with the pineapple', fr: 'Les tacos al pastor, coupés à la broche avec l’ananas' },
  tags: ['tacos'],
  address: { street: 'Rue de l’École-de-Médecine 10', postcode: '1205', city: 'Genève', latitude: 46.1986, longitude: 6.1375 },
  phone: '+41225550110',
  rating: 4.5,
  ratingCount: 134,
  priceRating: 2,
  hours: [
    [['17:30', '22:00']],
    [['11:30', '14:00'], ['17:30', '22:00']],
    [['11:30', '14:00'], ['17:30', '22:00']],
    [['11:30', '14:00'], ['17:30', '22:00']],
    [['11:30', '14:00'], ['17:30', '23:00']],
    [['11:30', '14:00'], ['17:30', '23:30']],
    [['12:00', '15:00'], ['17:30', '23:30']],
  ],
  receiving: 'both',
  asap: true,
  schedule: true,
  leadMinutes: 45,
  minimum: 1500,
  reach: { miles: 3 },
  fee: { base: 390, includedKm: 2, perKm: 80 },
  prepareMinutes: 15,
  deliveryMinutes: [25, 35],
  itemTaxPercent: 0,
  cashback: { mode: 2, value: 200 },
  scene: { tint: 'butter', wall: 'tiles', table: 'plain', awning: '#1B3BA6', plate: true, art: ['taco', 'tropical', 'avocado'] },
  sections: [
    {
      key: 'tacos',
      name: { en: 'Tacos, three to a plate', fr: 'Tacos, par trois' },
      items: [
        {
          key: 'al-pastor', price: 1690,
          name: { en: 'Al pastor', fr: 'Al pastor' },
          details: { en: 'Pork marinated in achiote and dried chillies, roasted pineapple, onion and coriander', fr: 'Porc mariné à l’achiote et aux piments séchés, ananas rôti, oignon et coriandre' },
          picture: { tint: 'sky', art: ['taco', ['pineapple', 0.8]] },
          specifications: [TORTILLA, SALSAS, ADD],
          allergens: ['gluten', 'milk', 'peanuts', 'sulphites'],
        },
        {
          key: 'carnitas', price: 1650,
          name: { en: 'Carnitas', fr: 'Carnitas' },
          details: { en: 'Pork shoulder simmered with orange and bay, crisped on the plancha, pickled onion', fr: 'Épaule de porc confite à l’orange et au laurier, dorée à la plancha, oignon au vinaigre' },
          picture: { tint: 'mint', art: ['taco', ['tangerine', 0.6]] },
          specifications: [TORTILLA, SALSAS],
        },
        {
          key: 'barbacoa', price: 1790,
          name: { en: 'Beef barbacoa', fr: 'Barbacoa de bœuf' },
          details: { en: 'Cheek braised eight hours with chipotle and clove, served with its broth for dipping', fr: 'Joue braisée huit heures au chipotle et au clou de girofle, servie avec son bouillon à tremper' },
          picture: { tint: 'rose', art: ['taco', ['stew', 0.8]] },
          specifications: [TORTILLA, SALSAS, ADD],
        },
        {
          key: 'baja-fish', price: 1850, was: 2050,
          name: { en: 'Baja fish', fr: 'Poisson à la Baja' },
          details: { en: 'Pike-perch in beer batter, white cabbage, lime mayonnaise', fr: 'Sandre en pâte à la bière, chou blanc, mayonnaise au citron vert' },
          picture: { tint: 'apricot', art: ['taco', ['fish', 0.8]] },
          specifications: [SALSAS],
          allergens: ['fish', 'gluten', 'eggs', 'mustard', 'peanuts'],
        },
        {
          key: 'prawn-garlic', price: 1950,
          name: { en: 'Prawns al mojo de ajo', fr: 'Crevettes al mojo de ajo' },
          details: { en: 'Prawns seared in slow-cooked garlic, lime, avocado and radish', fr: 'Crevettes saisies à l’ail confit, citron vert, avocat et radis' },
          picture: { tint: 'pistachio', art: ['taco', ['shrimp', 0.8], ['garlic', 0.5]] },
          specifications: [TORTILLA, SALSAS],
        },
        {
          key: 'mushroom', price: 1550,
          name: { en: 'Oyster mushroom and epazote', fr: 'Pleurotes à l’épazote' },
          details: { en: 'Mushrooms from Carouge cellars, charred corn, epazote and cotija-style cheese', fr: 'Champignons des caves de Carouge, maïs grillé, épazote et fromage façon cotija' },
          picture: { tint: 'sky', art: ['taco', ['mushroom', 0.7], ['corn', 0.6]] },
          specifications: [TORTILLA, SALSAS, ADD],
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'peanuts'],
        },
        {
          key: 'taco-box', price: 3900, cashback: { mode: 2, value: 300 },
          name: { en: 'Box of eight tacos', fr: 'Boîte de huit tacos' },
          details: { en: 'Fillings kept warm apart, tortillas in their cloth: you assemble at home', fr: 'Garnitures au chaud à part, tortillas dans leur torchon : à monter à la maison' },
          picture: { tint: 'rose', art: ['taco', ['taco', 0.8], ['avocado', 0.6]] },
          specifications: [
            {
              name: { en: 'Fillings, choose 2 to 4', fr: 'Garnitures, de 2 à 4' },
              type: 2,
              required: true,
              range: 2,
              max: 4,
              options: [
                { name: { en: 'Al pastor', fr: 'Al pastor' }, selected: true },
                { name: { en: 'Carnitas', fr: 'Carnitas' } },
                { name: { en: 'Barbacoa', fr: 'Barbacoa' }, price: 300 },
                { name: { en: 'Chicken tinga', fr: 'Tinga de poulet' } },
                { name: { en: 'Mushroom', fr: 'Champignons' }, selected: true },
              ],
            },
            SALSAS,
          ],
        },
      ],
    },
    {
      key: 'burritos',
      name: { en: 'Burritos and bowls', fr: 'Burritos et bols' },
      items: [
        {
          key: 'burrito-tinga', price: 1690,
          name: { en: 'Chicken tinga burrito', fr: 'Burrito tinga de poulet' },
          details: { en: 'Shredded chicken in tomato and chipotle, lime rice, black beans, cheese', fr: 'Poulet effiloché à la tomate et au chipotle, riz au citron vert, haricots noirs, fromage' },
          picture: { tint: 'mint', art: ['burrito'] },
          specifications: [ADD],
          allergens: ['gluten', 'milk'],
        },
        {
          key: 'burrito-carne', price: 1850,
          name: { en: 'Carne asada burrito', fr: 'Burrito carne asada' },
          details: { en: 'Grilled flank steak, charred spring onion, rice, pinto beans, guacamole', fr: 'Bavette grillée, oignon nouveau brûlé, riz, haricots pinto, guacamole' },
          picture: { tint: 'butter', art: ['burrito', ['meat', 0.7]] },
          specifications: [
            {
              name: { en: 'Cooked', fr: 'Cuisson' },
              type: 1,
              options: [
                { name: { en: 'Pink', fr: 'Rosée' } },
                { name: { en: 'Well done', fr: 'Bien cuite' } },
              ],
            },
            ADD,
          ],
        },
        {
          key: 'bowl-verde', price: 1590,
          name: { en: 'Green bowl', fr: 'Bol vert' },
          details: { en: 'Coriander rice, black beans, grilled courgette, avocado, tomatillo salsa, pumpkin seeds', fr: 'Riz à la coriandre, haricots noirs, courgette grillée, avocat, salsa de tomatillo, graines de courge' },
          picture: { tint: 'rose', art: ['salad', ['avocado', 0.7], ['beans', 0.6]] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'quesabirria', price: 1990, soldOut: true,
          name: { en: 'Quesabirria', fr: 'Quesabirria' },
          details: { en: 'Tortillas dipped in red broth, griddled with cheese and stewed beef until crisp', fr: 'Tortillas trempées dans le bouillon rouge, dorées au fromage et au bœuf mijoté' },
          picture: { tint: 'sky', art: ['taco', ['cheese', 0.6], ['bowl', 0.7]] },
        },
      ],
    },
    {
      key: 'antojitos',
      name: { en: 'Antojitos', fr: 'Antojitos' },
      items: [
        {
          key: 'guacamole', price: 1190,
          name: { en: 'Guacamole and totopos', fr: 'Guacamole et totopos' },
          details: { en: 'Two avocados crushed with lime and serrano chilli, corn chips fried this morning', fr: 'Deux avocats écrasés au citron vert et au piment serrano, chips de maïs frites ce matin' },
          picture: { tint: 'apricot', art: ['avocado', ['corn', 0.7]] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'esquites', price: 850,
          name: { en: 'Esquites', fr: 'Esquites' },
          details: { en: 'Corn off the cob with lime, mayonnaise, cheese and chilli powder', fr: 'Maïs égrené au citron vert, mayonnaise, fromage et piment en poudre' },
          picture: { tint: 'sky', art: ['corn', ['chilli', 0.6]] },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk', 'eggs', 'mustard'],
        },
        {
          key: 'nachos', price: 1390,
          name: { en: 'Nachos from the oven', fr: 'Nachos au four' },
          details: { en: 'Refried beans, melted cheese, jalapeños, tomato and sour cream', fr: 'Haricots frits, fromage fondu, jalapeños, tomate et crème acidulée' },
          picture: { tint: 'pistachio', art: ['corn', ['cheese', 0.8], ['tomato', 0.6]] },
          specifications: [
            {
              name: { en: 'More on top', fr: 'Encore par-dessus' },
              type: 2,
              options: [
                { name: { en: 'Chicken tinga', fr: 'Tinga de poulet' }, price: 450 },
                { name: { en: 'Al pastor', fr: 'Al pastor' }, price: 450 },
                { name: { en: 'Guacamole', fr: 'Guacamole' }, price: 250 },
                { name: { en: 'Coriander', fr: 'Coriandre' } },
              ],
            },
          ],
        },
        {
          key: 'tamal', price: 690,
          name: { en: 'Chicken and mole tamal', fr: 'Tamal au poulet et au mole' },
          details: { en: 'Steamed corn dough in its husk, dark mole with chocolate and almond', fr: 'Pâte de maïs à la vapeur dans sa feuille, mole noir au chocolat et à l’amande' },
          picture: { tint: 'butter', art: ['tamale'] },
        },
        {
          key: 'refried-beans', price: 590,
          name: { en: 'Pot beans', fr: 'Haricots de la marmite' },
          details: { en: 'Black beans cooked with onion and avocado leaf', fr: 'Haricots noirs cuits à l’oignon et à la feuille d’avocatier' },
          picture: { tint: 'mint', art: ['beans'] },
        },
      ],
    },
    {
      key: 'postres',
      name: { en: 'Sweet', fr: 'Sucré' },
      items: [
        {
          key: 'churros', price: 890,
          name: { en: 'Churros', fr: 'Churros' },
          details: { en: 'Six churros, cinnamon sugar and something to dip them in', fr: 'Six churros, sucre à la cannelle et de quoi les tremper' },
          picture: { tint: 'sky', art: ['doughnut', ['chocolate', 0.7]] },
          specifications: [
            {
              name: { en: 'To dip', fr: 'À tremper' },
              type: 1,
              required: true,
              options: [
                { name: { en: 'Hot chocolate', fr: 'Chocolat chaud' } },
                { name: { en: 'Goat’s milk caramel', fr: 'Confiture de lait de chèvre' } },
              ],
            },
          ],
          diets: ['vegetarian'],
          allergens: ['gluten', 'eggs', 'milk'],
        },
        {
          key: 'flan', price: 750,
          name: { en: 'Vanilla flan', fr: 'Flan à la vanille' },
          details: { en: 'Set overnight, with a dark caramel and a little orange zest', fr: 'Pris une nuit, caramel brun et un peu de zeste d’orange' },
          picture: { tint: 'mint', art: ['custard'] },
        },
        {
          key: 'paleta-mango', price: 550,
          name: { en: 'Mango and chilli sorbet', fr: 'Sorbet mangue et piment' },
          details: { en: 'Alphonso mango, lime juice and a pinch of chilli salt', fr: 'Mangue Alphonso, jus de citron vert et une pincée de sel au piment' },
          picture: { tint: 'rose', art: ['iceCream', ['mango', 0.7]] },
        },
      ],
    },
    {
      key: 'bebidas',
      name: { en: 'To drink', fr: 'À boire' },
      items: [
        {
          key: 'jamaica', price: 490,
          name: { en: 'Hibiscus water', fr: 'Eau de Jamaïque' },
          details: { en: 'Hibiscus flowers steeped cold, cane sugar, 40 cl', fr: 'Fleurs d’hibiscus infusées à froid, sucre de canne, 40 cl' },
          picture: { tint: 'mint', bare: true, art: ['tropical'] },
        },
        {
          key: 'horchata', price: 490,
          name: { en: 'Horchata', fr: 'Horchata' },
          details: { en: 'Rice, almond and cinnamon, strained through cloth, 40 cl', fr: 'Riz, amande et cannelle, filtrée au torchon, 40 cl' },
          picture: { tint: 'apricot', bare: true, art: ['milk', ['rice', 0.6]] },
          diets: ['vegetarian', 'vegan', 'lactoseFree'],
          allergens: ['nuts'],
        },
        {
          key: 'mexican-lager', price: 650,
          name: { en: 'Lager and lime', fr: 'Bière blonde et citron vert' },
          details: { en: 'Light lager from Puebla, 35.5 cl, 4.5%. From 16 years of age', fr: 'Blonde légère de Puebla, 35,5 cl, 4,5 %. Dès 16 ans' },
        },
      ],
    },
  ],
};
