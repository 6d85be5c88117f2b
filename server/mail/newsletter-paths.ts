export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
/** Where the link leads by which an address says that it wants to read it, with the same token. */
export const CONFIRM_READER_PATH = '/newsletter/confirm';
