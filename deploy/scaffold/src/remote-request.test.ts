import { describe, expect, it } from 'vitest';
import { containerOf, filledIn, requestFaults, titleOf, type RemoteRequest } from './remote-request.ts';

const asked = (changes: Partial<RemoteRequest> = {}): RemoteRequest => ({
  name: 'mfe-service-visits',
  route: '/service-visits',
  title: 'Service visits',
  titleEs: 'Citas de taller',
  ...changes,
});
const account = {
  name: 'mfe-account',
  container: 'account',
  routes: [{ path: '/deals' }, { path: '/account/:page' }],
  menu: [{ id: 'orders' }],
};

it('container and title are derived from a name', () => {
  expect(containerOf('mfe-service-visits')).toBe('serviceVisitsRemote');
  expect(containerOf('mfe-new')).toBe('newRemote');
  expect(titleOf('mfe-service-visits')).toBe('Service visits');
});

describe('requestFaults', () => {
  it('accepts a new name, path and titles', () => {
    expect(requestFaults(asked(), [account])).toEqual([]);
  });

  it.each([
    ['a name without the prefix', { name: 'service' }, 'no name of a remote'],
    ['a name that leaves the checkout', { name: 'mfe-../x' }, 'no name of a remote'],
    ['capitals', { name: 'mfe-Service' }, 'no name of a remote'],
    ['a path without a slash', { route: 'service' }, 'no path'],
    ['the home page', { route: '/' }, 'no path'],
    ['a path with a quote', { route: "/it's" }, 'no path'],
    ['a title that ends a string', { title: "Dealer's" }, 'no title'],
    ['an empty Spanish title', { titleEs: '' }, 'no title'],
    ['a remote that is there', { name: 'mfe-account' }, 'There is a remote mfe-account already.'],
    ['a route that is taken', { route: '/deals' }, 'The route /deals belongs to mfe-account.'],
    ['a route below one that is taken', { route: '/account/visits' }, 'belongs to mfe-account.'],
    ['a path of the edge', { route: '/healthz' }, 'The path /healthz is answered by the edge itself.'],
    ['a path of the backend', { route: '/api/visits' }, 'is answered by the edge itself.'],
    ['a menu item that is taken', { name: 'mfe-orders' }, 'mfe-account has a menu item orders.'],
  ])('rejects %s', (_row, changes, sentence) => {
    expect(requestFaults(asked(changes), [account]).join(' ')).toContain(sentence);
  });
});

it('fills in its own placeholders and leaves those of the catalog', () => {
  const text = filledIn(
    '__NAME__ __ID__ __CONTAINER__ __ROUTE__ __TITLE__ __TITLE_ES__ {{brand}} __OTHER__',
    asked(),
  );
  expect(text).toBe(
    'mfe-service-visits service-visits serviceVisitsRemote /service-visits Service visits Citas de taller {{brand}} __OTHER__',
  );
});
