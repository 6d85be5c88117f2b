/** The name of the page in the browser's tab and history; it is also read out when the page changes. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} · Escale`}</title>;
}
