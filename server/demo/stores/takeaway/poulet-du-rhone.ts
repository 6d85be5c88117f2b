import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const JUS: DemoSpecification = {
  name: { en: 'Sauce', fr: 'Sauce' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Roasting juices', fr: 'Jus de rôtissage' }, selected: true },
    { name: { en: 'Lemon and thyme', fr: 'Citron et thym' } },
    { name: { en: 'Morel cream', fr: 'Crème aux morilles' }, price: 450 },
  ],
};

const TWO_SIDES: DemoSpecification = {
  name: { en: 'Two sides', fr: 'Deux accompagnements' },
  type: 2,
  required: true,
  range: 2,
  options: [
    { name: { en: 'Potatoes from under the spit', fr: 'Pommes de terre sous la broche' } },
    { name: { en: 'Matchstick fries', fr: 'Pommes allumettes' } },
    { name: { en: 'Ratatouille', fr: 'Ratatouille' } },
    { name: { en: 'Green salad, French dressing', fr: 'Salade verte, sauce à la française' } },
    { name: { en: 'Buttered green beans', fr: 'Haricots verts au beurre' } },
  ],
};

const WING_SAUCE: DemoSpecification = {
  name: { en: 'Tossed in', fr: 'Enrobées de' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Smoked paprika and honey', fr: 'Paprika fumé et miel' } },
    { name: { en: 'Hot pepper butter', fr: 'Beurre au piment fort' } },
    { name: { en: 'Salt, lemon, nothing else', fr: 'Sel, citron, rien d’autre' } },
  ],
};

const POTS: DemoSpecification = {
  name: { en: 'Little pots', fr: 'Petits pots' },
  type: 2,
  max: 3,
  options: [
    { name: { en: 'Aioli', fr: 'Aïoli' }, price: 100 },
    { name: { en: 'Chimichurri', fr: 'Chimichurri' }, price: 100 },
    { name: { en: 'Meaux mustard', fr: 'Moutarde de Meaux' } },
    { name: { en: 'Apricot chutney', fr: 'Chutney d’abricot' }, price: 150 },
  ],
};

