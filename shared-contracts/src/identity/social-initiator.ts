import { safeTarget } from '../navigation/safe-target.ts';

/** What started a social sign-in: a page of the site, or a page of a foreign origin that frames or embeds it. */
export type SocialInitiator =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'origin'; readonly origin: string };

// An origin that no page has: full URLs are not accepted as paths, not even those of the site itself.
const nowhere = 'https://initiator.invalid';

/**
 * Parses the `initiator` parameter of `/integration/social-idp` (ACCT-36, T32): a path of the site, or an http(s) origin spelled exactly as
 * browsers spell it. Undefined for everything else. Does not check whether the tenant lists the origin.
 */
export function parseInitiator(text: string): SocialInitiator | undefined {
  if (text.startsWith('/')) {
    const path = safeTarget(text, nowhere);
    return path === undefined ? undefined : { kind: 'path', path };
  }
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  const { origin } = new URL(text);
  return origin === text ? { kind: 'origin', origin } : undefined;
}

/** As {@link parseInitiator}, but only accepts foreign origins that the tenant lists. For the server; browsers do not have the list. */
export function allowedInitiator(
  text: string,
  embeddingOrigins: readonly string[],
): SocialInitiator | undefined {
  const initiator = parseInitiator(text);
  const isForeign = initiator?.kind === 'origin' && !embeddingOrigins.includes(initiator.origin);
  return isForeign ? undefined : initiator;
}

/**
 * The redirect URL for the identity service; it must be registered there exactly. It includes the initiator if the page, in a frame or in a
 * host page, cannot navigate to the provider itself.
 */
export function socialRedirectUrl(
  siteOrigin: string,
  redirectPath: string,
  initiator: string | undefined,
): string {
  const query = initiator === undefined ? '' : `?initiator=${encodeURIComponent(initiator)}`;
  return `${siteOrigin}${redirectPath}${query}`;
}

/** The initiator of all framed pages of the site itself: one URL to register, not one per page. */
export const framedInitiator = '/';
