import { cardPayment, type CardPayment, type CardVehicle } from '../src/index.ts';

const drawing = (paint: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 481"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#f4f6f8"/><stop offset=".68" stop-color="#dfe4e9"/><stop offset=".69" stop-color="#c8ced5"/><stop offset="1" stop-color="#eef1f4"/></linearGradient></defs><rect width="640" height="481" fill="url(#g)"/><ellipse cx="320" cy="362" rx="250" ry="16" fill="#0003"/><path d="M92 330c-14 0-20-10-18-24l8-36c4-16 18-26 36-29l66-12 62-52c14-12 34-19 54-19h84c24 0 46 9 64 24l54 46 60 12c20 4 32 20 32 40v28c0 14-8 22-22 22Z" fill="${paint}"/><path d="m204 228 48-40c8-7 18-10 28-10h34v50Zm126-50h50c18 0 34 7 48 18l40 32H330Z" fill="#26313b"/><circle cx="186" cy="328" r="46" fill="#15191d"/><circle cx="186" cy="328" r="24" fill="#aeb6bd"/><circle cx="474" cy="328" r="46" fill="#15191d"/><circle cx="474" cy="328" r="24" fill="#aeb6bd"/></svg>`,
  )}`;

export const samplePhone = { number: '2075550178', label: '207-555-0178' };

export const samplePriceDetails = {
  vehicleCents: 3_249_500,
  taxesAndFeesCents: 212_347,
  tradeInCents: 500_000,
  totalCents: 2_961_847,
};

/** A used car with all fields set. */
export const sampleVehicle: CardVehicle = {
  vin: '1HGCV1F34LA000001',
  year: 2023,
  make: 'Volvo',
  model: 'XC60',
  trim: 'B5 Momentum AWD',
  condition: 'CPO',
  path: '/vehicle/1HGCV1F34LA000001',
  stockLabel: 'H2041',
  mileage: 12_480,
  priceCents: 3_249_500,
  distanceMiles: 14.4,
  availability: 'Available',
  image: { src: drawing('#2f5d8a'), alt: 'Blue Volvo XC60, front left' },
};

const terms = { monthlyPaymentCents: 48_712, downPaymentCents: 250_000, termMonths: 72, aprPercent: 6.49 };
const newCar: CardVehicle = {
  ...sampleVehicle,
  vin: '2',
  year: 2026,
  make: 'Ford',
  model: 'Mustang Mach-E',
  trim: 'Premium eAWD, extended range',
  condition: 'NEW',
  mileage: 12,
  rangeMiles: 300,
  chargeMinutes: 36,
  msrpCents: 4_899_500,
  priceCents: 4_749_500,
  incentivesCents: 350_000,
  image: { src: drawing('#b3372c'), alt: 'Red Ford Mustang Mach-E, front left' },
};

/** One card per payment state (PRICE-16) and availability (SHOP-22). */
export const samplePayments: { id: string; vehicle: CardVehicle; payment: CardPayment }[] = [
  { id: 'estimated', vehicle: sampleVehicle, payment: cardPayment({ estimated: terms }) },
  { id: 'personalized', vehicle: newCar, payment: cardPayment({ personalized: terms }) },
  {
    id: 'msrp',
    vehicle: { ...newCar, vin: '3', incentivesCents: 0, image: { src: drawing('#3d464e'), alt: 'Gray' } },
    payment: cardPayment({ estimated: terms }),
  },
  {
    id: 'noPhoto',
    vehicle: { ...sampleVehicle, vin: '4', condition: 'USED', image: undefined },
    payment: cardPayment({}),
  },
  {
    id: 'pending',
    vehicle: { ...sampleVehicle, vin: '5', availability: 'PendingSale' },
    payment: cardPayment({ estimated: terms, isPendingSale: true }),
  },
  { id: 'sold', vehicle: { ...sampleVehicle, vin: '6', availability: 'Sold' }, payment: cardPayment({}) },
  {
    id: 'adjust',
    vehicle: { ...newCar, vin: '7' },
    payment: cardPayment({
      priceError: 'not-qualified',
      possible: { suggestedDownPaymentCents: 600_000, currentDownPaymentCents: 250_000, removeTrade: true },
    }),
  },
  {
    id: 'notQualified',
    vehicle: { ...sampleVehicle, vin: '8' },
    payment: cardPayment({ priceError: 'not-qualified' }),
  },
  {
    id: 'outOfRange',
    vehicle: { ...sampleVehicle, vin: '9' },
    payment: cardPayment({ priceError: 'out-of-range' }),
  },
  {
    id: 'noPayment',
    vehicle: { ...sampleVehicle, vin: '10' },
    payment: cardPayment({ priceError: 'no-payment' }),
  },
  {
    id: 'lease',
    vehicle: { ...newCar, vin: '11' },
    payment: cardPayment({
      personalizedLease: {
        monthlyPaymentCents: 52_704,
        termMonths: 36,
        annualMiles: 10_000,
        dueAtSigningCents: 298_204,
      },
    }),
  },
  {
    id: 'removeTrade',
    vehicle: { ...newCar, vin: '12' },
    payment: cardPayment({
      priceError: 'not-qualified',
      possible: { currentDownPaymentCents: 250_000, removeTrade: true },
    }),
  },
];
