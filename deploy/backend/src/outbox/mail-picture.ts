import { eq } from 'drizzle-orm';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import { drawnPicturePng, photographJpeg } from '../media/index.ts';
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
 * mail, or the drawing on the brand's backdrop. Undefined for a mail about no order, and if the photograph cannot be loaded.
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
  const { imageUrl } = order.vehicle;
  const alt = vehicleName(order.vehicle);
  const png = await drawnPicturePng(imageUrl, { backdrop: theme.vehicleBackdrop, widthPx });
  if (png) return { alt, type: 'image/png', bytes: png };
  const origins = inventory.photos?.origins ?? [];
  const jpeg = await photographJpeg(imageUrl, { origins, widthPx, load });
  return jpeg && { alt, type: 'image/jpeg', bytes: jpeg };
}