export const pouletDuRhone: DemoStore = {
  key: 'poulet-du-rhone',
  name: 'Poulet du Rhône',
  category: 'takeaway',
  slogan: { en: 'Ninety minutes on the spit, twenty to your door', fr: 'Nonante minutes à la broche, vingt jusqu’à vous' },
  famousFor: { en: 'Farm chicken roasted over potatoes', fr: 'Le poulet fermier rôti au-dessus des pommes de terre' },
  tags: ['chicken'],
  address: { street: 'Rue des Deux-Ponts 22', postcode: '1205', city: 'Genève', latitude: 46.2013, longitude: 6.1274 },
  phone: '+41225550122',
  rating: 4.4,
  ratingCount: 187,
  priceRating: 2,
  hours: [
    [['11:00', '21:30']], 'closed', [['11:30', '14:00'], ['17:00', '21:30']], [['11:30', '14:00'], ['17:00', '21:30']],
    [['11:30', '14:00'], ['17:00', '21:30']], [['11:30', '14:00'], ['17:00', '22:00']], [['11:00', '22:00']],
  ],
  receiving: 'delivery',
  asap: true,
  schedule: true,
  leadMinutes: 60,
  minimum: 2000,
  reach: { miles: 2.5 },
  fee: { base: 450, includedKm: 2, perKm: 100 },
  prepareMinutes: 15,
  deliveryMinutes: [25, 40],
  itemTaxPercent: 0,
  scene: { tint: 'pistachio', wall: 'panel', table: 'vichy', awning: '#7A4A1E', plate: true, art: ['chicken', 'potato', 'salad'] },
  sections: [
    {
      key: 'spit',
      name: { en: 'From the spit', fr: 'De la broche' },
      items: [
        {
          key: 'whole', price: 3200,
          name: { en: 'Whole farm chicken', fr: 'Poulet fermier entier' },
          details: { en: 'Free-range bird of 1.3 kg, rubbed with thyme and butter, jointed if you wish', fr: 'Volaille de plein air de 1,3 kg frottée de thym et de beurre, découpée si vous voulez' },
          picture: { tint: 'sky', art: ['chicken', ['herb', 0.6]] },
          specifications: [
            {
              name: { en: 'Carving', fr: 'Découpe' },
              type: 1,
              options: [
                { name: { en: 'In four', fr: 'En quatre' } },
                { name: { en: 'In eight', fr: 'En huit' } },
              ],
            },
            JUS,
          ],
          allergens: ['milk', 'celery'],
        },
        {
          key: 'half', price: 1890,
          name: { en: 'Half chicken and two sides', fr: 'Demi-poulet et deux accompagnements' },
          details: { en: 'One leg, one breast, the skin crackling, with its juices in a pot', fr: 'Une cuisse, un blanc, la peau croustillante, le jus dans un petit pot' },
          picture: { tint: 'mint', art: ['chicken', ['potato', 0.8]] },
          specifications: [JUS, TWO_SIDES, POTS],
          allergens: ['milk', 'celery', 'mustard', 'eggs'],
        },
        {
          key: 'quarter', price: 1390,
          name: { en: 'Quarter leg and one side', fr: 'Quart cuisse et un accompagnement' },
          details: { en: 'The dark meat, slowly roasted, for one honest lunch', fr: 'La cuisse longuement rôtie, pour un vrai repas de midi' },
          picture: { tint: 'rose', art: ['chicken'] },
          specifications: [
            {
              name: { en: 'Side', fr: 'Accompagnement' },
              type: 1,
              required: true,
              options: [
                { name: { en: 'Potatoes from under the spit', fr: 'Pommes de terre sous la broche' } },
                { name: { en: 'Matchstick fries', fr: 'Pommes allumettes' } },
                { name: { en: 'Green salad', fr: 'Salade verte' } },
              ],
            },
          ],
        },
        {
          key: 'coquelet', price: 2450, was: 2800,
          name: { en: 'Devilled cockerel', fr: 'Coquelet à la diable' },
          details: { en: 'Flattened, brushed with mustard and cayenne, finished under the grill with breadcrumbs', fr: 'Aplati, badigeonné de moutarde et de cayenne, gratiné à la chapelure' },
          picture: { tint: 'butter', art: ['chicken', ['chilli', 0.7]] },
          specifications: [POTS],
          allergens: ['gluten', 'mustard', 'milk', 'eggs'],
        },
        {
          key: 'sunday-family', price: 6400, cashback: { mode: 2, value: 500 },
          name: { en: 'Sunday family box', fr: 'Boîte du dimanche' },
          details: { en: 'One whole chicken, four wings, a tray of potatoes, ratatouille and salad for four', fr: 'Un poulet entier, quatre ailes, un plat de pommes de terre, ratatouille et salade pour quatre' },
          picture: { tint: 'sky', art: ['chicken', ['potato', 0.8], ['salad', 0.8]] },
          specifications: [JUS, WING_SAUCE],
        },
      ],
    },
    {
      key: 'wings',
      name: { en: 'Wings and crisp pieces', fr: 'Ailes et morceaux croustillants' },
      items: [
        {
          key: 'wings-eight', price: 1490,
          name: { en: 'Eight wings', fr: 'Huit ailes' },
          details: { en: 'Brined, smoked over beech, crisped at the last moment', fr: 'Saumurées, fumées au hêtre, croustillées au dernier moment' },
          picture: { tint: 'mint', art: ['chicken', ['fire', 0.6]] },
          specifications: [WING_SAUCE, POTS],
        },
        {
          key: 'tenders', price: 1350,
          name: { en: 'Cornflake tenders', fr: 'Aiguillettes aux corn-flakes' },
          details: { en: 'Five strips of breast in a crunchy crust, aioli', fr: 'Cinq lanières de blanc en croûte craquante, aïoli' },
          picture: { tint: 'rose', art: ['chicken', ['corn', 0.6]] },
        },
        {
          key: 'nuggets', price: 990,
          name: { en: 'Real nuggets', fr: 'Vrais nuggets' },
          details: { en: 'Eight pieces of whole breast, breaded here, for small and large children', fr: 'Huit morceaux de vrai blanc, panés ici, pour petits et grands enfants' },
          picture: { tint: 'pistachio', art: [['chicken', 0.8]] },
          allergens: ['gluten', 'eggs'],
          diets: ['lactoseFree'],
        },
        {
          key: 'livers', price: 1290, soldOut: true,
          name: { en: 'Pan-fried livers', fr: 'Foies poêlés' },
          details: { en: 'Deglazed with raspberry vinegar, on lamb’s lettuce', fr: 'Déglacés au vinaigre de framboise, sur un lit de rampon' },
          picture: { tint: 'apricot', art: ['salad', ['meat', 0.6]] },
        },
      ],
    },
    {
      key: 'plates',
      name: { en: 'Plates and sandwiches', fr: 'Assiettes et sandwichs' },
      items: [
        {
          key: 'supreme-morel', price: 2950,
          name: { en: 'Breast with morels', fr: 'Suprême aux morilles' },
          details: { en: 'Jura morels, cream, a dash of vin jaune, fresh tagliatelle', fr: 'Morilles du Jura, crème, trait de vin jaune, tagliatelles fraîches' },
          picture: { tint: 'mint', art: ['pasta', ['mushroom', 0.7]] },
          allergens: ['milk', 'gluten', 'eggs', 'sulphites'],
        },
        {
          key: 'caesar', price: 1990,
          name: { en: 'Caesar salad', fr: 'Salade César' },
          details: { en: 'Roast chicken still warm, romaine, anchovy dressing, aged Gruyère, croutons', fr: 'Poulet rôti encore tiède, romaine, sauce aux anchois, gruyère vieux, croûtons' },
          picture: { tint: 'tomato', art: ['salad', ['chicken', 0.7]] },
          specifications: [
            {
              name: { en: 'Finish it your way', fr: 'À votre goût' },
              type: 2,
              options: [
                { name: { en: 'Soft-boiled egg', fr: 'Œuf mollet' }, price: 200, selected: true },
                { name: { en: 'Smoked bacon', fr: 'Lard fumé' }, price: 250 },
                { name: { en: 'Anchovies', fr: 'Anchois' }, price: 200 },
                { name: { en: 'Dressing apart', fr: 'Sauce à part' } },
              ],
            },
          ],
          allergens: ['fish', 'eggs', 'milk', 'gluten', 'mustard'],
        },
        {
          key: 'spit-sandwich', price: 1390,
          name: { en: 'Spit sandwich', fr: 'Sandwich de la broche' },
          details: { en: 'Pulled thigh, roasting juices and watercress in a baguette from the corner', fr: 'Cuisse effilochée, jus de rôtissage et cresson dans une baguette du coin' },
          picture: { tint: 'sky', art: ['baguette', ['chicken', 0.7]] },
          specifications: [POTS],
        },
        {
          key: 'tikka-wrap', price: 1450,
          name: { en: 'Tikka wrap', fr: 'Wrap tikka' },
          details: { en: 'Chicken in spiced yoghurt, mango chutney, crisp cabbage', fr: 'Poulet au yogourt épicé, chutney de mangue, chou croquant' },
          picture: { tint: 'rose', art: ['burrito', ['mango', 0.6]] },
        },
        {
          key: 'basquaise', price: 2190,
          name: { en: 'Chicken basquaise', fr: 'Poulet basquaise' },
          details: { en: 'Thighs simmered with peppers, tomato and Espelette chilli, white rice', fr: 'Hauts de cuisse mijotés aux poivrons, tomate et piment d’Espelette, riz blanc' },
          picture: { tint: 'pistachio', art: ['stew', ['pepper', 0.7]] },
          diets: ['glutenFree', 'lactoseFree'],
          allergens: ['sulphites'],
        },
      ],
    },
    {
      key: 'sides',
      name: { en: 'Sides', fr: 'Accompagnements' },
      items: [
        {
          key: 'spit-potatoes', price: 690,
          name: { en: 'Potatoes from under the spit', fr: 'Pommes de terre sous la broche' },
          details: { en: 'They catch the dripping for an hour and a half', fr: 'Elles recueillent le jus pendant une heure et demie' },
          picture: { tint: 'mint', art: ['potato', ['garlic', 0.5]] },
        },
        {
          key: 'matchsticks', price: 590,
          name: { en: 'Matchstick fries', fr: 'Pommes allumettes' },
          details: { en: 'Cut fine, fried in groundnut oil, a big cone', fr: 'Coupées fin, frites à l’huile d’arachide, un grand cornet' },
          picture: { tint: 'sky', art: ['fries'] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: ['peanuts'],
        },
        {
          key: 'ratatouille', price: 750,
          name: { en: 'Ratatouille', fr: 'Ratatouille' },
          details: { en: 'Each vegetable cooked apart before they meet', fr: 'Chaque légume cuit à part avant la rencontre' },
          picture: { tint: 'butter', art: ['aubergine', ['tomato', 0.8], ['pepper', 0.7]] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'broth', price: 650,
          name: { en: 'Chicken broth with vermicelli', fr: 'Bouillon de poulet aux vermicelles' },
          details: { en: 'The carcasses go into the pot every evening', fr: 'Les carcasses passent à la marmite chaque soir' },
          picture: { tint: 'rose', art: ['bowl', ['carrot', 0.6]] },
        },
        {
          key: 'corn', price: 590,
          name: { en: 'Corn on the cob', fr: 'Épi de maïs' },
          details: { en: 'Grilled with half-salted butter and lime', fr: 'Grillé au beurre demi-sel et au citron vert' },
          picture: { tint: 'sky', art: ['corn', ['butter', 0.6]] },
        },
      ],
    },
    {
      key: 'sweet',
      name: { en: 'Dessert and drinks', fr: 'Dessert et boissons' },
      items: [
        {
          key: 'creme-caramel', price: 650,
          name: { en: 'Crème caramel', fr: 'Crème caramel' },
          details: { en: 'Farm eggs, baked in the oven after service', fr: 'Œufs de la ferme, cuite au four après le service' },
          picture: { tint: 'pistachio', art: ['custard'] },
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['eggs', 'milk'],
        },
        {
          key: 'apricot-tart', price: 720,
          name: { en: 'Valais apricot tart', fr: 'Tarte aux abricots du Valais' },
          details: { en: 'A generous slice, Luizet apricots, almond cream', fr: 'Belle part, abricots Luizet, crème d’amande' },
          picture: { tint: 'sky', art: ['pie', ['peach', 0.6]] },
        },
        {
          key: 'apple-juice', price: 480,
          name: { en: 'Cloudy apple juice', fr: 'Jus de pomme trouble' },
          details: { en: 'Pressed at Meinier, 33 cl', fr: 'Pressé à Meinier, 33 cl' },
        },
      ],
    },
  ],
};
