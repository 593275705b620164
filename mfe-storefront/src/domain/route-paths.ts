/** The paths of this remote, by the ids of its routes. */
export const routePaths = {
  landing: '/',
  search: '/search',
  vehicle: '/vehicle/:vin',
  'saved-vehicles': '/saved-vehicles',
  compare: '/compare',
  'trade-in': '/trade-in',
  'why-us': '/why-us',
  financing: '/financing',
  faq: '/faq',
  'contact-us': '/contact-us',
  'terms-of-use': '/terms-of-use',
  'privacy-policy': '/privacy-policy',
  'privacy-notice': '/privacy-notice',
  'cookie-policy': '/cookie-policy',
  accessibility: '/accessibility',
  warranty: '/warranty',
} as const;

export type RouteId = keyof typeof routePaths;
