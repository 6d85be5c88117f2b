import type { DemoSpecification, DemoStore } from '#server/demo/demo-types.ts';

const SIZE: DemoSpecification = {
  name: { en: 'Size', fr: 'Taille' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Regular', fr: 'Normale' }, selected: true },
    { name: { en: 'Large, half as much fish again', fr: 'Grande, moitié plus de poisson' }, price: 450 },
  ],
};

const BASE: DemoSpecification = {
  name: { en: 'Base', fr: 'Base' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Vinegared sushi rice', fr: 'Riz à sushi vinaigré' } },
    { name: { en: 'Brown rice', fr: 'Riz complet' } },
    { name: { en: 'Soba noodles', fr: 'Nouilles soba' }, price: 100 },
    { name: { en: 'Leaves and cabbage', fr: 'Jeunes pousses et chou' } },
  ],
};

const CRUNCH: DemoSpecification = {
  name: { en: 'Crunch', fr: 'Croquant' },
  type: 2,
  max: 2,
  options: [
    { name: { en: 'Fried shallots', fr: 'Échalotes frites' }, selected: true },
    { name: { en: 'Toasted sesame', fr: 'Sésame grillé' }, selected: true },
    { name: { en: 'Macadamia nuts', fr: 'Noix de macadamia' }, price: 150 },
    { name: { en: 'Nori strips', fr: 'Lanières de nori' } },
    { name: { en: 'Wasabi peas', fr: 'Pois au wasabi' } },
  ],
};

const MORE: DemoSpecification = {
  name: { en: 'More of', fr: 'Un peu plus de' },
  type: 2,
  options: [
    { name: { en: 'Avocado', fr: 'Avocat' }, price: 250 },
    { name: { en: 'Edamame', fr: 'Edamame' }, price: 150 },
    { name: { en: 'Mango', fr: 'Mangue' }, price: 150 },
    { name: { en: 'Salmon roe', fr: 'Œufs de saumon' }, price: 450 },
    { name: { en: 'Pickled ginger', fr: 'Gingembre mariné' } },
  ],
};

