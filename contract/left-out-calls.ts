/** Calls that the specification names without a payload and that the storefront has no use for, each with the reason. */
export const LEFT_OUT_CALLS = {
  get_document_list:
    'customers are asked for no documents: the marketplace approves an account itself and the storefront only reads is_approved',
  upload_document: 'with no document to ask for there is none to take, and identity papers that nobody needs are not stored',
  otp_verification:
    'an e-mail address is proved by the link of an e-mail, and there is no text message service to prove a phone number with',
} as const;
