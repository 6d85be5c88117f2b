import type { ContactDraft } from './recipient.ts';

/** Nothing typed of who receives an order. */
export const NO_CONTACT: ContactDraft = {
  name: '',
  phone: '',
  note: '',
  houseNumber: '',
  placeName: '',
  floor: '',
  entryCode: '',
  postcode: null,
};
