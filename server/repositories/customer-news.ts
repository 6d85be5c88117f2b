/**
 * The channel that says of whom something has changed that a session is answered with, by triggers of the database,
 * whoever changed it: the customer's row, a session that ended, their favourite stores. Its text is the customer's id.
 */
export const CUSTOMER_CHANNEL = 'customer_news';
