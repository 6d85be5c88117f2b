import type { DemoSection } from '#server/demo/demo-types.ts';
import { article, type ArticleExtras } from './article-row.ts';
import { weights } from './counter-choices.ts';
import { plainSoya, plant } from './diet-marks.ts';

const egg = { diets: ['vegetarian', 'glutenFree', 'lactoseFree'], allergens: ['eggs'] } as const satisfies ArticleExtras;

/** Soya seasoned or bound with wheat. */
const soyaAndWheat = {
  diets: ['vegetarian', 'vegan', 'lactoseFree'],
  allergens: ['gluten', 'soya'],
} as const satisfies ArticleExtras;

const wheatOnly = { diets: ['vegetarian', 'vegan', 'lactoseFree'], allergens: ['gluten'] } as const satisfies ArticleExtras;

const sesamePaste = {
  diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
  allergens: ['sesame'],
} as const satisfies ArticleExtras;

const nutPaste = {
  diets: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'],
  allergens: ['nuts'],
} as const satisfies ArticleExtras;

export const eggsTofuAndMeatFree: DemoSection = {
  key: 'eggs-tofu-and-meat-free',
  name: { en: 'Eggs, tofu and meat-free', fr: 'Œufs, tofu et sans viande' },
  items: [
    article('eggs-free-range-six', 'Swiss free-range eggs, 6', 'Œufs suisses de plein air, 6', '53 g and over', '53 g et plus', 420, 'egg', 'sky', egg),
    article('eggs-free-range-ten', 'Swiss free-range eggs, 10', 'Œufs suisses de plein air, 10', '53 g and over', '53 g et plus', 660, [['egg', 1], ['egg', 0.75]], 'tomato', { ...egg, was: 750 }),
    article('eggs-organic-six', 'Organic eggs, 6', 'Œufs bio, 6', 'Seeland, brother cocks raised too', 'Seeland, frères coqs élevés', 570, [['egg', 1], ['seedling', 0.6]], 'mint', egg),
    article('eggs-geneva-six', 'Geneva farm eggs, 6', 'Œufs de ferme genevois, 6', 'Hens of Choulex, laid this week', 'Poules de Choulex, pondus cette semaine', 550, [['egg', 1], ['riceSheaf', 0.65]], 'butter', { ...egg, cashback: { mode: 1, value: 5 } }),
    article('eggs-barn-fifteen', 'Barn eggs, 15', 'Œufs d’élevage au sol, 15', 'For the big omelette', 'Pour la grande omelette', 690, [['egg', 1], ['box', 0.7]], 'sky', egg),
    article('eggs-large-four', 'Extra-large eggs, 4', 'Gros œufs, 4', '65 g and over', '65 g et plus', 380, [['egg', 1.05], ['egg', 0.9]], 'rose', egg),
    article('eggs-white-shell', 'White-shelled eggs, 6', 'Œufs à coquille blanche, 6', 'For dyeing with onion skins', 'À teindre aux pelures d’oignon', 430, [['egg', 1], ['onion', 0.6]], 'pistachio', egg),
    article('eggs-quail', 'Quail eggs, 12', 'Œufs de caille, 12', 'Vaud', 'Vaud', 550, [['egg', 0.7], ['egg', 0.55]], 'mint', egg),
    article('eggs-picnic-coloured', 'Picnic eggs, coloured, 4', 'Œufs pique-nique colorés, 4', 'Hard-boiled, shell dyed', 'Durs, coquille teintée', 420, [['egg', 0.95], ['paint', 0.65]], 'apricot', egg),
    article('eggs-boiled-peeled', 'Peeled boiled eggs, 5', 'Œufs durs écalés, 5', 'For salads', 'Pour les salades', 460, [['egg', 0.95], ['salad', 0.65]], 'sky', egg),
    article('eggs-liquid-white', 'Liquid egg white', 'Blanc d’œuf liquide', 'Pasteurised, 500 g', 'Pasteurisé, 500 g', 590, [['egg', 0.95], ['drop', 0.6]], 'sand', egg),
    article('eggs-liquid-whole', 'Liquid whole egg', 'Œuf entier liquide', 'About ten eggs, 500 g', 'Environ dix œufs, 500 g', 620, [['egg', 1], ['cup', 0.65]], 'tomato', egg),
    article('eggs-omelette', 'Plain omelette', 'Omelette nature', 'To reheat, 160 g', 'À réchauffer, 160 g', 390, 'cooking', 'mint', { ...egg, plate: true }),
    article('eggs-tortilla', 'Spanish potato omelette', 'Tortilla aux pommes de terre', 'With onion, 500 g', 'Avec oignons, 500 g', 590, [['pie', 0.95], ['potato', 0.6]], 'rose', { ...egg, plate: true }),
    article('eggs-salad-spread', 'Egg spread with chives', 'Tartinade aux œufs et à la ciboulette', '150 g', '150 g', 390, [['egg', 0.9], ['herb', 0.6]], 'sky', { diets: ['vegetarian', 'glutenFree', 'lactoseFree'], allergens: ['eggs', 'mustard'] }),
    article('eggs-tofu-firm-organic', 'Firm organic tofu', 'Tofu ferme bio', 'Soya from La Côte', 'Soja de La Côte', 420, [['box', 0.8], ['beans', 0.7]], 'butter', { ...plainSoya, specifications: [weights(250, [500, 350])] }),
    article('eggs-tofu-silken', 'Silken tofu', 'Tofu soyeux', 'For soups and desserts, 400 g', 'Pour soupes et desserts, 400 g', 360, [['custard', 0.9], ['beans', 0.6]], 'pistachio', plainSoya),
    article('eggs-tofu-almond-sesame', 'Smoked tofu, almond and sesame', 'Tofu fumé, amandes et sésame', 'Slices in a salad, 200 g', 'En tranches dans la salade, 200 g', 490, [['beans', 0.9], ['fire', 0.6]], 'mint', { diets: plainSoya.diets, allergens: ['nuts', 'sesame', 'soya'] }),
    article('eggs-tofu-basil', 'Tofu with basil', 'Tofu au basilic', 'To crumble over tomatoes, 200 g', 'À émietter sur des tomates, 200 g', 450, [['basil', 0.9], ['tomato', 0.65]], 'sand', plainSoya),
    article('eggs-tofu-olive', 'Tofu with olives', 'Tofu aux olives', 'Kalamata, 200 g', 'Kalamata, 200 g', 460, [['olive', 0.9], ['beans', 0.65]], 'sky', plainSoya),
    article('eggs-tofu-curry', 'Curry-marinated tofu cubes', 'Dés de tofu marinés au curry', 'Ready for the pan, 200 g', 'Prêts à poêler, 200 g', 490, [['curry', 0.9], ['beans', 0.6]], 'tomato', { diets: plainSoya.diets, allergens: ['mustard', 'soya'] }),
    article('eggs-tofu-teriyaki', 'Teriyaki tofu strips', 'Émincé de tofu teriyaki', '200 g', '200 g', 490, [['bento', 0.9], ['chopsticks', 0.65]], 'mint', { ...soyaAndWheat, was: 560 }),
    article('eggs-tofu-fried', 'Fried tofu puffs', 'Tofu frit soufflé', 'Drinks up the broth, 150 g', 'Boit le bouillon, 150 g', 420, [['oden', 0.95], ['beans', 0.55]], 'rose', plainSoya),
    article('eggs-tofu-bratwurst', 'Tofu bratwurst, 2', 'Saucisses à rôtir au tofu, 2', 'With marjoram, 200 g', 'À la marjolaine, 200 g', 490, [['hotdog', 0.9], ['herb', 0.6]], 'sky', soyaAndWheat),
    article('eggs-tempeh-marinated', 'Marinated tempeh', 'Tempeh mariné', 'Tamari and garlic, 180 g', 'Tamari et ail, 180 g', 520, [['beans', 0.95], ['garlic', 0.6]], 'apricot', plainSoya),
    article('eggs-tempeh-smoked', 'Smoked tempeh slices', 'Tempeh fumé en tranches', 'Beech wood, 150 g', 'Bois de hêtre, 150 g', 540, [['beans', 0.95], ['tree', 0.6]], 'pistachio', { ...plainSoya, soldOut: true }),
    article('eggs-seitan-block', 'Seitan', 'Seitan', 'In tamari broth, 250 g', 'Au bouillon de tamari, 250 g', 590, [['meat', 0.85], ['riceSheaf', 0.65]], 'butter', soyaAndWheat),
    article('eggs-seitan-kebab', 'Seitan kebab', 'Kebab de seitan', 'Thinly shaved, 180 g', 'Finement émincé, 180 g', 560, [['kebab', 0.95], ['riceSheaf', 0.6]], 'mint', soyaAndWheat),
    article('eggs-soya-mince', 'Soya mince', 'Haché de soja', 'For bolognese, 250 g', 'Pour la bolognaise, 250 g', 520, [['pasta', 0.9], ['beans', 0.6]], 'tomato', plainSoya),
    article('eggs-pea-strips', 'Pea protein strips', 'Émincé de pois', 'Like chicken, 175 g', 'Façon poulet, 175 g', 650, [['peas', 0.95], ['cooking', 0.65]], 'sky', plant),
    article('eggs-mycoprotein-strips', 'Mycoprotein strips', 'Émincé de mycoprotéine', 'Grown from fungus, 250 g', 'Issu d’un champignon, 250 g', 590, [['mushroom', 0.9], ['cooking', 0.65]], 'sand', egg),
    article('eggs-lupin-steaks', 'Lupin steaks, 2', 'Steaks de lupin, 2', 'Sweet lupin from Vaud, 160 g', 'Lupin doux vaudois, 160 g', 590, [['hyacinth', 0.8], ['meat', 0.7]], 'rose', { diets: ['vegetarian', 'vegan', 'lactoseFree'], allergens: ['gluten', 'lupin'] }),
    article('eggs-jackfruit', 'Pulled jackfruit', 'Jacquier effiloché', 'Barbecue sauce, 250 g', 'Sauce barbecue, 250 g', 620, [['burrito', 0.85], ['fire', 0.55]], 'mint', { diets: plant.diets, allergens: ['mustard'] }),
    article('eggs-beetroot-burgers', 'Beetroot burgers, 2', 'Burgers à la betterave, 2', 'With quinoa, 200 g', 'Au quinoa, 200 g', 540, [['burger', 0.95], ['sweetPotato', 0.6]], 'pistachio', plant),
    article('eggs-black-bean-burgers', 'Black bean burgers, 2', 'Burgers aux haricots noirs, 2', 'Smoked paprika, 200 g', 'Paprika fumé, 200 g', 540, [['burger', 0.95], ['beans', 0.6]], 'sky', wheatOnly),
    article('eggs-mushroom-burgers', 'Mushroom and spelt burgers, 2', 'Burgers champignons-épeautre, 2', 'Seared, 180 g', 'À saisir, 180 g', 560, [['burger', 0.95], ['mushroom', 0.6]], 'butter', wheatOnly),
    article('eggs-lentil-balls', 'Green lentil balls', 'Boulettes de lentilles vertes', 'Sauverny lentils, 200 g', 'Lentilles de Sauverny, 200 g', 520, [['falafel', 0.95], ['herb', 0.6]], 'mint', { ...plant, cashback: { mode: 1, value: 5 } }),
    article('eggs-falafel-chilled', 'Chickpea falafel, 10', 'Falafels aux pois chiches, 10', 'Oven or pan, 250 g', 'Au four ou à la poêle, 250 g', 490, [['falafel', 1], ['lemon', 0.55]], 'apricot', sesamePaste),
    article('eggs-spinach-cutlets', 'Spinach cutlets, 2', 'Tranches panées aux épinards, 2', 'With Swiss mozzarella, 200 g', 'À la mozzarella suisse, 200 g', 520, [['basil', 0.9], ['cheese', 0.65]], 'sky', { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk'] }),
    article('eggs-meatless-cordon-bleu', 'Meatless cordon bleu, 2', 'Cordon-bleu sans viande, 2', 'Cheese inside, 220 g', 'Cœur de fromage, 220 g', 620, [['meat', 0.85], ['cheese', 0.6], ['seedling', 0.5]], 'tomato', { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk', 'soya'] }),
    article('eggs-vegan-nuggets', 'Soya nuggets, 10', 'Nuggets de soja, 10', 'Cornflake crust, 200 g', 'Croûte de cornflakes, 200 g', 550, [['chicken', 0.85], ['beans', 0.6]], 'mint', { ...soyaAndWheat, was: 640 }),
    article('eggs-plant-schnitzel', 'Wheat schnitzel, 2', 'Escalopes de blé panées, 2', 'To pan-fry with lemon, 200 g', 'À poêler, avec du citron, 200 g', 560, [['meat', 0.85], ['lemon', 0.6]], 'rose', wheatOnly),
    article('eggs-plant-cervelas', 'Plant cervelas, 2', 'Cervelas végétal, 2', 'For the campfire, 200 g', 'Pour le feu de camp, 200 g', 520, [['hotdog', 0.9], ['fire', 0.6]], 'sand', soyaAndWheat),
    article('eggs-plant-chipolatas', 'Pea chipolatas, 6', 'Chipolatas de pois, 6', '180 g', '180 g', 560, [['hotdog', 0.85], ['peas', 0.65]], 'sky', plant),
    article('eggs-plant-lardons', 'Smoked plant cubes', 'Dés végétaux fumés', 'Instead of bacon, 150 g', 'À la place des lardons, 150 g', 450, [['bacon', 0.85], ['seedling', 0.6]], 'pistachio', plainSoya),
    article('eggs-plant-salami', 'Peppered plant slices', 'Tranches végétales au poivre', 'Instead of salami, 80 g', 'À la place du salami, 80 g', 420, [['sandwich', 0.9], ['seedling', 0.6]], 'butter', soyaAndWheat),
    article('eggs-vegetable-terrine', 'Vegetable terrine', 'Terrine de légumes', 'Carrot, peas, courgette, 150 g', 'Carotte, petits pois, courgette, 150 g', 590, [['carrot', 0.85], ['peas', 0.7]], 'tomato', { ...egg, plate: true }),
    article('eggs-mushroom-pate', 'Chanterelle and walnut pâté', 'Pâté végétal chanterelles-noix', 'For toast, 125 g', 'Sur toasts, 125 g', 490, [['jar', 0.9], ['mushroom', 0.65]], 'sky', nutPaste),
    article('eggs-hummus-red-pepper', 'Red pepper hummus', 'Houmous au poivron rouge', '200 g', '200 g', 420, [['bowl', 0.95], ['pepper', 0.65]], 'mint', sesamePaste),
    article('eggs-hummus-beetroot', 'Beetroot hummus', 'Houmous à la betterave', '200 g', '200 g', 420, [['bowl', 0.95], ['sweetPotato', 0.6]], 'apricot', sesamePaste),
    article('eggs-fresh-guacamole', 'Guacamole, pressed today', 'Guacamole du jour', 'Hass avocado and lime, 200 g', 'Avocat Hass et citron vert, 200 g', 590, [['avocado', 0.95], ['lemon', 0.55]], 'rose', plant),
    article('eggs-tzatziki', 'Tzatziki', 'Tzatziki', 'Cucumber and dill, 200 g', 'Concombre et aneth, 200 g', 390, [['bowl', 0.95], ['cucumber', 0.65]], 'sky', { diets: ['vegetarian', 'glutenFree'], allergens: ['milk'] }),
    article('eggs-plant-feta', 'Almond crumble for Greek salad', 'Émietté d’amande pour salade grecque', 'In place of feta, 150 g', 'À la place de la feta, 150 g', 590, [['salad', 0.9], ['olive', 0.6]], 'sand', nutPaste),
    article('eggs-plant-camembert', 'Cashew camembert', 'Camembert de cajou', 'Bloomy rind, 120 g', 'Croûte fleurie, 120 g', 890, [['cheese', 0.9], ['peanuts', 0.6]], 'butter', nutPaste),
    article('eggs-plant-fondue', 'Plant fondue', 'Fondue végétale', 'Cashew and white wine, 400 g', 'Cajou et vin blanc, 400 g', 990, [['fondue', 0.95], ['seedling', 0.6]], 'mint', { diets: nutPaste.diets, allergens: ['nuts', 'sulphites'] }),
    article('eggs-plant-slices', 'Coconut slices for sandwiches', 'Tranches à la coco pour sandwich', 'Melt on toast, 160 g', 'Fondent sur le toast, 160 g', 460, [['coconut', 0.85], ['sandwich', 0.7]], 'tomato', plant),
    article('eggs-plant-grated', 'Grated plant topping', 'Râpé végétal', 'For pizza and gratin, 200 g', 'Pour pizza et gratin, 200 g', 480, [['pizza', 0.9], ['seedling', 0.6]], 'sky', plant),
  ],
};
