import { orderLike } from '../../data/fresh-order.ts';
import { accountPaths, cartPaths, guestPaths, idResultPaths, orderPlaces } from '../../data/route-paths.ts';
import { stepStates, waitingStates } from '../../data/step-states.ts';
import type { Part } from '../options.ts';
import type { Scene, Shot, Stage, Visitor } from '../scene.ts';
import { nameOf } from '../shot-file.ts';

const partPatterns: readonly (readonly [Part, RegExp])[] = [
  ['account', /^\/(sign-|reset-|integration|account|deals)/],
  ['application', /^\/(cart|trade-in\/|pre-qualification|credit-application)/],
  ['orders', /^\/(progress|checkout|fulfillment|signing)/],
];

/** The part of the site that a path belongs to. */
export function partOf(path: string): Part {
  return partPatterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'storefront';
}

/** Decisions of lenders, which end an application, are pages of an order. */
const decision = /^(application-|lender-|loan-)/;

/** Names of paths that would be named after nothing, or after a query. */
const ownNames: Readonly<Record<string, string>> = {
  '/': 'landing',
  '/search?make=Honda&priceMax=1': 'search-without-results',
  '/nowhere': 'not-found',
};

const anyTenant = 'northstar';
const buyersPaths: readonly string[] = ['/saved-vehicles', ...accountPaths, ...cartPaths];

async function open({ page }: Stage, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
}

function guestShot(path: string): Shot {
  const isOrder = partOf(path) === 'orders';
  const name = ownNames[path] ?? nameOf(isOrder ? (path.split('/')[1] ?? '') : path);
  // Paths of an order contain the number of the tenant's own.
  const index = guestPaths(anyTenant).indexOf(path);
  return {
    name: isOrder || buyersPaths.includes(path) ? `${name}-guest` : name,
    open: (stage) => open(stage, guestPaths(stage.tenant)[index] ?? path),
  };
}

function pathShot(path: string, visitor: Visitor): Shot {
  return { name: nameOf(path), visitor, open: (stage) => open(stage, path) };
}

/** Files and identity are asked for in another way where the page was opened by touch. */
function orderShot(path: string, key: string): Shot {
  return {
    name: nameOf(`${path.replace('/progress', '')}-${key}`),
    visitor: 'demo buyer',
    eachWidth: /id-verification|doc-upload/.test(path),
    async open(stage) {
      await stage.page.goto('/healthz');
      await open(stage, path.replace(':order', await orderLike(stage.page, stage.tenant, key)));
    },
  };
}

function stepShots(states: Readonly<Record<string, readonly string[]>>): readonly Shot[] {
  return Object.entries(states).flatMap(([step, keys]) =>
    keys.map((key) =>
      orderShot(step === 'fulfillment' ? '/fulfillment/:order' : `/progress/:order/${step}`, key),
    ),
  );
}

/** Lead elsewhere: to the first step, to the signing, and to the start while there is no loan or notice. These pages have pictures of their own. */
const redirects: readonly string[] = [
  '/progress/:order',
  '/signing/:order',
  '/trade-in/offer/payoff',
  '/pre-qualification/result/notice',
];

const isShown = (path: string) => !redirects.includes(path);

const placeShots = orderPlaces
  .filter(({ path }) => isShown(path))
  .map(({ path, key }) => ({ key, shot: orderShot(path, key) }));
const isDecision = (key: string) => decision.test(key);

/** The scenes that the lists of paths and of an order's states give for a part; each name once. */
export function routeScenes(part: Part): readonly Scene[] {
  const isOwn = (path: string) => partOf(path) === part;
  const guests = guestPaths(anyTenant).filter(isOwn).map(guestShot);
  const demo = [...accountPaths, ...idResultPaths].filter(isOwn).map((path) => pathShot(path, 'demo buyer'));
  const cart = cartPaths
    .filter((path) => isOwn(path) && isShown(path))
    .map((path) => pathShot(path, 'buyer'));
  const orders = part === 'orders' ? [...stepShots(stepStates), ...stepShots(waitingStates)] : [];
  const places = placeShots
    .filter(({ key }) => part === (isDecision(key) ? 'application' : 'orders'))
    .map(({ shot }) => shot);
  const all = [...guests, ...demo, ...cart, ...orders, ...places];
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
}
