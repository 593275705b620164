/** Body styles (SHOP-24); each has its own picture set. */
export const bodyStyles = [
  'suv',
  'cab',
  'cargo',
  'convertible',
  'coupe',
  'cutaway',
  'hatchback',
  'minivan',
  'passenger',
  'pickup',
  'sedan',
  'van',
  'wagon',
] as const;
export type BodyStyle = (typeof bodyStyles)[number];

/** Listing conditions (SHOP-21). Certified is a used vehicle with the manufacturer's warranty. */
export const vehicleConditions = ['New', 'Certified', 'Used'] as const;
export type VehicleCondition = (typeof vehicleConditions)[number];

/** Whether a vehicle can be bought (SHOP-22). The API never returns deleted ones (SHOP-4). */
export const vehicleAvailabilities = ['Available', 'PendingSale', 'Sold', 'Deleted'] as const;
export type VehicleAvailability = (typeof vehicleAvailabilities)[number];

/** How an asking price compares with a valuation service's estimate for such a vehicle (SHOP-25). */
export const priceIndicators = ['great', 'good', 'fair'] as const;
export type PriceIndicator = (typeof priceIndicators)[number];

/** Fuel types. */
export const fuelTypes = ['Gasoline', 'Hybrid', 'Plug-In Hybrid', 'Electric', 'Diesel', 'Hydrogen'] as const;
export type FuelType = (typeof fuelTypes)[number];

/** Drivetrains. */
export const drivetrains = ['FWD', 'RWD', 'AWD', '4WD'] as const;
export type Drivetrain = (typeof drivetrains)[number];

/** The basic color names that shoppers use; each paint with a manufacturer's name belongs to one of them. */
export const colorFamilies = [
  'Black',
  'White',
  'Silver',
  'Gray',
  'Blue',
  'Red',
  'Green',
  'Brown',
  'Beige',
  'Orange',
  'Yellow',
  'Purple',
] as const;
export type ColorFamily = (typeof colorFamilies)[number];

/** A swatch for each color family, for filters. */
export const colorFamilyHex: Readonly<Record<ColorFamily, string>> = {
  Black: '#16181b',
  White: '#f4f4f1',
  Silver: '#c3c7cb',
  Gray: '#6c7177',
  Blue: '#27508f',
  Red: '#a81f2b',
  Green: '#3a5d45',
  Brown: '#5b4131',
  Beige: '#cbb999',
  Orange: '#d2691e',
  Yellow: '#e9c02c',
  Purple: '#553a6b',
};

/** Views available for every vehicle, in gallery order; the first is the card's picture. */
export const vehicleAngles = ['quarter', 'side', 'front', 'rear', 'wheel', 'cabin'] as const;
export type VehicleAngle = (typeof vehicleAngles)[number];

/** What a picture shows of its vehicle: one of the drawn views, a dealer's photograph, or a photo of a vehicle that is a sample. */
export const pictureViews = [...vehicleAngles, 'photo', 'samplePhoto'] as const;
export type PictureView = (typeof pictureViews)[number];

/** Equipment that a shopper may search for; screens label each by `inventory.feature.{code}`. */
export const featureCodes = [
  'adaptive-cruise',
  'android-auto',
  'apple-carplay',
  'backup-camera',
  'blind-spot-monitor',
  'captains-chairs',
  'dc-fast-charging',
  'head-up-display',
  'heated-seats',
  'heated-steering-wheel',
  'keyless-entry',
  'lane-keeping',
  'leather-seats',
  'navigation',
  'panoramic-roof',
  'parking-sensors',
  'power-liftgate',
  'premium-audio',
  'remote-start',
  'surround-camera',
  'third-row-seats',
  'tow-package',
  'ventilated-seats',
  'wireless-charging',
] as const;
export type FeatureCode = (typeof featureCodes)[number];
