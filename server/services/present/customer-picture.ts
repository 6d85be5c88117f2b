export const CUSTOMER_PICTURE_PATH = '/api/storefront/customer_picture';

export const customerPictureAddress = (secret: string): string => `${CUSTOMER_PICTURE_PATH}/${secret}.jpg`;
