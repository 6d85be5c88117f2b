import type { EndField, ParcelEnd } from '#domain/parcel/parcel-draft.ts';

/** The id of an end's field in the page: what is missing leads there. */
export const fieldId = (end: ParcelEnd, field: EndField): string => `parcel-${end}-${field}`;
