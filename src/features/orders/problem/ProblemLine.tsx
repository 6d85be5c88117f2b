import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { ORDER_PROBLEMS, type OrderProblemKind } from '#contract/entities/order-problem.ts';
import { formatMoney } from '#domain/money.ts';
import type { LineSaid, OrderProblemEvent } from '#machines/order-problem/order-problem.setup.ts';
import type { ProblemLineView } from '#machines/order-problem/order-problem.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Radio } from '#src/ui/Radio.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import styles from './problem.module.css';
import { kindText } from './problem-texts.ts';

type ProblemLineProps = {
  readonly line: ProblemLineView;
  readonly currency: string;
  readonly isOff: boolean;
  readonly isAdding: boolean;
  readonly send: (event: OrderProblemEvent) => void;
  readonly onPhoto: (file: File) => void;
};

export function ProblemLine({ line: { line, name, options, ordered, said }, currency, isOff, isAdding, send, onPhoto }: ProblemLineProps) {
  const { t, i18n } = useLingui();
  const say = (change: Partial<LineSaid>) =>
    send({
      type: 'line.said',
      said: { line, quantity: said?.quantity ?? 1, what: said?.what ?? null, money_back: said?.moneyBack ?? true, ...change },
    });
  return (
    <li className={styles.line} data-line={line}>
      <Checkbox
        label={ordered > 1 ? `${ordered} × ${name}` : name}
        description={options}
        aside={said && said.what !== null && said.cost > 0 ? formatMoney(said.cost, currency) : undefined}
        checked={said !== null}
        disabled={isOff}
        onChange={() => (said ? send({ type: 'line.unsaid', line }) : say({}))}
      />
      {said ? (
        <div className={styles.said}>
          {ordered > 1 ? (
            <div className={styles.many}>
              <span>
                <Trans>How many?</Trans>
              </span>
              <Stepper
                label={t`How many of ${name}`}
                decreaseLabel={t`Fewer of ${name}`}
                increaseLabel={t`More of ${name}`}
                value={said.quantity}
                max={ordered}
                disabled={isOff}
                onChange={(quantity) => say({ quantity })}
              />
            </div>
          ) : null}
          <RadioGroup<OrderProblemKind>
            legend={t`What was wrong with ${name}?`}
            legendHidden
            value={said.what}
            onChange={(what) => say({ what })}
            disabled={isOff}
            className={styles.kinds}
          >
            {ORDER_PROBLEMS.map((what) => (
              <Radio key={what} value={what} label={i18n._(kindText(what))} />
            ))}
          </RadioGroup>
          {said.mayChoose ? (
            <Checkbox
              label={t`I’d like the money back`}
              checked={said.moneyBack}
              disabled={isOff}
              onChange={() => say({ money_back: !said.moneyBack })}
            />
          ) : null}
          <Photo
            name={name}
            photo={said.photo}
            isOff={isOff || isAdding}
            onGive={onPhoto}
            onRemove={() => send({ type: 'photo.removed', line })}
          />
        </div>
      ) : null}
    </li>
  );
}

type PhotoProps = {
  readonly name: string;
  readonly photo: NonNullable<ProblemLineView['said']>['photo'];
  readonly isOff: boolean;
  readonly onGive: (file: File) => void;
  readonly onRemove: () => void;
};

function Photo({ name, photo, isOff, onGive, onRemove }: PhotoProps) {
  const { t } = useLingui();
  const files = useRef<HTMLInputElement>(null);
  if (photo)
    return (
      <p className={styles.photo}>
        {photo.isComing ? <Spinner /> : <Camera size={20} aria-hidden="true" />}
        <span className={styles.file} role="status">
          {photo.isComing ? <Trans>Adding {photo.name}</Trans> : photo.name}
        </span>
        {photo.isComing ? null : (
          <IconButton label={t`Remove the photo of ${name}`} icon={<X size={20} />} disabled={isOff} onClick={onRemove} />
        )}
      </p>
    );
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        icon={<Camera size={20} aria-hidden="true" />}
        aria-disabled={isOff || undefined}
        onClick={() => {
          if (!isOff) files.current?.click();
        }}
      >
        <Trans>Add a photo</Trans>
      </Button>
      <input
        ref={files}
        type="file"
        accept="image/jpeg,image/png"
        hidden
        aria-label={t`Photo of ${name}`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onGive(file);
          // The same file again is a choice too.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
