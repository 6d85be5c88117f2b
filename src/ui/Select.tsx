import { Select as Base } from '@base-ui/react/select';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import popup from './popup.module.css';
import styles from './Select.module.css';

type SelectProps<Value extends string> = {
  readonly label: ReactNode;
  readonly labelHidden?: boolean;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly disabled?: boolean }[];
  readonly onChange: (value: Value) => void;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  readonly full?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly className?: string;
};

export function Select<Value extends string>({
  label,
  labelHidden = false,
  value,
  options,
  onChange,
  icon,
  disabled,
  full = false,
  ref,
  className,
}: SelectProps<Value>) {
  return (
    <div className={classNames(styles.select, full && styles.full, className)}>
      <Base.Root
        items={options}
        value={value}
        onValueChange={(next) => {
          if (next !== null) onChange(next);
        }}
        disabled={disabled}
        modal={false}
      >
        <Base.Label className={labelHidden ? 'visually-hidden' : styles.label}>{label}</Base.Label>
        <Base.Trigger ref={ref} className={styles.trigger}>
          {icon ? (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          ) : null}
          <Base.Value className={styles.value} />
          <Base.Icon className={styles.arrow}>
            <ChevronDown size={16} />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className={popup.positioner} align="start" sideOffset={6} collisionPadding={8} alignItemWithTrigger={false}>
            <Base.Popup className={popup.popup}>
              <Base.List>
                {options.map((option) => (
                  <Base.Item key={option.value} value={option.value} disabled={option.disabled} className={popup.item}>
                    <Base.ItemText>{option.label}</Base.ItemText>
                    <Base.ItemIndicator className={popup.tick}>
                      <Check size={18} />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </div>
  );
}
