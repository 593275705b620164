import type { Tenant } from '@forecourt/shared-contracts/tenant';

/** A script of another firm, as the tenant names it; it runs in a frame of its own and nowhere else. */
export interface FramedScript {
  readonly kind: 'viewer' | 'maps';
  /** https address, or a path of this site. */
  readonly scriptUrl: string;
  /** What the script puts on the window. */
  readonly globalName: string;
  /** Hosts beside the script's own that it calls. */
  readonly origins?: readonly string[];
}

type Maps = NonNullable<Tenant['maps']>;

/** The address of a maps script: what it is asked for is the same for every service that speaks as Google's does. */
function mapsScript({ scriptUrl, apiKey, origins = [] }: Maps): FramedScript {
  const query = new URLSearchParams({ key: apiKey, v: 'weekly', loading: 'async', libraries: 'places' });
  return { kind: 'maps', scriptUrl: `${scriptUrl}?${query.toString()}`, globalName: 'google', origins };
}

/** The framed script of this kind, undefined where the tenant has none. */
export function framedScript(tenant: Tenant, kind: string): FramedScript | undefined {
  const { vehicleViewer, maps } = tenant;
  if (kind === 'viewer' && vehicleViewer) return { kind, ...vehicleViewer };
  if (kind === 'maps' && maps) return mapsScript(maps);
  return undefined;
}

/** Origins of the pages that may call what a frame's script offers: the tenant's own and those that may frame it (T28). */
export function pageOrigins({ embeddingOrigins }: Tenant, origin: string): readonly string[] {
  return [origin, ...embeddingOrigins];
}

/**
 * The policy of a frame with another firm's script: an origin of its own, scripts of that firm and what they load, their pictures and calls,
 * and the site's own pictures. No Integrity-Policy: such scripts have no hash (threat T57).
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
    `img-src ${sources} data: blob: ${(tenant.inventory.photos?.origins ?? []).join(' ')}`.trim(),
    `font-src ${firm}`,
    `connect-src ${firm}`,
    "base-uri 'none'",
    "form-action 'none'",
    ['frame-ancestors', "'self'", ...tenant.embeddingOrigins].join(' '),
  ].join('; ');
}
