import type { DemoSection, DemoSpecification } from '#server/demo/demo-types.ts';
import { article } from './article-row.ts';
import { weights } from './counter-choices.ts';
import { plant, plainSoya } from './diet-marks.ts';

/** How much of a tart the delicatessen counter packs. */
const tartSize: DemoSpecification = {
  name: { en: 'Size', fr: 'Taille' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'One slice', fr: 'Une part' }, selected: true },
    { name: { en: 'Half a tart, 4 slices', fr: 'Demi-tarte, 4 parts' }, price: 1350 },
    { name: { en: 'Whole tart, 8 slices', fr: 'Tarte entière, 8 parts' }, price: 2950 },
  ],
};

/** What goes in the bag with sushi. */
const sushiExtras: DemoSpecification = {
  name: { en: 'In the bag', fr: 'Dans le sachet' },
  type: 2,
  max: 3,
  options: [
    { name: { en: 'Chopsticks', fr: 'Baguettes' } },
    { name: { en: 'Extra soy sauce', fr: 'Sauce soja en plus' }, price: 30 },
    { name: { en: 'Extra ginger and wasabi', fr: 'Gingembre et wasabi en plus' }, price: 60 },
  ],
};

/** Whether a sandwich goes through the counter's grill. */
const toasting: DemoSpecification = {
  name: { en: 'Serving', fr: 'Service' },
  type: 1,
  required: true,
  options: [
    { name: { en: 'Cold', fr: 'Froid' }, selected: true },
    { name: { en: 'Toasted', fr: 'Passé au gril' } },
  ],
};

