import CircleUser from 'lucide-react/icons/circle-user-round';
import Heart from 'lucide-react/icons/heart';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { Checkbox } from '../../src/ui/Checkbox.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { Menu, MenuDivider, MenuItem, MenuLink } from '../../src/ui/Menu.tsx';
import { Message } from '../../src/ui/Message.tsx';
import { Picture } from '../../src/ui/Picture.tsx';
import { Plate } from '../../src/ui/Plate.tsx';
import { Stepper } from '../../src/ui/Stepper.tsx';
import type { ToastItem } from '../../src/ui/Toast.tsx';
import { ToastRegion } from '../../src/ui/ToastRegion.tsx';
import { Row, Sample } from './Sample.tsx';
import styles from './gallery.module.css';

const COVER = '/pictures/scene/banner/butter-lake-plate/fondue+wine+baguette.svg';

/** Everything that opens over the page. */
export function OverlaySamples() {
  const [open, setOpen] = useState<'dish' | 'pay' | null>(null);
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const drop = (id: string) => setToasts((now) => now.filter((toast) => toast.id !== id));
  const add = () => {
    const id = String(Date.now());
    setToasts((now) => [...now, { id, message: 'Fondue is in your basket', icon: <Heart />, action: { label: 'Undo', onAction: () => drop(id) } }]);
  };
  return (
    <Sample name="Dialog, menu, toast">
      <Row>
        <Button variant="secondary" onClick={() => setOpen('dish')}>Open a dish</Button>
        <Button variant="secondary" onClick={() => setOpen('pay')}>Open a payment</Button>
        <Button variant="secondary" onClick={add}>Show a toast</Button>
        <Menu trigger={<IconButton label="Account" look="secondary" icon={<CircleUser size={20} />} />}>
          <MenuLink link={<a href="#favourites" />} icon={<Heart />}>Favourites</MenuLink>
          <MenuDivider />
          <MenuItem icon={<LogOut />} onSelect={() => undefined}>Sign out</MenuItem>
        </Menu>
      </Row>
      <Dialog
        open={open === 'dish'}
        onClose={() => setOpen(null)}
        closeLabel="Close"
        title="Moitié-moitié fondue"
        cover={<Picture src={COVER} alt="" width={1280} height={250} rounded={false} className={styles.dialogCover} />}
        foot={(
          <>
            <Stepper label="Fondue" decreaseLabel="One less" increaseLabel="One more" value={1} onChange={() => undefined} />
            <Button className={styles.foot} amount="CHF 31.50">Add to basket</Button>
          </>
        )}
      >
        <p>Gruyère and Vacherin, half and half. Bread from Le Four du Bourg.</p>
        {['Bread', 'Potatoes', 'Pickles', 'Pear', 'Mushrooms', 'Ham', 'Onions', 'Salad', 'Bacon'].map((name) => <Checkbox key={name} ruled label={name} />)}
      </Dialog>
      <Dialog
        open={open === 'pay'}
        onClose={() => setOpen(null)}
        closeLabel="Close"
        dismissable={false}
        title="Checking your payment"
        aside={<Plate>CHF 24.95</Plate>}
        foot={<Button variant="secondary" full onClick={() => setOpen(null)}>Use another way to pay</Button>}
      >
        <Message>Lost connection? We keep checking and show the result here.</Message>
      </Dialog>
      <ToastRegion label="News" toasts={toasts} onExpire={drop} />
    </Sample>
  );
}
