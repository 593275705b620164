import { expect, it } from 'vitest';
import { StartFault } from '@forecourt/settings';
import { edgeSettings } from './settings.ts';

it.each([
  ['two above the backend when nothing is said', {}, 'http://localhost:8083'],
  ['beside a backend on another port', { BACKEND_URL: 'http://127.0.0.1:9201' }, 'http://localhost:9203'],
  ['a port of its own', { PAYMENT_PORT: '9000' }, 'http://localhost:9000'],
  ['an origin', { PAYMENT_ORIGIN: 'https://pay.example.com' }, 'https://pay.example.com'],
  ['none in production', { FORECOURT_ENV: 'production' }, undefined],
  [
    'an origin in production',
    { FORECOURT_ENV: 'production', PAYMENT_ORIGIN: 'https://pay.example.com' },
    'https://pay.example.com',
  ],
])('payment origin: %s', (_row, env, expected) => {
  expect(edgeSettings(env).paymentOrigin).toBe(expected);
});

it.each(['*', 'https://*.example.com', 'https://pay.example.com/', 'pay.example.com', "'self'"])(
  'PAYMENT_ORIGIN=%s is rejected: exactly one origin may be framed',
  (PAYMENT_ORIGIN) => {
    expect(() => edgeSettings({ PAYMENT_ORIGIN })).toThrow('it is an origin');
  },
);

it('T15: an edge does not start with trusted keys inside the release store, or with a setting that contains none', () => {
  const inside = { FORECOURT_RELEASES: '/srv/site', FORECOURT_TRUSTED_KEYS: '/srv/site/keys.pem' };
  expect(() => edgeSettings(inside)).toThrow(StartFault);
  expect(() => edgeSettings(inside)).toThrow('inside the release store that they vouch for');
  const cut = { FORECOURT_TRUSTED_KEYS: '-----BEGIN PUBLIC KEY-----' };
  expect(() => edgeSettings(cut)).toThrow('FORECOURT_TRUSTED_KEYS has to contain the public keys');
});
