import type { EndField, ParcelEnd } from '#domain/parcel/parcel-draft.ts';

/** The id of an end's field in the page: what is missing leads there. */
export const fieldId = (end: ParcelEnd, field: EndField): string => `parcel-${end}-${field}`;

/** The id of the vehicles, which take the focus where one is missing. */
export const VEHICLES_ID = 'parcel-vehicles';

/** The id of the page's heading, where the focus goes when a step begins. */
export const HEADING_ID = 'parcel-heading';
