import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { useState } from 'react';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Radio } from '#src/ui/Radio.tsx';
import { RadioCard } from '#src/ui/RadioCard.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { tabClass, Tabs } from '#src/ui/Tabs.tsx';
import { Row, Sample } from './Sample.tsx';
import styles from './gallery.module.css';

function Buttons() {
  return (
    <Sample name="Button">
      <Row>
        <Button>Primary</Button>
        <Button variant="find">Find Stores</Button>
        <Button disabled>Disabled</Button>
        <Button busy busyLabel="Saving">
          Save
        </Button>
        <Button busy>Subscribe</Button>
      </Row>
      <Row>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Cancel order</Button>
        <IconButton label="Add" look="raised" icon={<Plus size={20} />} />
        <IconButton label="Basket, 2 items" count={2} icon={<ShoppingBasket size={24} />} />
        <a className={buttonClass('secondary', { size: 'small' })} href="#stores">
          See stores
        </a>
      </Row>
      <Row>
        <Button full amount="CHF 31.50">
          Add to basket
        </Button>
      </Row>
      <Row>
        <Button full amount="CHF 31.50" busy busyLabel="Adding">
          Add to basket
        </Button>
      </Row>
      <Row>
        <Button variant="secondary" full icon={<Plus size={20} />}>
          Add something small
        </Button>
      </Row>
      <Row>
        <Button disabled reason="The store opens at 18:00.">
          Payment
        </Button>
      </Row>
    </Sample>
  );
}

function Chips() {
  const [on, setOn] = useState('Swiss');
  return (
    <Sample name="Chip, badge, tag">
      <Row>
        {['Swiss', 'Japanese', 'Pizza'].map((name) => (
          <Chip key={name} on={on === name} onClick={() => setOn(name)}>
            {name}
          </Chip>
        ))}
      </Row>
      <Row>
        <Badge tone="cashback">5% cashback</Badge>
        <Badge>Lake fish</Badge>
        <Badge tone="info">Default</Badge>
        <Badge tone="ok" icon={<Check />}>
          choose 1
        </Badge>
        <Badge tone="missing">choose 2 more</Badge>
      </Row>
    </Sample>
  );
}

function Choices() {
  const [count, setCount] = useState(1);
  const [size, setSize] = useState<'one' | 'two' | null>('one');
  const [when, setWhen] = useState<'asap' | 'later'>('later');
  const [way, setWay] = useState<'cash' | 'card'>('card');
  return (
    <Sample name="Stepper, switch, choice">
      <Row>
        <Stepper label="Fondue" decreaseLabel="One less" increaseLabel="One more" value={count} onChange={setCount} max={5} />
        <Switch label="Wallet" labelHidden defaultChecked />
        <Switch label="Letters" labelHidden />
      </Row>
      <div className={styles.stack}>
        <RadioGroup legend="How many of you?" value={size} onChange={setSize}>
          <Radio ruled value="one" label="For one" />
          <Radio ruled value="two" label="For two" aside="+ CHF 25.00" />
        </RadioGroup>
      </div>
      <Checkbox ruled label="Bread, half-rye" defaultChecked />
      <Checkbox ruled label="New potatoes" aside="+ CHF 2.50" />
      <Checkbox ruled label="Dried meat" aside="+ CHF 6.00" disabled />
      <Checkbox label="I’ll pick it up" description="No delivery fee, Quai du Mont-Blanc 30" />
      <div className={styles.stack}>
        <RadioGroup legend="When" legendHidden value={when} onChange={setWhen} arrangement="side">
          <RadioCard look="filled" value="asap" label="As soon as possible" />
          <RadioCard look="filled" value="later" label="Schedule" />
        </RadioGroup>
        <RadioGroup legend="Way to pay" legendHidden value={way} onChange={setWay} arrangement="cards">
          <RadioCard value="cash" label="Cash" description="Hand over CHF 24.95 on delivery" />
          <RadioCard value="card" label="Card" description="Confirmed with your bank">
            <Button variant="quiet" size="small" icon={<Plus size={20} />}>
              Add a card
            </Button>
          </RadioCard>
        </RadioGroup>
      </div>
      <Tabs label="Orders">
        <a className={tabClass} href="#current" aria-current="page">
          Current orders
        </a>
        <a className={tabClass} href="#history">
          Order history
        </a>
      </Tabs>
    </Sample>
  );
}

/** Everything that is pressed. */
export function ControlSamples() {
  return (
    <>
      <Buttons />
      <Chips />
      <Choices />
    </>
  );
}
