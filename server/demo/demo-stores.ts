import type { DemoStore } from './demo-types.ts';
import { chocolaterieVauthey } from './stores/bakery/chocolaterie-vauthey.ts';
import { glacierBiseNoire } from './stores/bakery/glacier-bise-noire.ts';
import { laReineClaude } from './stores/bakery/la-reine-claude.ts';
import { leFourDuBourg } from './stores/bakery/le-four-du-bourg.ts';
import { caveDuCoteau } from './stores/drinks/cave-du-coteau.ts';
import { mousseDuPhare } from './stores/drinks/mousse-du-phare.ts';
import { droguerieLePlumeau } from './stores/essentials/droguerie-le-plumeau.ts';
import { kiosqueDeCornavin } from './stores/essentials/kiosque-de-cornavin.ts';
import { pattesEtPetons } from './stores/essentials/pattes-et-petons.ts';
import { atelierPivoine } from './stores/flowers/atelier-pivoine.ts';
import { laSerreDeFeuillasse } from './stores/flowers/la-serre-de-feuillasse.ts';
import { boucherieTavelli } from './stores/groceries/boucherie-tavelli.ts';
import { fromagerieTroisAlpages } from './stores/groceries/fromagerie-trois-alpages.ts';
import { lesPaniersDeLaSeymaz } from './stores/groceries/les-paniers-de-la-seymaz.ts';
import { marcheDuPont } from './stores/groceries/marche-du-pont.ts';
import { tableDeBureau } from './stores/office/table-de-bureau.ts';
import { pharmacieDeLaLune } from './stores/pharmacy/pharmacie-de-la-lune.ts';
import { pharmacieDesDeuxEaux } from './stores/pharmacy/pharmacie-des-deux-eaux.ts';
import { aubergeDeJussy } from './stores/restaurants/auberge-de-jussy.ts';
import { bangkokEauxVives } from './stores/restaurants/bangkok-eaux-vives.ts';
import { bentoBastions } from './stores/restaurants/bento-bastions.ts';
import { buvetteDeLaJetee } from './stores/restaurants/buvette-de-la-jetee.ts';
import { cafeDeLaRade } from './stores/restaurants/cafe-de-la-rade.ts';
import { chezOdile } from './stores/restaurants/chez-odile.ts';
import { lalibela } from './stores/restaurants/lalibela.ts';
import { libanDesPaquis } from './stores/restaurants/liban-des-paquis.ts';
import { maharajaServette } from './stores/restaurants/maharaja-servette.ts';
import { pizzeriaSaleve } from './stores/restaurants/pizzeria-saleve.ts';
import { ramenKagi } from './stores/restaurants/ramen-kagi.ts';
import { trattoriaDesGrottes } from './stores/restaurants/trattoria-des-grottes.ts';
import { kebabDesNations } from './stores/takeaway/kebab-des-nations.ts';
import { maisonWu } from './stores/takeaway/maison-wu.ts';
import { pizzaATouteHeure } from './stores/takeaway/pizza-a-toute-heure.ts';
import { pokeMolard } from './stores/takeaway/poke-molard.ts';
import { pouletDuRhone } from './stores/takeaway/poulet-du-rhone.ts';
import { racine } from './stores/takeaway/racine.ts';
import { smashLab } from './stores/takeaway/smash-lab.ts';
import { snack24 } from './stores/takeaway/snack-24.ts';
import { taqueriaPlainpalais } from './stores/takeaway/taqueria-plainpalais.ts';

/** Every store of the demo city. */
export const STORES: readonly DemoStore[] = [
  cafeDeLaRade, ramenKagi, chezOdile, pizzeriaSaleve, bentoBastions, libanDesPaquis, bangkokEauxVives, maharajaServette,
  lalibela, trattoriaDesGrottes, buvetteDeLaJetee, aubergeDeJussy,
  smashLab, kebabDesNations, taqueriaPlainpalais, pokeMolard, maisonWu, pouletDuRhone, racine, snack24, pizzaATouteHeure,
  marcheDuPont, fromagerieTroisAlpages, boucherieTavelli, lesPaniersDeLaSeymaz,
  leFourDuBourg, laReineClaude, chocolaterieVauthey, glacierBiseNoire,
  kiosqueDeCornavin, droguerieLePlumeau, pattesEtPetons,
  pharmacieDeLaLune, pharmacieDesDeuxEaux,
  atelierPivoine, laSerreDeFeuillasse,
  caveDuCoteau, mousseDuPhare, tableDeBureau,
];
