import { Card } from '#src/ui/Card.tsx';
import { Line, type LineStop } from '#src/ui/Line.tsx';
import { Meter } from '#src/ui/Meter.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { plateClass } from '#src/ui/plate-class.ts';
import { Receipt } from '#src/ui/Receipt.tsx';
import { Sign } from '#src/ui/Sign.tsx';
import { Row, Sample } from './Sample.tsx';
import styles from './gallery.module.css';

const STOPS: readonly LineStop[] = [
  { key: 'accepted', label: 'Accepted', time: '05 Mar 06:21 PM', state: 'done' },
  { key: 'prepared', label: 'Prepared', time: '05 Mar 06:44 PM', state: 'done' },
  { key: 'way', label: 'On the way', time: '05 Mar 06:52 PM', state: 'now' },
  { key: 'received', label: 'Received', time: 'around 19:05', state: 'next' },
];

const CHECK: readonly LineStop[] = [
  { key: 'saved', label: 'Basket saved', note: 'Café de la Rade, 2 items', state: 'done' },
  { key: 'bank', label: 'Waiting for your bank', note: 'Visa •••• 4242, usually under 20 seconds', state: 'now' },
  { key: 'sent', label: 'Order sent to the store', state: 'next' },
];

const SECTIONS: readonly LineStop[] = [
  { key: 'fondues', label: <a href="#fondues">Fondues</a>, state: 'now' },
  { key: 'lake', label: <a href="#lake">From the lake</a>, state: 'next' },
  { key: 'drinks', label: <a href="#drinks">Drinks</a>, state: 'next' },
];

const LINES = [
  { key: 'items', label: 'Items', amount: 'CHF 20.80' },
  { key: 'delivery', label: 'Delivery', amount: 'CHF 4.90' },
  { key: 'promo', label: 'Promo bonus', amount: '− CHF 2.08', tone: 'promo' },
] as const;

/** The three devices of the brand, and what stands on cards. */
export function PlateSamples() {
  return (
    <>
      <Sample name="Plate">
        <Row>
          <a className={plateClass({ size: 'logo' })} href="#home">
            Escale
          </a>
          <Plate>
            25 - 40 <small>min</small>
          </Plate>
          <Plate size="small">19:05</Plate>
          <Plate tone="white">12</Plate>
          <Plate size="time">
            6<small>min</small>
          </Plate>
          <Plate size="amount">CHF 12.50</Plate>
        </Row>
        <Row>
          {['4', '8', '2', '7'].map((digit) => (
            <Plate key={digit} size="digit">
              {digit}
            </Plate>
          ))}
        </Row>
      </Sample>
      <Sample name="Sign">
        <Row>
          <Sign tone="pre" title="PRE-ORDER NOW" note="Deliveries from 18:00" />
          <Sign tone="busy" title="Busy" note="About 20 min longer" />
          <Sign tone="closed" title="Closed" note="Opens Thur at 11:00" />
        </Row>
      </Sample>
      <Sample name="The line, along its times">
        <Line label="Order" stops={STOPS} />
      </Sample>
      <Sample name="The line, sideways">
        <Line label="Order" stops={STOPS} direction="both" />
      </Sample>
      <Sample name="The line, on a card">
        <Card>
          <Line label="Payment" stops={CHECK} />
          <Line label="Menu" stops={SECTIONS} current="location" />
        </Card>
      </Sample>
      <Sample name="Receipt, meter">
        <Card className={styles.stack}>
          <Meter label="Minimum order" value={2080} max={2500} valueText="CHF 20.80 of CHF 25.00" />
          <Receipt lines={LINES} total={{ label: 'Total', amount: 'CHF 25.43' }} />
        </Card>
      </Sample>
    </>
  );
}
