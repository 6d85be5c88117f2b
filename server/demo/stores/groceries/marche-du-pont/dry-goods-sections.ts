import type { DemoSection } from '#server/demo/demo-types.ts';
import { baby } from './baby.ts';
import { beer } from './beer-and-cider.ts';
import { biscuits } from './biscuits-and-crackers.ts';
import { body } from './body-and-bath.ts';
import { breakfast } from './breakfast-and-cereals.ts';
import { chocolate } from './chocolate-and-sweets.ts';
import { crisps } from './crisps-nuts-and-dried-fruit.ts';
import { home } from './home-and-laundry.ts';
import { spreads } from './honey-jam-and-spreads.ts';
import { kitchen } from './kitchen-paper-and-cleaning.ts';
import { drinks } from './mineral-water-and-soft-drinks.ts';
import { oils } from './oils-vinegars-and-sauces.ts';
import { pasta } from './pasta-rice-and-grains.ts';
import { pets } from './pets.ts';
import { spices } from './spices-and-baking.ts';
import { hotDrinks } from './tea-and-coffee.ts';
import { tins } from './tins-and-jars.ts';
import { wine } from './wine-and-spirits.ts';
import { world } from './world-kitchen.ts';

/** The supermarket’s shelves of dry goods, drinks and household articles, in the order a customer walks past them. */
export const dryGoodsSections: readonly DemoSection[] = [
  pasta,
  tins,
  oils,
  spices,
  breakfast,
  spreads,
  biscuits,
  chocolate,
  crisps,
  hotDrinks,
  drinks,
  beer,
  wine,
  world,
  baby,
  home,
  kitchen,
  body,
  pets,
];
