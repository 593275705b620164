import { expect, it } from 'vitest';
import { StartFault } from '@forecourt/settings';
import { edgeSettings } from './settings.ts';

const production = { FORECOURT_ENV: 'production', FORECOURT_HTTPS: '1' };

it('T66: an edge has nothing of the sandbox unless a setting asks for it', () => {
  const none = { sandbox: false, forcedFlags: 'cosmetic', name: 'production' };
  expect(edgeSettings({ FORECOURT_HTTPS: '1' }).environment).toEqual(none);
  expect(edgeSettings({ FORECOURT_HTTPS: '1', FORECOURT_ENV: '' }).environment).toEqual(none);
  expect(edgeSettings({ FORECOURT_HTTPS: '1', NODE_ENV: 'development' }).environment).toEqual(none);
  expect(edgeSettings({ FORECOURT_ENV: 'local' }).environment.sandbox).toBe(true);
  expect(() => edgeSettings({ FORECOURT_HTTPS: '1', FORECOURT_OVERRIDES: '1' })).toThrow(
    'FORECOURT_OVERRIDES',
  );
});

it.each([{}, { FORECOURT_ENV: 'production' }, { FORECOURT_HTTPS: '0' }])(
  'T66: an edge of production does not start without TLS, and says so: %o',
  (env) => expect(() => edgeSettings(env)).toThrow('FORECOURT_HTTPS is missing'),
);

it.each([
  ['two above the backend on a machine of your own', { FORECOURT_ENV: 'local' }, 'http://localhost:8083'],
  [
    'beside a backend on another port',
    { FORECOURT_ENV: 'local', BACKEND_URL: 'http://127.0.0.1:9201' },
    'http://localhost:9203',
  ],
  ['a port of its own', { FORECOURT_ENV: 'local', PAYMENT_PORT: '9000' }, 'http://localhost:9000'],
  [
    'an origin',
    { FORECOURT_ENV: 'local', PAYMENT_ORIGIN: 'https://pay.example.com' },
    'https://pay.example.com',
  ],
  ['none in production', production, undefined],
  ['none when nothing is said', { FORECOURT_HTTPS: '1' }, undefined],
  [
    'an origin in production',
    { ...production, PAYMENT_ORIGIN: 'https://pay.example.com' },
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

it.each([
  ['its data folder', { ...production, FORECOURT_DATA: '/srv/data' }, '/srv/data'],
  ['nothing where stores are made again and again', { FORECOURT_ENV: 'local' }, undefined],
])('T16: an edge remembers signed changes in %s', (_row, env, expected) => {
  expect(edgeSettings(env).memoryDir).toBe(expected);
});
