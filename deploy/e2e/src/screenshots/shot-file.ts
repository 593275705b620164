import type { TenantId } from '../stack/tenants.ts';
import { parts, type Part } from './options.ts';

/** A picture of one page in one state. `width` is in CSS pixels. */
export interface ShotPlace {
  readonly tenant: TenantId;
  readonly part: Part;
  readonly name: string;
  readonly width: number;
}

/** Path of a picture in the folder of the run. */
export function shotFile({ tenant, part, name, width }: ShotPlace): string {
  return `${tenant}/${part}-${name}-${width}.png`;
}

/** What a file of the folder shows; undefined when it is no picture of a run. */
export function shotOf(file: string): ShotPlace | undefined {
  const pattern = new RegExp(`^([a-z]+)/(${parts.join('|')})-([a-z0-9-]+)-(\\d+)\\.png$`);
  const [, tenant, part, name = '', width] = pattern.exec(file) ?? [];
  if (!tenant) return undefined;
  return { tenant: tenant as TenantId, part: part as Part, name, width: Number(width) };
}

/** A name of a picture from words or from a path: `/cart/details` is `cart-details`. */
export function nameOf(words: string): string {
  const dashed = words.toLowerCase().replaceAll(/\bthe\b|:order/g, '');
  return dashed.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}
