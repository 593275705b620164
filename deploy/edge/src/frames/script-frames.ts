import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { photoOrigins } from '../html/photo-origins.ts';

/** A third-party script as configured by the tenant; it runs in its own frame and nowhere else. */
export interface FramedScript {
  readonly kind: 'viewer' | 'maps';
  /** https URL, or a path of this site. */
  readonly scriptUrl: string;
  /** The global that the script defines on the window. */
  readonly globalName: string;
  /** Hosts that it calls in addition to its own. */
  readonly origins?: readonly string[];
}

type Maps = NonNullable<Tenant['maps']>;

/** A maps script; the parameters are the same for every service compatible with Google's API. */
function mapsScript({ scriptUrl, apiKey, origins = [] }: Maps): FramedScript {
  const query = new URLSearchParams({ key: apiKey, v: 'weekly', loading: 'async', libraries: 'places' });
  return { kind: 'maps', scriptUrl: `${scriptUrl}?${query.toString()}`, globalName: 'google', origins };
}

/** The framed script of this kind; undefined if the tenant has none. */
export function framedScript(tenant: Tenant, kind: string): FramedScript | undefined {
  const { vehicleViewer, maps } = tenant;
  if (kind === 'viewer' && vehicleViewer) return { kind, ...vehicleViewer };
  if (kind === 'maps' && maps) return mapsScript(maps);
  return undefined;
}

/**
 * Origins of the pages that may call the script in a frame: the tenant's own and those that may frame it
 * (T28).
 */
export function pageOrigins({ embeddingOrigins }: Tenant, origin: string): readonly string[] {
  return [origin, ...embeddingOrigins];
}

/**
 * Content security policy of a frame with a third-party script: its own origin, scripts of that provider and
 * what they load, its images and calls, and the site's own images. No Integrity-Policy, because such scripts
 * have no hash (threat T57).
 */
export function framePolicy(
  tenant: Tenant,
  {
    nonce,
    origin,
    script,
  }: { readonly nonce: string; readonly origin: string; readonly script: FramedScript },
): string {
  const firm = [new URL(script.scriptUrl, origin).origin, ...(script.origins ?? [])].join(' ');
  const sources = [...new Set([origin, ...firm.split(' ')])].join(' ');
  return [
    "default-src 'none'",
    'sandbox allow-scripts',
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'unsafe-inline'",
    `img-src ${sources} data: blob: ${photoOrigins(tenant).join(' ')}`.trim(),
    `font-src ${firm}`,
    `connect-src ${firm}`,
    "base-uri 'none'",
    "form-action 'none'",
    ['frame-ancestors', "'self'", ...tenant.embeddingOrigins].join(' '),
  ].join('; ');
}
