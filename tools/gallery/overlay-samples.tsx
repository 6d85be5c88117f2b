import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import { Row, Sample } from './Sample.tsx';
import styles from './gallery.module.css';

const COVER = '/pictures/scene/banner/butter-lake-plate/fondue+wine+baguette.svg';

/** Everything that opens over the page. */
export function OverlaySamples() {
  const [open, setOpen] = useState<'dish' | 'pay' | null>(null);
  return (
    <Sample name="Dialog">
      <Row>
        <Button variant="secondary" onClick={() => setOpen('dish')}>
          Open a dish
        </Button>
        <Button variant="secondary" onClick={() => setOpen('pay')}>
          Open a payment
        </Button>
      </Row>
      <Dialog
        open={open === 'dish'}
        onClose={() => setOpen(null)}
        closeLabel="Close"
        title="Moitié-moitié fondue"
        cover={<Picture src={COVER} alt="" width={1280} height={250} rounded={false} className={styles.dialogCover} />}
        foot={
          <>
            <Stepper label="Fondue" decreaseLabel="One less" increaseLabel="One more" value={1} onChange={() => undefined} />
            <Button className={styles.foot} amount="CHF 31.50">
              Add to basket
            </Button>
          </>
        }
      >
        <p>Gruyère and Vacherin, half and half. Bread from Le Four du Bourg.</p>
        {['Bread', 'Potatoes', 'Pickles', 'Pear', 'Mushrooms', 'Ham', 'Onions', 'Salad', 'Bacon'].map((name) => (
          <Checkbox key={name} ruled label={name} />
        ))}
      </Dialog>
      <Dialog
        open={open === 'pay'}
        onClose={() => setOpen(null)}
        closeLabel="Close"
        dismissable={false}
        title="Checking your payment"
        aside={<Plate>CHF 24.95</Plate>}
        foot={
          <Button variant="secondary" full onClick={() => setOpen(null)}>
            Use another way to pay
          </Button>
        }
      >
        <Message>Lost connection? We keep checking and show the result here.</Message>
      </Dialog>
    </Sample>
  );
}
