import type { ContactDraft } from './recipient.ts';

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
