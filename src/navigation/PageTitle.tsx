import { brandName } from '#src/api/page-settings.ts';
import { useFlows } from '#src/shop/flows.tsx';
import { useFlow } from '#src/shop/use-flow.ts';

export function PageTitle({ children, description }: { readonly children: string; readonly description?: string }) {
  const [headline] = useFlow(useFlows().headline, (said) => said);
  return (
    <>
      <title>{`${headline ? `${headline} · ` : ''}${children} · ${brandName()}`}</title>
      {description ? <meta name="description" content={description} /> : null}
    </>
  );
}
