import type { StoredUser } from '#contract/entities/user.ts';

export const lea: StoredUser = {
  _id: 'a'.repeat(24),
  server_token: 'token-of-lea',
  first_name: 'Léa',
  last_name: 'Bonnard',
  phone: '791112233',
  country_phone_code: '+41',
  email: 'lea@example.org',
  image_url: './default.png',
  is_use_wallet: true,
  is_approved: true,
  user_type: 7,
  favourite_stores: [],
  referral_code: 'LEA2026',
};
export const noah: StoredUser = {
  ...lea,
  _id: 'b'.repeat(24),
  server_token: 'token-of-noah',
  first_name: 'Noah',
  email: 'noah@example.org',
};
