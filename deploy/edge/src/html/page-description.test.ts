import { VehicleDetailSchema, type VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { sampleTenant } from '@forecourt/releases/testing';
import { TenantSchema } from '@forecourt/shared-contracts/tenant';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { descriptionTags } from './description-tags.ts';
import { pageDescription } from './page-description.ts';

const tenant = v.parse(TenantSchema, sampleTenant('northstar'));
const site = { tenant, origin: 'https://cars.example' };
const image = {
  url: '/media/vehicles/three-row-4/27508f/side.svg',
  altText: 'Blue 2023 Volvo XC60',
  view: 'side',
  width: 640,
  height: 480,
};
const vehicle: VehicleDetail = v.parse(VehicleDetailSchema, {
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
  economy: {},
  features: [],
  availability: 'Available',
  image,
  path: '/vehicle/YV4L12RK5P1000012',
  dealer: {
    name: 'Northstar Detroit',
    city: 'Dearborn',
    state: 'MI',
    phone: '2125550112',
    streetAddress: '21000 Michigan Ave',
    zip: '48124',
    latitude: 42.3,
    longitude: -83.2,
  },
  isSample: true,
  images: [image],
  specifications: [],
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
});
const words = { title: 'Brand | Tagline', description: 'Tagline.' };
const url = '/public/inventory/vehicles/YV4L12RK5P1000012';
const described = (parts: Partial<VehicleDetail> = {}) =>
  pageDescription('vehicle', { url, data: { ...vehicle, ...parts } }, site);
const tags = (parts: Partial<VehicleDetail> = {}) =>
  descriptionTags(described(parts), words, 'n0nce').toString();

/** The structured data of a page. */
function dataOf(html: string): readonly unknown[] {
  const [, json = '[]'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as unknown[];
}

describe('the page of a vehicle', () => {
  test('contains its name, price and location, with a canonical URL and an image that previews can show', () => {
    const html = tags();
    expect(html).toContain(`<title>2023 Volvo XC60 Plus | ${tenant.brandName}</title>`);
    expect(html).toContain('content="2023 Volvo XC60 Plus · $32,495 · 12,480 mi · Denim Blue · ');
    expect(html).toContain('<link rel="canonical" href="https://cars.example/vehicle/YV4L12RK5P1000012"');
    expect(html).toContain(
      'property="og:image" content="https://cars.example/media/vehicles/three-row-4/27508f/side.png?backdrop=studio"',
    );
    expect(html).toContain('property="og:title" content="2023 Volvo XC60 Plus');
  });

  test.each([
    ['Available', 'https://schema.org/InStock'],
    ['PendingSale', 'https://schema.org/Reserved'],
    ['Sold', 'https://schema.org/SoldOut'],
  ] as const)('%s is an offer that is %s', (availability, expected) => {
    expect(dataOf(tags({ availability }))[0]).toMatchObject({
      '@type': 'Car',
      vehicleIdentificationNumber: 'YV4L12RK5P1000012',
      mileageFromOdometer: { value: 12_480, unitCode: 'SMI' },
      offers: { price: '32495.00', priceCurrency: 'USD', availability: expected },
    });
  });

  test('lists the links that lead to it, as the page shows them', () => {
    expect(dataOf(tags())[1]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        ['All vehicles', '/search'],
        ['Volvo', '/search?make=Volvo'],
        ['XC60', '/search?make=Volvo&model=XC60'],
        ['2023 Volvo XC60 Plus', '/vehicle/YV4L12RK5P1000012'],
      ].map(([name, path], at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: `https://cars.example${path}`,
      })),
    });
  });

  test('T42: hostile text stays text', () => {
    const html = tags({ trim: '"><script>x</script></title>', make: '</script><b>' });
    expect(html).not.toMatch(/<script>x|<b>|<\/title><\/title>|"><script>x/);
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  test('without a photo there is no image', () => {
    expect(tags({ image: undefined, images: [] })).not.toContain('og:image');
  });
});

test.each([
  ['an answer that did not come', undefined],
  ['an answer of another shape', { url, data: { name: 'x' } }],
])("%s leaves the tenant's texts", (_, answer) => {
  const html = descriptionTags(pageDescription('vehicle', answer, site), words, 'n0nce').toString();
  expect(html).toBe('<title>Brand | Tagline</title><meta name="description" content="Tagline.">');
});

test('a vehicle that does not exist is not to be indexed', () => {
  const missing = pageDescription('vehicle', { url, data: undefined, isMissing: true }, site);
  expect(descriptionTags(missing, words, 'n0nce').toString()).toContain(
    '<meta name="robots" content="noindex"',
  );
});
