import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { foodWarning } from '#domain/catalogue/food-filter.ts';
import { plainChoice } from '#domain/cart/cart-lines.ts';
import { fittingItems } from '#domain/cart/fitting-items.ts';
import { defaultChoice } from '#domain/cart/item-choice.ts';
import { formatMoney, toMinor, type Minor } from '#domain/money.ts';
import { useApi } from '#src/api/api-context.ts';
import { menuOptions } from '#src/api/discovery.ts';
import { useEats } from '#src/shop/diets/use-diets.ts';
import { useSendToCart } from '#src/shop/cart/use-cart.ts';
import { usePlaceCoordinates } from '#src/shop/place/use-coordinates.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import type { FilledBasket } from '../basket/filled-basket.ts';
import styles from './Suggestions.module.css';

export function Suggestions({ basket, missing }: { readonly basket: FilledBasket; readonly missing: Minor }) {
  const { t } = useLingui();
  const send = useSendToCart();
  const { data: menu } = useQuery(menuOptions(useApi(), basket.storeId, usePlaceCoordinates()));
  const eats = useEats();
  const items = fittingItems(
    menu?.products.flatMap((group) => group.items).filter((item) => foodWarning(item, eats) === null) ?? [],
    new Set(basket.lines.map(({ line }) => line.itemId)),
    missing,
  );
  if (items.length === 0) return null;
  const add = (item: (typeof items)[number]) =>
    send({
      type: 'line.added',
      storeId: basket.storeId,
      line: { itemId: item._id, quantity: 1, options: plainChoice(defaultChoice(item.specifications)), note: '' },
      name: item.name,
    });
  return (
    <section aria-labelledby="basket-suggestions" className={styles.suggestions}>
      <h3 id="basket-suggestions">
        <Trans>Goes well with your order</Trans>
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item._id}>
            <span className={styles.name}>{item.name}</span>
            <span className={styles.price}>{formatMoney(toMinor(item.total_item_price), basket.cart.currency)}</span>
            <IconButton look="secondary" label={t`Add ${item.name}`} icon={<Plus size={20} />} onClick={() => add(item)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
