import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { tenantIds, type TenantId } from '../stack/tenants.ts';

/** Parts of the site, each with its own pages in a tenant's folder; `motion` is what moves, as rows of frames. */
export const parts = ['storefront', 'account', 'application', 'orders', 'motion'] as const;
export type Part = (typeof parts)[number];

const allWidths = [320, 390, 768, 1440];

/** What a run takes pictures of, and where it puts them. */
export interface ShotOptions {
  /** Folder of the pictures, absolute. */
  readonly out: string;
  readonly tenants: readonly TenantId[];
  /** In CSS pixels, ascending. */
  readonly widths: readonly number[];
  readonly parts: readonly Part[];
  /** Text that the names of the wanted pictures contain; empty for all. */
  readonly only: string;
  /** Origin of a site that runs already, as `http://localhost:8080`; a new site by default. */
  readonly site?: string;
  /** Takes the few pictures of the README instead. */
  readonly readme: boolean;
}

function chosen<T extends string>(option: string, text: string | undefined, known: readonly T[]): T[] {
  const words = text?.split(',').filter(Boolean) ?? known;
  const unknown = words.filter((word) => !known.some((one) => one === word));
  if (unknown.length > 0)
    throw new Error(`--${option} has no ${unknown.join(', ')}: choose from ${known.join(', ')}`);
  return known.filter((one) => words.includes(one));
}

function widthsOf(text: string | undefined): number[] {
  const widths = text?.split(',').filter(Boolean).map(Number) ?? allWidths;
  const wrong = widths.find((width) => !Number.isInteger(width) || width < 200 || width > 4_000);
  if (wrong !== undefined) throw new Error('--widths are whole numbers from 200 to 4000: --widths 390,1440');
  return [...new Set(widths)].toSorted((one, other) => one - other);
}

/** Reads the command line. Throws an Error that names the wrong option. */
export function readOptions(args: readonly string[]): ShotOptions {
  const { values } = parseArgs({
    args: args.filter((word) => word !== '--'),
    options: {
      out: { type: 'string' },
      tenants: { type: 'string' },
      widths: { type: 'string' },
      parts: { type: 'string' },
      only: { type: 'string', default: '' },
      site: { type: 'string' },
      readme: { type: 'boolean', default: false },
    },
  });
  return {
    out: resolve(values.out ?? join(tmpdir(), 'forecourt-screenshots')),
    tenants: chosen('tenants', values.tenants, tenantIds),
    widths: widthsOf(values.widths),
    parts: chosen('parts', values.parts, parts),
    only: values.only,
    readme: values.readme,
    ...(values.site && { site: new URL(values.site).origin }),
  };
}

/** Height of a usual screen of a width, in CSS pixels. */
export function screenHeight(width: number): number {
  if (width < 600) return 844;
  return width < 960 ? 1024 : 900;
}
