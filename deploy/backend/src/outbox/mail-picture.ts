import { eq } from 'drizzle-orm';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import { vehicles } from '../inventory/inventory.tables.ts';
import { drawnPicturePng, modelStyle, photographJpeg } from '../media/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { ownLinks } from './mail-html.ts';

/** The picture of a mail, which is inside the mail: it loads nothing. */
interface MailPicture {
  readonly alt: string;
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
}

const widthPx = 640;
const orderIn = /\/(?:progress|checkout|fulfillment)\/([A-Z0-9-]+)|[?&]orderNumber=([A-Z0-9-]+)/;

/** Returns the number of the order that a mail links to; undefined if it is about no order. */
export function orderOfMail(body: string, hosts: readonly string[]): string | undefined {
  const found = ownLinks(body, hosts).flatMap((href) => orderIn.exec(href) ?? []);
  return found.slice(1).find((part) => part !== undefined && /^[A-Z0-9]/.test(part));
}

/**
 * Returns the vehicle of the order that a mail is about: a copy of the dealer's photograph, so that its host does not see who opens the
 * mail, or the drawing on the brand's backdrop, also for a photograph that cannot be loaded. Undefined for a mail about no order, and for
 * a vehicle that the dealer has no more.
 */
export async function mailPicture(
  store: TenantStore,
  { theme, hosts, inventory }: Pick<Tenant, 'theme' | 'hosts' | 'inventory'>,
  { body, load = fetch }: { readonly body: string; readonly load?: typeof fetch },
): Promise<MailPicture | undefined> {
  const orderNumber = orderOfMail(body, hosts);
  if (orderNumber === undefined) return undefined;
  const order = await store.findOne(orders, { where: eq(orders.orderNumber, orderNumber) });
  if (!order) return undefined;
  const { imageUrl, vin } = order.vehicle;
  const alt = vehicleName(order.vehicle);
  const drawing = async (path: string): Promise<MailPicture | undefined> => {
    const bytes = await drawnPicturePng(path, { backdrop: theme.vehicleBackdrop, widthPx });
    return bytes && { alt, type: 'image/png', bytes };
  };
  const drawn = await drawing(imageUrl);
  if (drawn) return drawn;
  const photos = { origins: inventory.photos?.origins ?? [], site: `https://${hosts[0]}` };
  const bytes = await photographJpeg(imageUrl, { ...photos, widthPx, load });
  return bytes ? { alt, type: 'image/jpeg', bytes } : drawing(await drawnPathOf(store, vin));
}

/** Path of the drawing of a vehicle; empty if the dealer does not have it, or has not pictured it. */
async function drawnPathOf(store: TenantStore, vin: string): Promise<string> {
  const vehicle = await store.findOne(vehicles, { where: eq(vehicles.vin, vin) });
  if (!vehicle?.hasPhotos) return '';
  return `/media/vehicles/${modelStyle(vehicle)}/${vehicle.paintHex.slice(1)}/quarter.svg`;
}
