import { describe, expect, it } from 'vitest';
import { localSettings } from './environment.mjs';
import { edgeAddress, serviceEnv } from './service-env.mjs';

const settings = localSettings({ PORT: '8080', FORECOURT_DATA: '/srv/data' });

describe('the processes of npm start', () => {
  it('use a release store and keys of their own, also in a terminal of the production site', () => {
    const operator = {
      FORECOURT_RELEASES: 's3://releases/site',
      FORECOURT_SIGNING_KEY: 'key',
      FORECOURT_TRUSTED_KEYS: 'keys',
    };
    expect({ ...operator, ...serviceEnv(settings, operator) }).toMatchObject({
      FORECOURT_RELEASES: '/srv/data/releases',
      FORECOURT_SIGNING_KEY: '',
      FORECOURT_TRUSTED_KEYS: '',
    });
  });

  it.each([
    [undefined, 'http://127.0.0.1:8080'],
    ['', 'http://127.0.0.1:8080'],
    ['0.0.0.0', 'http://127.0.0.1:8080'],
    ['::', 'http://127.0.0.1:8080'],
    ['192.168.1.20', 'http://192.168.1.20:8080'],
    ['::1', 'http://[::1]:8080'],
  ])('are asked where the edge listens: HOST %s', (host, address) => {
    expect(edgeAddress(settings, host === undefined ? {} : { HOST: host })).toBe(address);
  });
});
