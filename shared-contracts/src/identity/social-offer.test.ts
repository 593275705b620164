import { expect, it } from 'vitest';
import { socialOffer } from './social-offer.ts';

const pool = { region: 'us-east-1', userPoolId: 'us-east-1_X', userPoolClientId: 'x' } as const;
const cloud = { ...pool, domain: 'auth.harbor.example' };
const standIn = { ...pool, domain: '/_sandbox/idp/us-east-1' };
const both = { google: true, apple: true };

it.each([
  ['tenant flag and toggles on', true, cloud, both, false, ['google', 'facebook', 'apple']],
  ['toggles off', true, cloud, { google: false, apple: false }, false, ['facebook']],
  ['Apple by its flag alone', true, cloud, { google: false, apple: true }, false, ['facebook', 'apple']],
  ['tenant flag off', false, cloud, both, false, []],
  ['a pool without a domain', true, pool, both, true, []],
  ['a stand-in in a sandbox', true, standIn, both, true, ['google', 'facebook', 'apple']],
  ['a stand-in in production', true, standIn, both, false, []],
])('%s', (_, socialLogin, identityPool, flags, isSandbox, expected) => {
  const consumer = { socialLogin, identityPools: [identityPool] };
  expect(socialOffer({ consumer, flags, isSandbox })).toEqual(expected);
});
