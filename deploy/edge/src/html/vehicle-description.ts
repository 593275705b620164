import { formatCurrency, formatMileage, vehicleNameWithTrim } from '@forecourt/shared-contracts/formats';
import {
  offeredPriceCents,
  readVehicleSearch,
  searchToParams,
  type VehicleDetail,
  withBackdrop,
} from '@forecourt/shared-contracts/inventory';
import type { DescribedSite, PageDescription } from './described-page.ts';

const availabilities: Readonly<Record<VehicleDetail['availability'], string>> = {
  Available: 'InStock',
  PendingSale: 'Reserved',
  Sold: 'SoldOut',
  Deleted: 'Discontinued',
};

const drawn = /^\/media\/vehicles\/([a-z0-9-]+\/[0-9a-f]{6}\/(?:quarter|side))\.svg$/;

/** Link previews show no SVG: the drawn views of a whole vehicle are also available as a PNG. */
const previewPath = (url: string): string => url.replace(drawn, '/media/vehicles/$1.png');

const absolute = (url: string, origin: string): string => new URL(url, origin).href;

const dollars = (cents: number): string => (cents / 100).toFixed(2);

function offer(vehicle: VehicleDetail, { tenant, origin }: DescribedSite) {
  const { dealer } = vehicle;
  return {
    '@type': 'Offer',
    url: absolute(vehicle.path, origin),
    price: dollars(offeredPriceCents(vehicle)),
    priceCurrency: 'USD',
    availability: `https://schema.org/${availabilities[vehicle.availability]}`,
    itemCondition: `https://schema.org/${vehicle.condition === 'New' ? 'New' : 'Used'}Condition`,
    seller: {
      '@type': 'AutoDealer',
      name: dealer.name,
      parentOrganization: tenant.legalName,
      telephone: `+1${dealer.phone}`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: dealer.streetAddress,
        addressLocality: dealer.city,
        addressRegion: dealer.state,
        postalCode: dealer.zip,
        addressCountry: 'US',
      },
    },
  };
}

/** Returns undefined, which JSON leaves out, for what the dealer does not state. */
const stated = (text: string): string | undefined => text || undefined;

/** Returns a vehicle as schema.org Car with its Offer. */
function structuredData(vehicle: VehicleDetail, site: DescribedSite): Record<string, unknown> {
  const images = vehicle.images.map(({ url }) => absolute(previewPath(url), site.origin));
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: vehicleNameWithTrim(vehicle),
    url: absolute(vehicle.path, site.origin),
    vehicleIdentificationNumber: vehicle.vin,
    sku: vehicle.stockNumber,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleConfiguration: vehicle.trim,
    vehicleModelDate: String(vehicle.year),
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: vehicle.mileage, unitCode: 'SMI' },
    bodyType: vehicle.bodyStyle,
    color: vehicle.exteriorColor.name,
    vehicleInteriorColor: stated(vehicle.interiorColor),
    fuelType: vehicle.fuelType,
    driveWheelConfiguration: vehicle.drivetrain,
    vehicleTransmission: stated(vehicle.transmission),
    vehicleEngine: stated(vehicle.engine) && { '@type': 'EngineSpecification', name: vehicle.engine },
    numberOfDoors: vehicle.doorCount,
    vehicleSeatingCapacity: vehicle.seatCount,
    ...(images.length > 0 && { image: images }),
    offers: offer(vehicle, site),
  };
}

/** Returns the links above the vehicle on its page, from broad to narrow, as a schema.org BreadcrumbList. */
function breadcrumbs({ make, model, path }: VehicleDetail, name: string, origin: string) {
  const search = (query: { make?: string; model?: string }) => {
    const text = searchToParams(readVehicleSearch(query)).toString();
    return `/search${text && `?${text}`}`;
  };
  const steps = [
    { name: 'All vehicles', item: search({}) },
    { name: make, item: search({ make }) },
    { name: model, item: search({ make, model }) },
    { name, item: path },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: absolute(step.item, origin),
    })),
  };
}

/** Returns the description of a vehicle page: facts that read the same in every language of the site. */
export function vehicleDescription(vehicle: VehicleDetail, site: DescribedSite): PageDescription {
  const { brandName, theme } = site.tenant;
  const name = vehicleNameWithTrim(vehicle);
  const { dealer, image } = vehicle;
  const facts = [
    name,
    formatCurrency(offeredPriceCents(vehicle)),
    formatMileage(vehicle.mileage),
    vehicle.exteriorColor.name,
    `${brandName}, ${dealer.city}, ${dealer.state}`,
  ];
  const picture = image && withBackdrop(previewPath(image.url), theme);
  return {
    title: `${name} | ${brandName}`,
    description: facts.join(' · '),
    canonicalUrl: absolute(vehicle.path, site.origin),
    ...(picture && image && { imageUrl: absolute(picture, site.origin), imageAlt: image.altText }),
    structuredData: [structuredData(vehicle, site), breadcrumbs(vehicle, name, site.origin)],
  };
}
