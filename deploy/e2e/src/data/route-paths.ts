import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceDir, type TenantId } from '../stack/index.ts';
import { sampleOrderNumber } from './sample-orders.ts';

/** Paths that a guest can open, except a vehicle's. */
export function guestPaths(tenant: TenantId): readonly string[] {
  const order = sampleOrderNumber(tenant, 'insurance-ready');
  return [
    '/',
    '/search',
    '/compare',
    // Not right after the search: there it is another filter, which only input sets, and not another page.
    '/search?make=Honda&priceMax=1',
    '/saved-vehicles',
    '/why-us',
    '/financing',
    '/faq',
    '/contact-us',
    '/terms-of-use',
    '/privacy-policy',
    '/privacy-notice',
    '/cookie-policy',
    '/accessibility',
    '/warranty',
    '/trade-in',
    '/trade-in/offer',
    '/sign-in',
    '/sign-up',
    '/sign-in/code',
    '/reset-password',
    '/integration/social-idp',
    '/cart',
    '/cart/details',
    '/pre-qualification',
    '/credit-application',
    '/account/orders',
    '/account/profile',
    '/deals',
    `/progress/${order}`,
    `/checkout/${order}`,
    '/nowhere',
  ];
}

/** A page of an order: its path, with `:order` in place of the number, and the sample order that shows it. */
export interface OrderPlace {
  readonly path: string;
  readonly key: string;
}

/** Paths of a buyer's account. */
export const accountPaths: readonly string[] = [
  '/account/orders',
  '/account/profile',
  '/account/documents',
  '/account/privacy',
  '/deals',
];

const placesOf =
  (base: string) =>
  (key: string, ...paths: string[]): readonly OrderPlace[] =>
    paths.map((path) => ({ path: `${base}${path}`, key }));
const steps = placesOf('/progress/:order/');
const handOver = placesOf('/fulfillment/:order');
const pages = placesOf('/checkout/:order');

/** Each step and page of an order, in the states of the sample orders. */
export const orderPlaces: readonly OrderPlace[] = [
  { path: '/progress/:order', key: 'insurance-ready' },
  ...steps('insurance-ready', 'insurance-verification', 'id-verification', 'doc-upload'),
  ...steps('insurance-checking', 'insurance-verification', 'id-verification'),
  ...steps('documents-partly', 'doc-upload', 'doc-upload/summary'),
  ...steps('needs-attention', 'insurance-verification', 'id-verification', 'doc-upload', 'signing'),
  ...steps('lease', 'signing'),
  ...steps('contract-begun', 'signing/hello-again'),
  ...steps('contract-expired', 'signing'),
  ...steps('contract-awaiting', 'signing/thank-you', 'signing/review'),
  ...steps('contract-signed', 'payment'),
  ...steps('payment-failed', 'payment'),
  ...steps('cash-paid', 'payment'),
  ...handOver('contract-signed', '', '/when', '/review'),
  ...handOver('delivery-coming', '', '/change'),
  ...steps('illinois', 'id-verification'),
  ...pages('application-received', ''),
  ...pages('lender-approved', ''),
  ...pages('lender-declined', ''),
  ...pages('lender-countered', ''),
  ...pages('lender-timed-out', ''),
  ...pages('loan-declined', ''),
  ...pages('canceled', ''),
  ...pages('creation-failed', ''),
  ...pages('insurance-ready', '', '/received', '/receipt'),
  ...pages('delivered', '', '/thank-you'),
  { path: '/signing/:order', key: 'contract-ready' },
];

/** The pages to which the ID check returns. */
export const idResultPaths: readonly string[] = [
  '/progress/id-verification/complete',
  '/progress/id-verification/incomplete',
];

/** Paths of a buyer with orders: the account, and each step and page of an order in the states of the sample orders. */
export function orderPaths(tenant: TenantId): readonly string[] {
  const orders = orderPlaces.map(({ path, key }) => path.replace(':order', sampleOrderNumber(tenant, key)));
  return [...accountPaths, ...orders, ...idResultPaths];
}

/** Paths of a buyer with a financed cart, from the cart to the application. */
export const cartPaths: readonly string[] = [
  '/cart',
  '/cart/details',
  '/cart/coverage',
  '/cart/overview',
  '/trade-in/offer',
  '/trade-in/offer/payoff',
  '/pre-qualification',
  '/pre-qualification/identification',
  '/pre-qualification/result/notice',
  '/credit-application',
  '/credit-application/name',
];

interface BuiltRoutes {
  readonly routes: readonly { readonly path: string }[];
}

/** Patterns of the routes of every built remote, as its release declares them. */
export function builtRoutes(): readonly string[] {
  return readdirSync(workspaceDir)
    .filter((name) => name.startsWith('mfe-'))
    .flatMap((name) => {
      const text = readFileSync(join(workspaceDir, name, 'dist/build.json'), 'utf8');
      return (JSON.parse(text) as BuiltRoutes).routes.map(({ path }) => path);
    });
}

/** Whether a path is one of a route's: `:name` is any one part, a final `/*` anything below and the path itself. */
export function isOfRoute(pattern: string, path: string): boolean {
  const source = pattern.replaceAll(/:[^/]+/g, '[^/]+').replace(/\/\*$/, '(/.*)?');
  return new RegExp(`^${source}$`).test(path.split('?')[0] ?? '');
}
