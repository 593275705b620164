/** Headers of every answer, whoever made it. `isHttps` adds a year of HSTS with subdomains. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/**
 * Headers of an HTML document with the given policy, in which no script runs without a hash (T12). The page that social sign-ins come back to stands in a window that a host dealer's
 * page may have opened: it alone keeps such an opener, which it answers.
 */
export function documentHeaders(
  policy: string,
  opener: 'same-origin-allow-popups' | 'unsafe-none' = 'same-origin-allow-popups',
): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'integrity-policy': 'blocked-destinations=(script)',
    'cross-origin-opener-policy': opener,
  };
}