export const pokeMolard: DemoStore = {
  key: 'poke-molard',
  name: 'Poké Molard',
  category: 'takeaway',
  slogan: { en: 'Cut at eleven, gone by eight', fr: 'Coupé à onze heures, fini à vingt' },
  famousFor: { en: 'Trout from the Alps where others use tuna', fr: 'De la truite des Alpes là où d’autres mettent du thon' },
  tags: ['poke'],
  address: { street: 'Place du Molard 6', postcode: '1204', city: 'Genève', latitude: 46.2037, longitude: 6.149 },
  phone: '+41225550106',
  rating: 4.7,
  ratingCount: 208,
  priceRating: 2,
  hours: [
    'closed', [['11:00', '20:00']], [['11:00', '20:00']], [['11:00', '20:00']],
    [['11:00', '20:00']], [['11:00', '20:00']], [['11:00', '20:00']],
  ],
  receiving: 'pickup',
  asap: true,
  schedule: true,
  leadMinutes: 20,
  pickupSlots: {
    days: [
      'closed', [['11:00', '20:00']], [['11:00', '20:00']], [['11:00', '20:00']],
      [['11:00', '20:00']], [['11:00', '20:00']], [['11:00', '20:00']],
    ],
    minutes: 20,
    capacity: 5,
  },
  reach: { miles: 1.5 },
  fee: { base: 290, includedKm: 1, perKm: 100 },
  prepareMinutes: 10,
  deliveryMinutes: [10, 20],
  itemTaxPercent: 0,
  scene: { tint: 'rose', wall: 'panel', table: 'slats', awning: '#1F7A78', plate: true, art: ['salad', 'fish', 'avocado', 'mango'] },
  sections: [
    {
      key: 'bowls',
      name: { en: 'Poke bowls', fr: 'Bols poké' },
      items: [
        {
          key: 'alpine-trout', price: 2190,
          name: { en: 'Alpine trout', fr: 'Truite des Alpes' },
          details: { en: 'Trout from Valais springs in soy and yuzu, cucumber, radish, edamame and dill', fr: 'Truite des sources du Valais au soja et au yuzu, concombre, radis, edamame et aneth' },
          picture: { tint: 'butter', art: ['salad', ['fish', 0.7]] },
          specifications: [SIZE, BASE, CRUNCH, MORE],
          allergens: ['fish', 'soya', 'gluten', 'sesame', 'nuts'],
        },
        {
          key: 'classic-salmon', price: 1990,
          name: { en: 'Salmon shoyu', fr: 'Saumon shoyu' },
          details: { en: 'Scottish salmon in shoyu and sesame oil, avocado, spring onion, seaweed salad', fr: 'Saumon d’Écosse au shoyu et à l’huile de sésame, avocat, oignon nouveau, salade d’algues' },
          picture: { tint: 'sky', art: ['sushi', ['avocado', 0.7]] },
          specifications: [SIZE, BASE, CRUNCH, MORE],
          allergens: ['fish', 'soya', 'gluten', 'sesame', 'nuts'],
        },
        {
          key: 'spicy-tuna', price: 2290, cashback: { mode: 1, value: 8 },
          name: { en: 'Spicy tuna', fr: 'Thon épicé' },
          details: { en: 'Line-caught yellowfin in chilli mayonnaise, pickled cucumber, jalapeño, tobiko', fr: 'Thon albacore pêché à la ligne, mayonnaise pimentée, concombre au vinaigre, jalapeño, tobiko' },
          picture: { tint: 'mint', art: ['sushi', ['chilli', 0.7], ['cucumber', 0.6]] },
          specifications: [SIZE, BASE, CRUNCH],
        },
        {
          key: 'prawn-mango', price: 2090,
          name: { en: 'Prawn and mango', fr: 'Crevette et mangue' },
          details: { en: 'Poached prawns, ripe mango, red cabbage, coriander and a coconut-lime dressing', fr: 'Crevettes pochées, mangue mûre, chou rouge, coriandre et sauce coco-citron vert' },
          picture: { tint: 'sky', art: ['shrimp', ['mango', 0.8], ['salad', 0.7]] },
          specifications: [SIZE, BASE, MORE],
        },
        {
          key: 'teriyaki-chicken', price: 1890,
          name: { en: 'Teriyaki chicken', fr: 'Poulet teriyaki' },
          details: { en: 'Swiss chicken lacquered on the grill, pineapple, carrot ribbons, edamame', fr: 'Poulet suisse laqué au gril, ananas, rubans de carotte, edamame' },
          picture: { tint: 'pistachio', art: ['chicken', ['pineapple', 0.8], ['rice', 0.7]] },
          specifications: [SIZE, BASE, CRUNCH],
        },
        {
          key: 'tofu-ginger', price: 1790,
          name: { en: 'Ginger tofu', fr: 'Tofu au gingembre' },
          details: { en: 'Geneva-made tofu marinated in ginger and tamari, beetroot, avocado, edamame, seaweed', fr: 'Tofu fait à Genève mariné au gingembre et au tamari, betterave, avocat, edamame, algues' },
          picture: { tint: 'rose', art: ['salad', ['ginger', 0.7], ['avocado', 0.7]] },
          specifications: [SIZE, BASE, CRUNCH],
          diets: ['vegetarian'],
          allergens: ['soya', 'sesame', 'gluten', 'nuts'],
        },
        {
          key: 'unagi', price: 2490, soldOut: true,
          name: { en: 'Glazed eel', fr: 'Anguille laquée' },
          details: { en: 'Unagi brushed with its sweet sauce, rolled omelette, sansho pepper', fr: 'Unagi nappée de sa sauce sucrée, omelette roulée, poivre sansho' },
          picture: { tint: 'apricot', art: ['bento', ['egg', 0.5]] },
        },
        {
          key: 'your-own', price: 2050,
          name: { en: 'Build your own', fr: 'À votre idée' },
          details: { en: 'You pick everything, we cut it and bring it together', fr: 'Vous choisissez tout, nous coupons et assemblons' },
          picture: { tint: 'butter', art: ['bowl', ['avocado', 0.7], ['carrot', 0.7]] },
          specifications: [
            BASE,
            {
              name: { en: 'Protein', fr: 'Protéine' },
              type: 1,
              required: true,
              options: [
                { name: { en: 'Salmon', fr: 'Saumon' } },
                { name: { en: 'Trout', fr: 'Truite' }, price: 150 },
                { name: { en: 'Tuna', fr: 'Thon' }, price: 250 },
                { name: { en: 'Chicken', fr: 'Poulet' } },
                { name: { en: 'Tofu', fr: 'Tofu' } },
              ],
            },
            {
              name: { en: 'Choose 2 to 4 vegetables', fr: 'Choisir de 2 à 4 légumes' },
              type: 2,
              required: true,
              range: 2,
              max: 4,
              options: [
                { name: { en: 'Cucumber', fr: 'Concombre' } },
                { name: { en: 'Radish', fr: 'Radis' } },
                { name: { en: 'Red cabbage', fr: 'Chou rouge' } },
                { name: { en: 'Beetroot', fr: 'Betterave' } },
                { name: { en: 'Edamame', fr: 'Edamame' } },
                { name: { en: 'Seaweed salad', fr: 'Salade d’algues' }, price: 150 },
                { name: { en: 'Avocado', fr: 'Avocat' }, price: 200 },
              ],
            },
            CRUNCH,
          ],
        },
      ],
    },
    {
      key: 'small',
      name: { en: 'Small plates', fr: 'Petites assiettes' },
      items: [
        {
          key: 'edamame', price: 690,
          name: { en: 'Edamame with smoked salt', fr: 'Edamame au sel fumé' },
          details: { en: 'Warm, in the pod', fr: 'Tièdes, en cosse' },
          picture: { tint: 'rose', art: ['peas', ['salt', 0.5]] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: ['soya'],
        },
        {
          key: 'miso', price: 550,
          name: { en: 'White miso soup', fr: 'Soupe de miso blanc' },
          details: { en: 'Tofu, wakame and leek, dashi made from bonito', fr: 'Tofu, wakamé et poireau, dashi de bonite' },
          picture: { tint: 'pistachio', art: ['bowl'] },
          allergens: ['soya', 'fish'],
        },
        {
          key: 'seaweed', price: 750,
          name: { en: 'Seaweed salad', fr: 'Salade d’algues' },
          details: { en: 'Three seaweeds, rice vinegar and sesame', fr: 'Trois algues, vinaigre de riz et sésame' },
          picture: { tint: 'apricot', art: ['lettuce', ['riceCracker', 0.6]] },
        },
        {
          key: 'onigiri', price: 520,
          name: { en: 'Onigiri', fr: 'Onigiri' },
          details: { en: 'Shaped by hand, the nori apart so that it stays crisp', fr: 'Façonné à la main, la nori à part pour rester croquante' },
          picture: { tint: 'tomato', art: ['onigiri'] },
          specifications: [
            {
              name: { en: 'Filled with', fr: 'Farci de' },
              type: 1,
              required: true,
              options: [
                { name: { en: 'Salted salmon', fr: 'Saumon salé' } },
                { name: { en: 'Pickled plum', fr: 'Prune salée' } },
                { name: { en: 'Tuna mayonnaise', fr: 'Thon mayonnaise' } },
              ],
            },
          ],
        },
        {
          key: 'cucumber-smash', price: 650,
          name: { en: 'Smashed cucumber', fr: 'Concombre écrasé' },
          details: { en: 'With garlic, black vinegar and a thread of chilli oil', fr: 'Ail, vinaigre noir et un filet d’huile pimentée' },
          picture: { tint: 'sand', art: ['cucumber', ['garlic', 0.5]] },
        },
        {
          key: 'gyoza', price: 990, was: 1150,
          name: { en: 'Vegetable gyoza', fr: 'Gyozas aux légumes' },
          details: { en: 'Five pieces, cabbage, shiitake and chive, ponzu for dipping', fr: 'Cinq pièces, chou, shiitaké et ciboulette, ponzu à tremper' },
          picture: { tint: 'mint', art: ['dumpling', ['mushroom', 0.6]] },
          diets: ['vegetarian'],
          allergens: ['gluten', 'soya', 'sesame'],
        },
      ],
    },
    {
      key: 'sweet',
      name: { en: 'Afterwards', fr: 'Après' },
      items: [
        {
          key: 'mochi', price: 790,
          name: { en: 'Three mochi', fr: 'Trois mochis' },
          details: { en: 'Soft rice cakes around ice cream, in the flavours of your choice', fr: 'Pâte de riz moelleuse autour d’une glace, aux parfums de votre choix' },
          picture: { tint: 'butter', art: ['dango'] },
          specifications: [
            {
              name: { en: 'Three flavours', fr: 'Trois parfums' },
              type: 2,
              required: true,
              range: 3,
              options: [
                { name: { en: 'Matcha', fr: 'Matcha' } },
                { name: { en: 'Black sesame', fr: 'Sésame noir' } },
                { name: { en: 'Yuzu', fr: 'Yuzu' } },
                { name: { en: 'Coconut', fr: 'Coco' } },
                { name: { en: 'Cherry blossom', fr: 'Fleur de cerisier' } },
              ],
            },
          ],
          diets: ['vegetarian'],
          allergens: ['milk', 'eggs', 'sesame', 'soya'],
        },
        {
          key: 'coconut-chia', price: 650,
          name: { en: 'Coconut chia pot', fr: 'Pot de chia à la coco' },
          details: { en: 'Coconut milk, passion fruit and toasted coconut', fr: 'Lait de coco, fruit de la passion et coco grillée' },
          picture: { tint: 'sky', art: ['coconut', ['mango', 0.5]] },
          diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
          allergens: [],
        },
        {
          key: 'pineapple', price: 590,
          name: { en: 'Pineapple, lime and mint', fr: 'Ananas, citron vert et menthe' },
          details: { en: 'Cut to order, nothing added but the zest', fr: 'Coupé à la commande, rien d’autre que le zeste' },
          picture: { tint: 'rose', art: ['pineapple', ['herb', 0.6]] },
        },
      ],
    },
    {
      key: 'drinks',
      name: { en: 'Drinks', fr: 'Boissons' },
      items: [
        {
          key: 'yuzu-soda', price: 550,
          name: { en: 'Yuzu soda', fr: 'Soda au yuzu' },
          details: { en: 'Yuzu juice, honey from the Salève, sparkling water, 33 cl', fr: 'Jus de yuzu, miel du Salève, eau gazeuse, 33 cl' },
          picture: { tint: 'sky', bare: true, art: ['cup', ['lemon', 0.6]] },
        },
        {
          key: 'cold-genmaicha', price: 490,
          name: { en: 'Cold genmaicha', fr: 'Genmaicha froid' },
          details: { en: 'Green tea with roasted rice, brewed cold overnight, unsweetened', fr: 'Thé vert au riz grillé, infusé à froid une nuit, sans sucre' },
          picture: { tint: 'apricot', bare: true, art: ['tea'] },
        },
        {
          key: 'bubble-tea', price: 690,
          name: { en: 'Brown sugar bubble tea', fr: 'Bubble tea au sucre brun' },
          details: { en: 'Black tea, fresh milk, warm tapioca pearls', fr: 'Thé noir, lait frais, perles de tapioca tièdes' },
          picture: { tint: 'pistachio', bare: true, art: ['bubbleTea'] },
          specifications: [
            {
              name: { en: 'Sugar', fr: 'Sucre' },
              type: 1,
              options: [
                { name: { en: 'None', fr: 'Sans' } },
                { name: { en: 'Half', fr: 'Moitié' } },
                { name: { en: 'Full', fr: 'Normal' } },
              ],
            },
          ],
        },
        {
          key: 'still-water', price: 350,
          name: { en: 'Still water', fr: 'Eau plate' },
          details: { en: 'Swiss spring water in glass, 50 cl', fr: 'Eau de source suisse en verre, 50 cl' },
        },
      ],
    },
  ],
};
