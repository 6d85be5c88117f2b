import type { EndField, ParcelEnd } from '#domain/parcel/parcel-draft.ts';

export const fieldId = (end: ParcelEnd, field: EndField): string => `parcel-${end}-${field}`;

export const VEHICLES_ID = 'parcel-vehicles';

export const HEADING_ID = 'parcel-heading';
