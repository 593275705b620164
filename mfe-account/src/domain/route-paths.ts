/** The paths of this remote, by the ids of its routes. */
export const routePaths = {
  'sign-in': '/sign-in',
  'sign-up': '/sign-up',
  'sign-in-code': '/sign-in/code',
  'social-return': '/integration/social-idp',
  'reset-password': '/reset-password',
  orders: '/account/orders',
  profile: '/account/profile',
  documents: '/account/documents',
  privacy: '/account/privacy',
  deals: '/deals',
} as const;
