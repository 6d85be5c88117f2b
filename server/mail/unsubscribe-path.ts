/** Where the link of each letter of the newsletter leads, with its reader's token. */
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
