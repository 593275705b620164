/** Vehicle as a card shows it (SHOP-19); money in integer cents. */
export interface CardVehicle {
  vin: string;
  year: number;
  make: string;
  model: string;
  trim?: string | undefined;
  condition: 'NEW' | 'CPO' | 'USED';
  /** Address of the vehicle page; one with a scheme leaves through the top window. */
  path: string;
  stockLabel?: string | undefined;
  /** Odometer in miles. */
  mileage?: number | undefined;
  priceCents?: number | undefined;
  msrpCents?: number | undefined;
  /** Sum of the incentives of a new vehicle; 0 or absent when there are none. */
  incentivesCents?: number | undefined;
  /** Miles from the shopper. */
  distanceMiles?: number | undefined;
  availability: 'Available' | 'PendingSale' | 'Sold' | 'Deleted';
  image?: CardImage | undefined;
}

export interface CardImage {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Names colour and angle. */
  alt: string;
}
