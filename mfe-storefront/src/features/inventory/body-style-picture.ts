import type { BodyStyle } from '@forecourt/shared-contracts/inventory';
import type { VehicleBackdrop } from '@forecourt/shared-contracts/tenant';

/** Returns the URL of a body style's drawing, from its front corner, in a paint color; `hex` with or without `#`. */
export function bodyStylePicture(bodyStyle: BodyStyle, hex: string, backdrop: VehicleBackdrop): string {
  return `/media/vehicles/${bodyStyle}/${hex.replace('#', '')}/quarter.svg?backdrop=${backdrop}`;
}
