/** Where a trade-in begins; its questions, offer and payoff are below it. */
export const tradeInOfferPath = '/trade-in/offer';

/** The paths of this remote, by the ids of its routes. */
export const routePaths = {
  cart: '/cart',
  details: '/cart/details',
  overview: '/cart/overview',
  coverage: '/cart/coverage',
  'pre-qualification': '/pre-qualification',
  'pre-qualification-step': '/pre-qualification/:screen',
  'credit-notice': '/pre-qualification/result/notice',
  'credit-application': '/credit-application',
  'credit-application-page': '/credit-application/:page',
  'trade-in-offer': `${tradeInOfferPath}/*`,
} as const;
