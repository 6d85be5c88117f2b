import { bookingSeen, fieldsOf, lookedAt, nameOf, whoIs, type CustomersSituation } from '../customers/situation.ts';
import { chartStands } from './stands-in-payment.ts';
import type { Standing } from './record.ts';

/** What a page that sends a parcel shows of whose it is; nothing elsewhere. */
const parcelSeen = (situation: CustomersSituation): readonly Standing[] => {
  const seen = bookingSeen(situation);
  if (!seen) return [];
  const name = seen.draft.pickup.name;
  return [
    {
      who: { en: 'The page shows the parcel of', fr: 'La page montre le colis de' },
      is: name === '' ? { en: 'nobody', fr: 'personne' } : { en: name, fr: name },
    },
  ];
};

const inFields = (situation: CustomersSituation): string => {
  const { name = '', note = '' } = fieldsOf(situation) ?? {};
  return [name, note].filter(Boolean).join(', ');
};

/** Where everybody stands at a situation of customers one after another. */
export function standsOfCustomers(situation: CustomersSituation): readonly Standing[] {
  const here = whoIs(situation);
  const fields = inFields(situation);
  const looked = lookedAt(situation);
  const charts = situation.page.charts;
  const chart = (path: string, en: string, fr: string, file: string): readonly Standing[] => {
    const local = charts.get(path);
    return local ? [chartStands({ en, fr }, file, local)] : [];
  };
  const session = situation.session.charts.get('session');
  return [
    {
      who: { en: 'Signed in', fr: 'Connecté' },
      is: here === '' ? { en: 'nobody', fr: 'personne' } : { en: nameOf(here), fr: nameOf(here) },
    },
    ...parcelSeen(situation),
    ...(fieldsOf(situation) === null && parcelSeen(situation).length > 0
      ? []
      : [
          {
            who: { en: 'The fields hold', fr: 'Les champs contiennent' },
            is: fields === '' ? { en: 'nothing', fr: 'rien' } : { en: fields, fr: fields },
          },
        ]),
    ...(looked
      ? [
          {
            who: { en: 'The last look shows the order of', fr: 'Le dernier coup d’œil montre la commande de' },
            is: { en: looked.name, fr: looked.name },
          },
        ]
      : []),
    ...(session ? [chartStands({ en: 'Session', fr: 'Session' }, 'session', session)] : []),
    ...chart('booking', 'Sending a parcel', 'Envoi d’un colis', 'courier-booking'),
    ...chart('booking/placement', 'Order placement', 'Passage de la commande', 'order-placement'),
    ...chart('booking/placement/payment', 'Payment', 'Paiement', 'payment'),
    ...chart('checkout/contact', 'Who receives it', 'Qui la reçoit', 'receiving-contact'),
    ...chart('checkout/invoice', 'Invoice', 'Facture', 'invoice'),
    ...chart('checkout/placement', 'Order placement', 'Passage de la commande', 'order-placement'),
    ...chart('checkout/placement/payment', 'Payment', 'Paiement', 'payment'),
  ];
}
