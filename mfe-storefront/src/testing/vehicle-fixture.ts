import type { SearchResult, VehicleDetail } from '@forecourt/shared-contracts/inventory';

/** A used car of an invented dealer; `parts` replace its members. */
export function vehicleFixture(parts: Partial<VehicleDetail> = {}): VehicleDetail {
  const image = { altText: 'Denim Blue 2023 Volvo XC60', view: 'side', width: 640, height: 480 } as const;
  return {
    vin: 'YV4L12RK5P1000012',
    stockNumber: 'H2041',
    year: 2023,
    make: 'Volvo',
    model: 'XC60',
    trim: 'Plus',
    bodyStyle: 'suv',
    condition: 'Used',
    certifiedUsed: false,
    mileage: 12_480,
    priceCents: 32_495_00,
    msrpCents: 48_995_00,
    incentivesTotalCents: 0,
    exteriorColor: { name: 'Denim Blue', hex: '#27508f', family: 'Blue' },
    interiorColor: 'Charcoal leather',
    fuelType: 'Gasoline',
    drivetrain: 'AWD',
    transmission: '8-speed automatic',
    engine: '2.0L turbo 4-cylinder',
    economy: { cityMpg: 22, highwayMpg: 28, combinedMpg: 24 },
    features: ['heated-seats', 'apple-carplay'],
    availability: 'Available',
    image: { ...image, url: '/media/vehicles/suv/27508f/side.svg' },
    path: '/vehicle/YV4L12RK5P1000012',
    estimatedPayment: {
      monthlyPaymentCents: 602_11,
      downPaymentCents: 2_500_00,
      termMonths: 72,
      aprPercent: 9.89,
    },
    dealer: {
      name: 'Test Dealer Portland',
      city: 'Portland',
      state: 'ME',
      phone: '2075550178',
      streetAddress: '1 Wharf St',
      zip: '04101',
      latitude: 43.66,
      longitude: -70.26,
    },
    isSample: true,
    images: [
      { ...image, url: '/media/vehicles/suv/27508f/side.svg' },
      { ...image, url: '/media/vehicles/suv/27508f/front.svg', view: 'front' },
    ],
    specifications: [{ group: 'performance', code: 'engine', value: '2.0L turbo 4-cylinder' }],
    incentives: [],
    history: {
      ownerCount: 1,
      accidentCount: 0,
      serviceRecordCount: 3,
      hasCleanTitle: true,
      usage: 'personal',
    },
    listedOn: '2026-10-01',
    seatCount: 5,
    doorCount: 4,
    ...parts,
  };
}

/** A search result with one car; `parts` replace its members. */
export function searchResultFixture(parts: Partial<SearchResult> = {}): SearchResult {
  return {
    total: 1,
    page: 1,
    pageSize: 24,
    vehicles: [vehicleFixture()],
    facets: [
      { name: 'condition', values: [{ value: 'Used', count: 1 }] },
      {
        name: 'make',
        values: [
          { value: 'Volvo', count: 1 },
          { value: 'Audi', count: 12 },
        ],
      },
      { name: 'color', values: [{ value: 'Blue', count: 1 }] },
    ],
    availability: [
      { value: 'Available', count: 1 },
      { value: 'PendingSale', count: 0 },
      { value: 'Sold', count: 3 },
    ],
    waysOut: [],
    closest: [],
    ranges: {
      year: { min: 2016, max: 2026 },
      price: { min: 8_120, max: 91_700 },
      mileage: { min: 5, max: 140_300 },
      payment: { min: 96, max: 1_640 },
      rangeMiles: { min: 0, max: 0 },
      chargeMinutes: { min: 0, max: 0 },
    },
    ...parts,
  };
}
