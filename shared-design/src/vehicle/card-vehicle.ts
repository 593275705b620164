import type { PictureSubject } from './use-picture-text.ts';

/** Vehicle data of a card (SHOP-19); money in integer cents. */
export interface CardVehicle {
  vin: string;
  year: number;
  make: string;
  model: string;
  trim?: string | undefined;
  condition: 'NEW' | 'CPO' | 'USED';
  /** URL of the vehicle page; one with a scheme opens in the top window. */
  path: string;
  stockLabel?: string | undefined;
  /** Odometer in miles. */
  mileage?: number | undefined;
  /** Miles of electric range, of an electric vehicle. */
  rangeMiles?: number | undefined;
  /** Minutes of a fast charge from 10 to 80 percent, of an electric vehicle. */
  chargeMinutes?: number | undefined;
  priceCents?: number | undefined;
  msrpCents?: number | undefined;
  /** Sum of a new vehicle's incentives; 0 or absent if there are none. */
  incentivesCents?: number | undefined;
  /** Miles from the shopper. */
  distanceMiles?: number | undefined;
  availability: 'Available' | 'PendingSale' | 'Sold' | 'Deleted';
  image?: CardImage | undefined;
}

export interface CardImage extends PictureSubject {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** The picture a few pixels wide, shown blurred until the picture itself has arrived. */
  previewSrc?: string | undefined;
}
