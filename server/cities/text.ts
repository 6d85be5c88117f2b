/** A text a customer reads, in both languages of the storefront. */
export type Text = { readonly en: string; readonly fr: string };
