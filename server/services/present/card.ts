import type { Card } from '#contract/entities/card.ts';
import type { CardRow } from '#server/repositories/cards.ts';

export const presentCard = ({ id, lastFour, brand, isDefault, isKept, expires }: CardRow): Card => ({
  _id: id,
  last_four: lastFour,
  card_type: brand.toLowerCase(),
  is_default: isDefault,
  card_expiry_date: expires.replace(/\/\d{2}(\d{2})$/, '/$1'),
  ...(isKept ? {} : { is_kept: false }),
});
