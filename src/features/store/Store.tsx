import { OpenStore } from './OpenStore.tsx';
import { usePlaceCoordinates } from '#src/shop/place/use-coordinates.ts';
import { useEra } from '#src/shop/session/use-era.ts';
import { StoreFailure } from './StoreFailure.tsx';
import { StoreSkeleton } from './StoreSkeleton.tsx';
import { useMenu } from './menu/use-menu.ts';

export function Store({ storeId }: { readonly storeId: string }) {
  const place = usePlaceCoordinates();
  const era = useEra();
  const { menu, isOfPlace, failure, isRetrying, retry, needWhole } = useMenu(storeId, place);
  if (menu)
    return (
      <OpenStore
        key={era}
        menu={menu}
        knowsPlace={place !== null && isOfPlace}
        lost={failure && { failure, retrying: isRetrying, retry }}
        onNeedWhole={needWhole}
      />
    );
  if (failure) return <StoreFailure failure={failure} retrying={isRetrying} onRetry={retry} />;
  return <StoreSkeleton />;
}
