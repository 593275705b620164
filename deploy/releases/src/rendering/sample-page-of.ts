import type { Endpoint } from '@forecourt/shared-contracts/http';
import {
  getFeatured,
  getVehicle,
  searchVehicles,
  type Featured,
  type SearchResult,
  type VehicleDetail,
} from '@forecourt/shared-contracts/inventory';
import type { RemoteRoute } from '@forecourt/shared-contracts/releases';

const picture = {
  altText: 'Denim Blue 2023 Volvo XC60',
  width: 640,
  height: 480,
} as const;

const vehicle: VehicleDetail = {
  vin: 'YV4L12RK5P1000012',
  stockNumber: 'H2041',
  year: 2023,
  make: 'Volvo',
  model: 'XC60',
  trim: 'Plus',
  bodyStyle: 'suv',
  condition: 'Certified',
  certifiedUsed: true,
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
  image: { ...picture, url: '/media/vehicles/suv/27508f/side.svg', view: 'side' },
  path: '/vehicle/YV4L12RK5P1000012',
  estimatedPayment: {
    monthlyPaymentCents: 602_11,
    downPaymentCents: 2_500_00,
    termMonths: 72,
    aprPercent: 9.89,
  },
  dealer: {
    name: 'Portland Motors',
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
    { ...picture, url: '/media/vehicles/suv/27508f/side.svg', view: 'side' },
    { ...picture, url: '/media/vehicles/suv/27508f/front.svg', view: 'front' },
  ],
  specifications: [{ group: 'performance', code: 'engine', value: '2.0L turbo 4-cylinder' }],
  incentives: [],
  history: { ownerCount: 1, accidentCount: 0, serviceRecordCount: 3, hasCleanTitle: true, usage: 'personal' },
  listedOn: '2026-10-01',
  seatCount: 5,
  doorCount: 4,
};

const featured: Featured = {
  total: 1,
  vehicles: [vehicle],
  bodyStyles: [{ value: 'suv', count: 1 }],
  makes: [{ value: 'Volvo', count: 1 }],
};

const found: SearchResult = {
  total: 1,
  page: 1,
  pageSize: 24,
  vehicles: [vehicle],
  facets: [
    { name: 'condition', values: [{ value: 'Certified', count: 1 }] },
    { name: 'make', values: [{ value: 'Volvo', count: 1 }] },
    { name: 'bodyStyle', values: [{ value: 'suv', count: 1 }] },
  ],
  availability: [{ value: 'Available', count: 1 }],
  ranges: {
    year: { min: 2016, max: 2026 },
    price: { min: 8_120, max: 91_700 },
    mileage: { min: 5, max: 140_300 },
    payment: { min: 96, max: 1_640 },
    rangeMiles: { min: 0, max: 0 },
    chargeMinutes: { min: 0, max: 0 },
  },
  waysOut: [],
  closest: [],
};

/** One answer of each call that a rendered page may get with its HTML. */
const answerByPath: ReadonlyMap<string, unknown> = new Map<string, unknown>(
  (
    [
      [getFeatured, featured],
      [searchVehicles, found],
      [getVehicle, vehicle],
    ] as const satisfies readonly (readonly [Endpoint, unknown])[]
  ).map(([{ path }, answer]) => [path, answer]),
);

/** The values of path parameters in {@link samplePages}. */
const sampleParams: Readonly<Record<string, string>> = { vin: vehicle.vin };

/** A page as a render needs it: its path, and the answers that come with its HTML, by URL. */
export interface SamplePage {
  readonly target: string;
  readonly answers: readonly (readonly [url: string, data: unknown])[];
}

/** The path with sample values; undefined if it has a parameter without one, or is the beginning of many paths. */
function filled(path: string): string | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (path.includes('*') || !names.every((name) => name in sampleParams)) return undefined;
  return path.replace(/:(\w+)/g, (_, name: string) => sampleParams[name] ?? '');
}

/** A route that edges render as one page with fixed data; undefined if a call of it, or a parameter, is unknown here. */
export function samplePageOf({
  path,
  prefetch,
}: Pick<RemoteRoute, 'path' | 'prefetch'>): SamplePage | undefined {
  const target = filled(path);
  const answers: [string, unknown][] = [];
  for (const call of prefetch) {
    const url = filled(call.path);
    if (url === undefined || !answerByPath.has(call.path)) return undefined;
    answers.push([url, answerByPath.get(call.path)]);
  }
  return target === undefined ? undefined : { target, answers };
}
