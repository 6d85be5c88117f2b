import type { CourierImage } from '#contract/entities/courier-image.ts';
import type { CourierImageKey } from '#server/repositories/courier-images.ts';

export const COURIER_IMAGE_PATH = '/api/storefront/courier_image';

export const courierImageAddress = ({ secret }: Pick<CourierImageKey, 'secret'>): string => `${COURIER_IMAGE_PATH}/${secret}.jpg`;

export const presentCourierImage = (image: CourierImageKey): CourierImage => ({
  image_id: image.id,
  image_url: courierImageAddress(image),
});
