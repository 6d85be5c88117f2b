export type Text = { readonly en: string; readonly fr: string };