export const readyMeals: DemoSection = {
  key: 'ready',
  name: { en: 'Ready meals', fr: 'Traiteur et plats cuisinés' },
  items: [
    article('ready-papet-vaudois', 'Papet vaudois', 'Papet vaudois', 'Leeks, potato, cabbage sausage, 420 g', 'Poireaux, pommes de terre, saucisse aux choux, 420 g', 1250, [['stew', 1], ['ham', 0.6]], 'sky', { diets: ['glutenFree'], allergens: ['milk', 'sulphites'], plate: true, cashback: { mode: 1, value: 10 } }),
    article('ready-cardoon-gratin', 'Cardoon gratin', 'Gratin de cardons', 'Cream and Gruyère, 400 g', 'Crème et gruyère, 400 g', 1350, [['pie', 0.95], ['cheese', 0.6]], 'mint', { diets: ['glutenFree'], allergens: ['milk'], plate: true }),
    article('ready-longeole-lentils', 'Longeole on green lentils', 'Longeole aux lentilles vertes', 'Serves one, 380 g', 'Pour une personne, 380 g', 1290, [['ham', 0.85], ['beans', 0.7]], 'butter', { diets: ['glutenFree', 'lactoseFree'], allergens: ['celery', 'mustard', 'sulphites'], plate: true }),
    article('ready-fera-genevoise', 'Féra, Geneva style', 'Féra à la genevoise', 'White wine sauce, rice, 380 g', 'Sauce au vin blanc, riz, 380 g', 1590, [['fish', 0.9], ['rice', 0.65]], 'rose', { diets: ['glutenFree'], allergens: ['fish', 'milk', 'celery', 'sulphites'], plate: true, soldOut: true }),
    article('ready-malakoffs', 'Vinzel malakoffs', 'Malakoffs de Vinzel', 'Cheese fritters to reheat, 4 pieces', 'Beignets de fromage à réchauffer, 4 pièces', 1190, [['falafel', 0.9], ['cheese', 0.65]], 'sky', { allergens: ['gluten', 'eggs', 'milk', 'sulphites'] }),
    article('ready-cheese-ramequins', 'Cheese ramequins', 'Ramequins au fromage', '4 tartlets, to bake', '4 tartelettes, à cuire', 690, [['pie', 0.85], ['cheese', 0.6]], 'pistachio', { allergens: ['gluten', 'eggs', 'milk'] }),
    article('ready-cheese-crust', 'Valais cheese toast', 'Croûte au fromage valaisanne', 'Ham and Fendant, to brown, 300 g', 'Jambon et fendant, à gratiner, 300 g', 990, [['loaf', 0.9], ['cheese', 0.7]], 'mint', { allergens: ['gluten', 'milk', 'sulphites'] }),
    article('ready-gratin-dauphinois', 'Potato gratin', 'Gratin de pommes de terre', 'Cream and nutmeg, 450 g', 'Crème et muscade, 450 g', 790, [['potato', 1], ['cheese', 0.55]], 'sky', { diets: ['vegetarian', 'glutenFree'], allergens: ['milk'], plate: true }),
    article('ready-bernese-rosti', 'Bernese rösti', 'Rösti bernois', 'With bacon, to brown, 500 g', 'Aux lardons, à dorer, 500 g', 490, [['pancakes', 0.85], ['bacon', 0.6]], 'sand', { diets: ['glutenFree', 'lactoseFree'], allergens: [], was: 590 }),
    article('ready-alplermagronen', 'Älplermagronen', 'Macaronis du chalet', 'Cream, cheese, apple sauce, 400 g', 'Crème, fromage, compote de pommes, 400 g', 990, [['pasta', 0.95], ['apple', 0.6]], 'mint', { allergens: ['gluten', 'milk'], plate: true }),
    article('ready-capuns', 'Graubünden capuns', 'Capuns des Grisons', 'Chard rolls with dried meat, 350 g', 'Roulades de bette à la viande séchée, 350 g', 1290, [['tamale', 0.9], ['lettuce', 0.6]], 'apricot', { allergens: ['gluten', 'eggs', 'milk'], plate: true }),
    article('ready-pizokel', 'Pizokel with vegetables', 'Pizokels aux légumes', 'Savoy cabbage and mountain cheese, 380 g', 'Chou frisé et fromage de montagne, 380 g', 1090, [['dumpling', 0.8], ['lettuce', 0.65]], 'butter', { allergens: ['gluten', 'eggs', 'milk'], plate: true }),
    article('ready-emince-zurich', 'Zurich veal with spätzli', 'Émincé zurichois et spätzlis', 'Mushrooms and cream, 400 g', 'Champignons et crème, 400 g', 1590, [['cooking', 0.95], ['mushroom', 0.6]], 'sky', { allergens: ['gluten', 'eggs', 'milk', 'sulphites'], plate: true, was: 1790 }),
    article('ready-ox-tongue', 'Ox tongue in caper sauce', 'Langue de bœuf, sauce aux câpres', 'With mash, 420 g', 'Avec purée, 420 g', 1390, [['meat', 0.85], ['potato', 0.6]], 'pistachio', { allergens: ['gluten', 'milk', 'celery', 'sulphites'], plate: true }),
    article('ready-tripe', 'Neuchâtel tripe', 'Tripes à la neuchâteloise', 'With vinaigrette, 450 g', 'Avec vinaigrette, 450 g', 1090, [['stew', 0.95], ['onion', 0.6]], 'sand', { diets: ['glutenFree', 'lactoseFree'], allergens: ['celery', 'eggs', 'mustard', 'sulphites'] }),
    article('ready-bourguignon', 'Beef bourguignon', 'Bœuf bourguignon', 'Bacon, mushrooms, carrots, 350 g', 'Lardons, champignons, carottes, 350 g', 1290, [['stew', 1], ['wine', 0.6]], 'mint', { diets: ['lactoseFree'], allergens: ['gluten', 'celery', 'sulphites'] }),
    article('ready-vol-au-vent', 'Vol-au-vent filling', 'Garniture pour vol-au-vent', 'Chicken, veal, mushrooms, 400 g', 'Volaille, veau, champignons, 400 g', 990, [['pie', 0.8], ['chicken', 0.7]], 'sky', { allergens: ['gluten', 'milk', 'celery', 'sulphites'] }),
    article('ready-shepherds-pie', 'Hachis parmentier', 'Hachis parmentier', 'Swiss beef, 400 g', 'Bœuf suisse, 400 g', 950, [['potato', 0.95], ['meat', 0.65]], 'butter', { diets: ['glutenFree'], allergens: ['milk', 'celery'], plate: true }),
    article('ready-roast-chicken', 'Spit-roast chicken', 'Poulet rôti à la broche', 'Hot from 10 am to 7 pm, about 900 g', 'Chaud de 10 h à 19 h, env. 900 g', 1390, [['chicken', 1], ['fire', 0.6]], 'sky', { diets: ['glutenFree', 'lactoseFree'], allergens: [], plate: true, cashback: { mode: 2, value: 100 } }),
    article('ready-meatballs', 'Meatballs in tomato sauce', 'Boulettes de bœuf à la tomate', 'With mashed potato, 400 g', 'Avec purée, 400 g', 890, [['falafel', 0.9], ['tomato', 0.65]], 'mint', { allergens: ['gluten', 'eggs', 'milk'], plate: true }),
    article('ready-vitello-tonnato', 'Vitello tonnato', 'Vitello tonnato', 'From the counter', 'À la coupe', 990, [['meat', 0.85], ['fish', 0.6]], 'pistachio', { diets: ['glutenFree', 'lactoseFree'], allergens: ['eggs', 'fish', 'mustard', 'celery'], specifications: [weights(150, [250, 620], [400, 1590])], plate: true }),
    article('ready-lasagne-bolognese', 'Lasagne bolognese', 'Lasagnes bolognaise', '400 g', '400 g', 790, [['pasta', 0.95], ['meat', 0.6]], 'sky', { allergens: ['gluten', 'eggs', 'milk', 'celery'], was: 950, plate: true }),
    article('ready-cannelloni', 'Ricotta and spinach cannelloni', 'Cannellonis ricotta et épinards', '380 g', '380 g', 820, [['burrito', 0.85], ['basil', 0.6]], 'sand', { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk'], plate: true }),
    article('ready-melanzane', 'Aubergine parmigiana', 'Aubergines à la parmigiana', '350 g', '350 g', 990, [['aubergine', 0.95], ['tomato', 0.6]], 'butter', { diets: ['glutenFree'], allergens: ['milk'], plate: true }),
    article('ready-moussaka', 'Lamb moussaka', 'Moussaka d’agneau', '400 g', '400 g', 1090, [['pie', 0.9], ['aubergine', 0.65]], 'mint', { allergens: ['gluten', 'eggs', 'milk'], plate: true }),
    article('ready-saffron-risotto', 'Saffron risotto with luganighetta', 'Risotto au safran et luganighetta', '380 g', '380 g', 1190, [['rice', 0.95], ['ham', 0.6]], 'pistachio', { diets: ['glutenFree'], allergens: ['milk', 'celery', 'sulphites'], plate: true }),
    article('ready-polenta-porcini', 'Polenta with porcini', 'Polenta aux bolets', '350 g', '350 g', 990, [['corn', 0.85], ['mushroom', 0.7]], 'sky', { diets: ['vegetarian', 'glutenFree'], allergens: ['milk'], plate: true }),
    article('ready-paella', 'Paella valenciana', 'Paella valenciana', 'Chicken, mussels, prawns, 450 g', 'Poulet, moules, crevettes, 450 g', 1290, 'paella', 'mint', { diets: ['glutenFree', 'lactoseFree'], allergens: ['crustaceans', 'molluscs', 'fish'] }),
    article('ready-halal-chicken-tagine', 'Halal chicken tagine', 'Tajine de poulet halal', 'Olives and preserved lemon, 400 g', 'Olives et citron confit, 400 g', 1190, [['stew', 0.95], ['olive', 0.6]], 'rose', { diets: ['halal', 'glutenFree', 'lactoseFree'], allergens: [] }),
    article('ready-seven-vegetable-couscous', 'Seven-vegetable couscous', 'Couscous aux sept légumes', '450 g', '450 g', 990, [['paella', 0.9], ['carrot', 0.6]], 'sky', { diets: ['vegetarian', 'vegan', 'lactoseFree'], allergens: ['gluten', 'celery'], plate: true }),
    article('ready-butter-chicken', 'Butter chicken and basmati', 'Butter chicken et riz basmati', '400 g', '400 g', 1090, 'curry', 'pistachio', { diets: ['glutenFree'], allergens: ['milk', 'nuts'] }),
    article('ready-lentil-dal', 'Red lentil dal', 'Dal de lentilles corail', 'Coconut and spinach, 380 g', 'Coco et épinards, 380 g', 850, [['curry', 0.95], ['coconut', 0.6]], 'rose', { ...plant, plate: true }),
    article('ready-thai-green-curry', 'Thai green curry, chicken', 'Curry vert thaï au poulet', 'With jasmine rice, 400 g', 'Avec riz jasmin, 400 g', 1150, [['curry', 0.9], ['chilli', 0.65]], 'sand', { diets: ['glutenFree', 'lactoseFree'], allergens: ['fish', 'crustaceans'] }),
    article('ready-pad-thai', 'Pad thai with prawns', 'Pad thaï aux crevettes', '380 g', '380 g', 1190, [['takeout', 0.95], ['shrimp', 0.65]], 'mint', { diets: ['lactoseFree'], allergens: ['crustaceans', 'eggs', 'fish', 'peanuts', 'soya'] }),
    article('ready-spring-rolls', 'Vegetable spring rolls', 'Rouleaux de printemps aux légumes', 'Rice paper, 4 pieces', 'Galette de riz, 4 pièces', 890, [['burrito', 0.8], ['carrot', 0.6]], 'sky', { diets: ['vegetarian', 'vegan', 'lactoseFree'], allergens: ['peanuts', 'soya', 'gluten'], plate: true }),
    article('ready-sushi-lac', 'Sushi box, 14 pieces', 'Plateau de sushis, 14 pièces', 'Salmon, tuna, prawn, maki', 'Saumon, thon, crevette, makis', 2290, [['sushi', 1], ['sushi', 0.7]], 'butter', { diets: ['lactoseFree'], allergens: ['fish', 'crustaceans', 'soya', 'gluten', 'sesame'], specifications: [sushiExtras], plate: true }),
    article('ready-avocado-maki', 'Avocado and cucumber maki, 12', 'Makis avocat et concombre, 12', 'Rolled at the counter', 'Roulés sur place', 990, [['riceCracker', 0.8], ['avocado', 0.65]], 'rose', { diets: ['vegetarian', 'vegan', 'lactoseFree'], allergens: ['soya', 'gluten', 'sesame'], specifications: [sushiExtras], plate: true }),
    article('ready-salmon-poke', 'Salmon poke bowl', 'Poké bowl au saumon', 'Edamame, mango, seaweed, 380 g', 'Edamame, mangue, algues, 380 g', 1490, [['bowl', 1], ['avocado', 0.6], ['mango', 0.55]], 'mint', { diets: ['lactoseFree'], allergens: ['fish', 'soya', 'sesame', 'gluten'] }),
    article('ready-butternut-soup', 'Butternut and ginger soup', 'Soupe de courge butternut au gingembre', '5 dl', '5 dl', 690, [['bowl', 0.95], ['ginger', 0.6]], 'sky', plant),
    article('ready-minestrone', 'Ticino minestrone', 'Minestrone tessinois', '5 dl', '5 dl', 650, [['stew', 0.95], ['beans', 0.65]], 'sand', { diets: ['vegetarian', 'vegan', 'lactoseFree'], allergens: ['gluten', 'celery'] }),
    article('ready-gazpacho', 'Andalusian gazpacho', 'Gaspacho andalou', 'Served cold, 1 l', 'À boire frais, 1 l', 590, [['juice', 0.9], ['tomato', 0.65]], 'mint', { ...plant, was: 690 }),
    article('ready-basel-flour-soup', 'Basel flour soup', 'Soupe à la farine bâloise', 'For carnival, 5 dl', 'Pour le carnaval, 5 dl', 590, [['bowl', 0.95], ['cheese', 0.55]], 'pistachio', { allergens: ['gluten', 'milk', 'celery'], soldOut: true }),
    article('ready-hen-broth', 'Hen broth with noodles', 'Bouillon de poule aux vermicelles', '5 dl', '5 dl', 690, [['ramen', 0.9], ['chicken', 0.6]], 'sky', { diets: ['lactoseFree'], allergens: ['gluten', 'eggs', 'celery'] }),
    article('ready-fish-soup', 'Fish soup with rouille', 'Soupe de poisson et sa rouille', '5 dl', '5 dl', 1090, [['stew', 0.95], ['fish', 0.65]], 'butter', { diets: ['lactoseFree'], allergens: ['fish', 'crustaceans', 'celery', 'eggs', 'mustard'] }),
    article('ready-quiche-lorraine', 'Quiche lorraine', 'Quiche lorraine', 'Baked this morning', 'Cuite ce matin', 450, [['pie', 1], ['bacon', 0.6]], 'mint', { allergens: ['gluten', 'eggs', 'milk'], specifications: [tartSize], plate: true }),
    article('ready-cheese-tart', 'Vaud cheese tart', 'Gâteau au fromage vaudois', 'Gruyère and vacherin', 'Gruyère et vacherin', 480, [['pie', 1], ['cheese', 0.65]], 'sky', { allergens: ['gluten', 'eggs', 'milk'], specifications: [tartSize], plate: true }),
    article('ready-onion-tart', 'Onion tart', 'Tarte à l’oignon', 'Sweet onions and cream', 'Oignons doux et crème', 430, [['pie', 0.95], ['onion', 0.65]], 'pistachio', { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk'], specifications: [tartSize], plate: true }),
    article('ready-margherita', 'Pizza margherita, chilled', 'Pizza margherita fraîche', 'To bake, 400 g', 'À cuire, 400 g', 690, [['pizza', 1], ['basil', 0.55]], 'sky', { allergens: ['gluten', 'milk'] }),
    article('ready-flammkuchen', 'Flammkuchen', 'Flammekueche', 'Bacon and onion, to bake, 260 g', 'Lardons et oignons, à cuire, 260 g', 590, [['flatbread', 1], ['bacon', 0.6]], 'mint', { allergens: ['gluten', 'milk'] }),
    article('ready-fresh-ravioli', 'Fresh ravioli, ricotta and lemon', 'Raviolis frais ricotta et citron', '250 g', '250 g', 650, [['dumpling', 0.9], ['lemon', 0.55]], 'rose', { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk'] }),
    article('ready-fresh-spatzli', 'Fresh spätzli', 'Spätzlis frais', 'For the pan, 500 g', 'À la poêle, 500 g', 420, [['pasta', 0.85], ['butter', 0.6]], 'sky', { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk'] }),
    article('ready-potato-gnocchi', 'Potato gnocchi', 'Gnocchis de pommes de terre', '500 g', '500 g', 450, [['potato', 0.8], ['potato', 0.6]], 'pistachio', { diets: ['vegetarian', 'vegan', 'lactoseFree'], allergens: ['gluten'] }),
    article('ready-hummus', 'Hummus', 'Houmous', 'Olive oil and paprika, 200 g', 'Huile d’olive et paprika, 200 g', 450, [['bowl', 0.9], ['beans', 0.65]], 'mint', { diets: plant.diets, allergens: ['sesame'] }),
    article('ready-baba-ganoush', 'Baba ganoush', 'Caviar d’aubergine', 'Fire-roasted, 180 g', 'Grillée à la flamme, 180 g', 490, [['aubergine', 0.9], ['flatbread', 0.65]], 'butter', { diets: plant.diets, allergens: ['sesame'] }),
    article('ready-tabbouleh', 'Parsley tabbouleh', 'Taboulé libanais', 'From the counter', 'À la coupe', 490, [['salad', 0.95], ['herb', 0.6]], 'sky', { diets: ['vegetarian', 'vegan', 'lactoseFree'], allergens: ['gluten'], specifications: [weights(200, [400, 450], [800, 1290])], plate: true }),
    article('ready-greek-salad', 'Greek salad', 'Salade grecque', 'Feta and olives, 300 g', 'Feta et olives, 300 g', 890, [['salad', 1], ['olive', 0.6]], 'sand', { diets: ['glutenFree'], allergens: ['milk', 'sulphites'], plate: true }),
    article('ready-caesar-salad', 'Chicken Caesar salad', 'Salade César au poulet', 'Croutons apart, 320 g', 'Croûtons à part, 320 g', 1090, [['salad', 1], ['chicken', 0.6]], 'rose', { allergens: ['gluten', 'eggs', 'fish', 'milk', 'mustard'], plate: true }),
    article('ready-cervelas-salad', 'Cervelas and Gruyère salad', 'Salade de cervelas et gruyère', '250 g', '250 g', 690, [['bowl', 0.95], ['cheese', 0.65]], 'sky', { diets: ['glutenFree'], allergens: ['milk', 'mustard', 'eggs'], plate: true }),
    article('ready-baguette-ham', 'Ham and butter baguette', 'Sandwich jambon-beurre', 'With gherkins', 'Avec cornichons', 690, [['baguette', 0.9], ['ham', 0.65]], 'mint', { allergens: ['gluten', 'milk', 'mustard'], specifications: [toasting] }),
    article('ready-baguette-dried-meat', 'Dried beef sandwich', 'Sandwich à la viande séchée', 'Rye bread, butter, pear', 'Pain de seigle, beurre, poire', 850, [['sandwich', 1], ['pear', 0.6]], 'apricot', { allergens: ['gluten', 'milk'] }),
    article('ready-panini', 'Tomato mozzarella panini', 'Panini tomate-mozzarella', 'Basil pesto', 'Pesto au basilic', 750, [['sandwich', 0.95], ['tomato', 0.6]], 'pistachio', { allergens: ['gluten', 'milk', 'nuts'], specifications: [toasting] }),
    article('ready-egg-club', 'Egg and cress club sandwich', 'Club sandwich œuf et cresson', 'Wholemeal, 2 halves', 'Pain complet, 2 moitiés', 590, [['sandwich', 0.95], ['egg', 0.55]], 'sky', { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk', 'mustard'] }),
    article('ready-falafel-wrap', 'Falafel wrap', 'Wrap aux falafels', 'Hummus and pickled cabbage', 'Houmous et chou mariné', 890, [['burrito', 0.9], ['falafel', 0.65]], 'butter', { diets: ['vegetarian', 'vegan', 'lactoseFree'], allergens: ['gluten', 'sesame'] }),
    article('ready-salmon-bagel', 'Smoked salmon bagel', 'Bagel au saumon fumé', 'Cream cheese and dill', 'Fromage frais et aneth', 950, [['bagel', 1], ['herb', 0.55]], 'sky', { allergens: ['gluten', 'fish', 'milk', 'sesame'], specifications: [toasting] }),
    article('ready-plain-tofu', 'Plain tofu', 'Tofu nature', 'Swiss soya, 250 g', 'Soja suisse, 250 g', 390, [['butter', 0.9], ['beans', 0.6]], 'mint', plainSoya),
    article('ready-smoked-tofu', 'Beech-smoked tofu', 'Tofu fumé au hêtre', '200 g', '200 g', 450, [['butter', 0.85], ['tree', 0.6]], 'rose', plainSoya),
    article('ready-tempeh', 'Tempeh', 'Tempeh', 'Organic, 180 g', 'Bio, 180 g', 590, [['beans', 0.9], ['seedling', 0.6]], 'sand', plainSoya),
    article('ready-veg-schnitzel', 'Breaded vegetable slices', 'Tranches panées aux légumes', 'Spinach and cheese, 2 × 100 g', 'Épinards et fromage, 2 × 100 g', 590, [['friedShrimp', 0.6], ['broccoli', 0.7]], 'sky', { allergens: ['gluten', 'eggs', 'milk'] }),
    article('ready-pea-burger', 'Pea protein burger', 'Burger aux protéines de pois', '2 × 110 g', '2 × 110 g', 750, [['burger', 0.9], ['peas', 0.65]], 'butter', { diets: plant.diets, allergens: [], cashback: { mode: 1, value: 10 } }),
  ],
};
