/** What stands for a customer who has no picture (specification 1, section 9). */
export const NO_CUSTOMER_PICTURE = './default.png';

/** Whether a customer's `image_url` is a picture of their own; one that is kept without any, by another server, is none. */
export const hasPicture = (address: string): boolean => address !== '' && !address.endsWith('default.png');
