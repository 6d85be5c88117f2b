import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import styles from './popup.module.css';

type MenuProps = {
  /** A button element that opens the menu, such as `<IconButton …/>`; it must pass on `ref` and its other props. */
  readonly trigger: ReactElement;
  readonly align?: 'start' | 'end';
  /** `MenuItem`, `MenuLink` and `MenuDivider`. */
  readonly children: ReactNode;
};

/** A list of actions and links under a button. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type MenuItemProps = {
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
};

/** Something to do. */
export function MenuItem({ icon, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item className={styles.item} disabled={disabled} onClick={onSelect}>
      {icon}
      <span>{children}</span>
    </Base.Item>
  );
}

type MenuLinkProps = {
  readonly icon?: ReactNode;
  /** The link itself, without content: `<a href="…" />` or a router's link. */
  readonly link: ReactElement;
  readonly children: ReactNode;
};

/** Somewhere to go. */
export function MenuLink({ icon, link, children }: MenuLinkProps) {
  return (
    <Base.LinkItem className={styles.item} render={link} closeOnClick>
      {icon}
      <span>{children}</span>
    </Base.LinkItem>
  );
}

/** A hairline between groups. */
export function MenuDivider() {
  return <Base.Separator className={styles.divider} />;
}
