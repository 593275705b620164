import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { keptBy } from '../kept-by.ts';
import { photoOrigins } from './photo-origins.ts';

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** Origins that every page of a tenant calls. */
const connectOrigins = keptBy((tenant: Tenant) => [
  "'self'",
  ...identityOrigins(tenant),
  ...originOf(tenant.consumer.proxyEndpoint),
]);

function identityOrigins({ consumer }: Tenant): string[] {
  return consumer.identityPools.flatMap(({ region, endpoint, domain }) => [
    ...(endpoint ? [] : [`https://cognito-idp.${region}.amazonaws.com`]),
    ...(domain && !domain.startsWith('/') ? originOf(`https://${domain}`) : []),
  ]);
}

/**
 * The page's only Trusted Types policy: it allows URLs of release files and nothing else (`deploy/build`,
 * T18, T21).
 */
const scriptPolicyName = 'forecourt';

/** What a page's policy depends on besides its tenant. */
export interface PolicyParts {
  readonly nonce: string;
  readonly paymentOrigin: string | undefined;
  /** Access of the vendor whose widget this page allows. */
  readonly widget?: WidgetAccess | undefined;
}

/**
 * What a widget may do in a page that allows it: the hosts it is loaded from and calls, and its Trusted Types
 * policies.
 */
export interface WidgetAccess {
  readonly origins: readonly string[];
  readonly policyNames: readonly string[];
}

/**
 * The access of the tenant's accessibility widget; undefined if the tenant has none. `siteOrigin` is the
 * page's own.
 */
export function widgetAccess({ accessibilityWidget }: Tenant, siteOrigin: string): WidgetAccess | undefined {
  if (!accessibilityWidget) return undefined;
  const { scriptUrl, origins = [], policyNames = [] } = accessibilityWidget;
  const own = new URL(scriptUrl, siteOrigin).origin;
  return {
    origins: [...new Set([own, ...origins])].filter((origin) => origin !== siteOrigin),
    policyNames: ['forecourt-widget', ...policyNames],
  };
}

/**
 * A second policy for pages that allow a widget: `strict-dynamic` in the first trusts whatever a trusted
 * script loads; this one limits all scripts to the site and the widget's hosts.
 */
export function widgetHostPolicy(nonce: string, { origins }: WidgetAccess): string {
  return ["script-src 'self'", `'nonce-${nonce}'`, ...origins].join(' ');
}

/**
 * The content security policy of a tenant's pages: scripts only by nonce and what those load under Trusted
 * Types; calls only to the site's own API, the identity service and the flag proxy; no frames except the
 * payment provider's card fields (T20) and the site's own frames for third-party scripts; framing only by
 * origins on the tenant's list (T07).
 */
export function contentSecurityPolicy(tenant: Tenant, { nonce, paymentOrigin, widget }: PolicyParts): string {
  const firm = widget?.origins ?? [];
  const connect = new Set([...connectOrigins(tenant), ...firm]);
  const ancestors = tenant.embeddingOrigins.length > 0 ? tenant.embeddingOrigins : ["'none'"];
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "require-trusted-types-for 'script'",
    ['trusted-types', scriptPolicyName, ...(widget?.policyNames ?? [])].join(' '),
    ["style-src 'self'", `'nonce-${nonce}'`, ...firm].join(' '),
    ['img-src', "'self'", 'data:', 'blob:', ...photoOrigins(tenant), ...firm].join(' '),
    ["font-src 'self'", ...firm].join(' '),
    ['frame-src', "'self'", ...(paymentOrigin ? [paymentOrigin] : []), ...firm].join(' '),
    `connect-src ${[...connect].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors.join(' ')}`,
  ].join('; ');
}

/** The policy of pages that contain only their own text. */
export function plainPolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
