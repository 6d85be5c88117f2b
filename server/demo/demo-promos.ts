import type { PromoContent } from '../cities/city-content.ts';
import { PROMO_APPLIES_TO, PROMO_RECURRENCE } from '#contract/enumerations.ts';

const { deliveries, store, deliveryService, service, product, item } = PROMO_APPLIES_TO;

export const PROMOS: readonly PromoContent[] = [
  { code: 'ESCALE10', details: { en: '10% off every delivery category', fr: '10 % sur toutes les catégories' }, appliesTo: deliveries, percent: 10, maximumDiscount: 1500 },
  { code: 'RADE10', details: { en: '10% off at Café de la Rade from CHF 40', fr: '10 % au Café de la Rade dès CHF 40' }, appliesTo: store, targets: ['cafe-de-la-rade'], percent: 10, minimumItems: 4000 },
  { code: 'SANSFRAIS', details: { en: 'Free delivery', fr: 'Livraison offerte' }, appliesTo: deliveryService, percent: 100 },
  { code: 'SERVICE2', details: { en: 'CHF 2.00 off the service', fr: 'CHF 2.00 sur le service' }, appliesTo: service, amount: 200 },
  { code: 'FONDUE5', details: { en: 'CHF 5.00 off fondues', fr: 'CHF 5.00 sur les fondues' }, appliesTo: product, targets: ['cafe-de-la-rade/0'], amount: 500 },
  { code: 'POURQUATRE', details: { en: '20% off the fondue for four', fr: '20 % sur la fondue pour quatre' }, appliesTo: item, targets: ['cafe-de-la-rade/fondue-for-four'], percent: 20 },
  { code: 'BIENVENUE', details: { en: 'CHF 10.00 off your first order from CHF 30', fr: 'CHF 10.00 sur votre première commande dès CHF 30' }, appliesTo: deliveries, amount: 1000, minimumItems: 3000, usesPerCustomer: 1, firstOrders: 1 },
  { code: 'MIDI', details: { en: '15% off every day from 11:00 to 14:00', fr: '15 % tous les jours de 11 h à 14 h' }, appliesTo: deliveries, percent: 15, recurrence: PROMO_RECURRENCE.daily, recurrenceRule: { from: '11:00', until: '14:00' } },
  { code: 'MARDI', details: { en: '10% off on Tuesdays', fr: '10 % le mardi' }, appliesTo: deliveries, percent: 10, recurrence: PROMO_RECURRENCE.weekly, recurrenceRule: { days: [2] } },
  { code: 'PREMIER', details: { en: 'CHF 5.00 off on the first of the month', fr: 'CHF 5.00 le premier du mois' }, appliesTo: deliveries, amount: 500, recurrence: PROMO_RECURRENCE.monthly, recurrenceRule: { days: [1] } },
  { code: 'ESCALADE', details: { en: '12% off in December', fr: '12 % en décembre' }, appliesTo: deliveries, percent: 12, recurrence: PROMO_RECURRENCE.annually, recurrenceRule: { months: [12] } },
  { code: 'ETE2025', details: { en: 'Summer of 2025', fr: 'Été 2025' }, appliesTo: deliveries, percent: 20, startsAt: '2025-06-01T00:00:00Z', endsAt: '2025-09-01T00:00:00Z' },
  { code: 'DEMAIN2030', details: { en: 'From 2030', fr: 'Dès 2030' }, appliesTo: deliveries, percent: 20, startsAt: '2030-01-01T00:00:00Z' },
  { code: 'EPUISE', details: { en: 'The first hundred only', fr: 'Les cent premiers seulement' }, appliesTo: deliveries, amount: 800, usesLimit: 100, uses: 100 },
  { code: 'DERNIER', details: { en: 'One use left', fr: 'Plus qu’une utilisation' }, appliesTo: deliveries, amount: 800, usesLimit: 50, uses: 49 },
  { code: 'LAUSANNE', details: { en: 'For Lausanne', fr: 'Pour Lausanne' }, appliesTo: deliveries, percent: 10, otherCity: true },
  { code: 'RETIRE', details: { en: 'Withdrawn', fr: 'Retiré' }, appliesTo: deliveries, percent: 50, inactive: true },
];
