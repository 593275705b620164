import type { BodyStyle } from '@forecourt/shared-contracts/inventory';

type Backdrop = 'studio' | 'dark' | 'none';

/** Address of the drawn side view of a body style in a paint; `hex` with or without `#`. */
export function bodyStylePicture(bodyStyle: BodyStyle, hex: string, backdrop: Backdrop): string {
  return `/media/vehicles/${bodyStyle}/${hex.replace('#', '')}/side.svg?backdrop=${backdrop}`;
}
