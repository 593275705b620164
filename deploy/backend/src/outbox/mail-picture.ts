import { eq } from 'drizzle-orm';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import { drawnPicturePng } from '../media/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { ownLinks } from './mail-html.ts';

/** The picture of a mail, which is inside the mail: it loads nothing. */
interface MailPicture {
  readonly alt: string;
  readonly png: Buffer;
}

const widthPx = 640;
const orderIn = /\/(?:progress|checkout|fulfillment)\/([A-Z0-9-]+)|[?&]orderNumber=([A-Z0-9-]+)/;

/** Returns the number of the order that a mail links to; undefined if it is about no order. */
export function orderOfMail(body: string, hosts: readonly string[]): string | undefined {
  const found = ownLinks(body, hosts).flatMap((href) => orderIn.exec(href) ?? []);
  return found.slice(1).find((part) => part !== undefined && /^[A-Z0-9]/.test(part));
}

/**
 * Draws the vehicle of the order that a mail is about, on the brand's backdrop. Undefined for a mail about no order, and for a vehicle with a
 * photograph: its host would see who opens the mail.
 */
export async function mailPicture(
  store: TenantStore,
  { theme, hosts }: Pick<Tenant, 'theme' | 'hosts'>,
  body: string,
): Promise<MailPicture | undefined> {
  const orderNumber = orderOfMail(body, hosts);
  if (orderNumber === undefined) return undefined;
  const order = await store.findOne(orders, { where: eq(orders.orderNumber, orderNumber) });
  if (!order) return undefined;
  const backdrop = theme.vehicleBackdrop;
  const png = await drawnPicturePng(order.vehicle.imageUrl, { backdrop, widthPx });
  return png && { alt: vehicleName(order.vehicle), png };
}
