/** Device features that no page of the site uses, so that no script and no frame in it can ask for them (T57). */
const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
];

const permissionsPolicy = deniedFeatures.map((feature) => `${feature}=()`).join(', ');

/**
 * Headers of every answer, regardless of its source. `isHttps` adds one year of HSTS including subdomains.
 */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy,
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/**
 * Keeps pages and data out of foreign pages that load them as if they were pictures or scripts, for the types that nobody loads that way.
 * Undefined for what other sites embed: pictures, scripts, style sheets and fonts.
 */
export function resourcePolicy(contentType: string | null): 'same-origin' | undefined {
  return /^(text\/html|application\/(problem\+)?json)\b/.test(contentType ?? '') ? 'same-origin' : undefined;
}

/**
 * Headers of an HTML document with the given policy, in which no script runs without a hash (T12). Only the
 * return page of social sign-ins keeps its opener and answers it, because a host dealer's page may have
 * opened its window.
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
