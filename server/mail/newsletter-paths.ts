export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
export const CONFIRM_READER_PATH = '/newsletter/confirm';
