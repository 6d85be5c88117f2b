import { bookingSeen, fieldsOf, lookedAt, nameOf, whoIs, type CustomersSituation } from '../customers/situation.ts';
import { chartStands } from './stands-in-payment.ts';
import type { Standing } from '#statecharts/claims-record.ts';

/** What a page that sends a parcel shows of whose it is; nothing elsewhere. */
const parcelSeen = (situation: CustomersSituation): readonly Standing[] => {
  const seen = bookingSeen(situation);
  if (!seen) return [];
  const name = seen.draft.pickup.name;
  return [
    {
      who: 'The page shows the parcel of',
      is: name === '' ? 'nobody' : name,
    },
  ];
};

const inFields = (situation: CustomersSituation): string => {
  const { name = '', note = '' } = fieldsOf(situation) ?? {};
  return [name, note].filter(Boolean).join(', ');
};

export function standsOfCustomers(situation: CustomersSituation): readonly Standing[] {
  const here = whoIs(situation);
  const fields = inFields(situation);
  const looked = lookedAt(situation);
  const charts = situation.page.charts;
  const chart = (path: string, says: string, file: string): readonly Standing[] => {
    const local = charts.get(path);
    return local ? [chartStands(says, file, local)] : [];
  };
  const session = situation.session.charts.get('session');
  return [
    {
      who: 'Signed in',
      is: here === '' ? 'nobody' : nameOf(here),
    },
    ...parcelSeen(situation),
    ...(fieldsOf(situation) === null && parcelSeen(situation).length > 0
      ? []
      : [
          {
            who: 'The fields hold',
            is: fields === '' ? 'nothing' : fields,
          },
        ]),
    ...(looked
      ? [
          {
            who: 'The last look shows the order of',
            is: looked.name,
          },
        ]
      : []),
    ...(session ? [chartStands('Session', 'session', session)] : []),
    ...chart('booking', 'Sending a parcel', 'courier-booking'),
    ...chart('booking/placement', 'Order placement', 'order-placement'),
    ...chart('booking/placement/payment', 'Payment', 'payment'),
    ...chart('checkout/contact', 'Who receives it', 'recipient'),
    ...chart('checkout/invoice', 'Invoice', 'invoice'),
    ...chart('checkout/placement', 'Order placement', 'order-placement'),
    ...chart('checkout/placement/payment', 'Payment', 'payment'),
  ];
}
