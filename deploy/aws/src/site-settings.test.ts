import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sampleTenant } from '@forecourt/releases/testing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { siteHosts } from './site-hosts.ts';
import { siteSettings } from './site-settings.ts';

const example = JSON.parse(readFileSync(new URL('../site.example.json', import.meta.url), 'utf8')) as Record<
  string,
  unknown
>;

it('the example is valid', () => expect(siteSettings(example).activeRegion).toBe('us-east-1'));

it.each([
  ['account', '1234'],
  ['activeRegion', 'eu-west-1'],
  ['domain', 'https://forecourt.example'],
  ['imageTag', 'latest and greatest'],
  ['trustedKeys', []],
  ['trustedKeys', ['0123456789abcdef']],
  ['trustedKeys', [generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })]],
  ['paymentOrigin', 'https://pay.example/'],
  ['alarmEmail', 'operations'],
  ['repository', 'forecourt'],
  ['social', { northstar: { google: { clientId: 'id', clientSecret: 'no secret belongs here' } } }],
  ['social', { northstar: { apple: { servicesId: 'id' } } }],
  ['social', { 'North Star': {} }],
])('an invalid %s is rejected by name', (field, value) => {
  expect(() => siteSettings({ ...example, [field]: value })).toThrow(field);
});

it('a certificate of another region is rejected', () => {
  const certificates = example.certificates as Record<string, string>;
  const swapped = { ...certificates, 'us-west-2': certificates['us-east-1'] };
  expect(() => siteSettings({ ...example, certificates: swapped })).toThrow('certificates.us-west-2');
});

it('an unknown setting is rejected', () => {
  expect(() => siteSettings({ ...example, acount: '1' })).toThrow('acount');
});

it("hosts of a developer's machine are not served, and a tenant without others is rejected", () => {
  const tenant = sampleTenant('harbor') as unknown as Tenant;
  const hosts = ['harbor.localhost', '127.0.0.1', 'localhost', 'www.harbor.example'];
  expect(siteHosts({ ...tenant, hosts })).toEqual(['www.harbor.example']);
  expect(() => siteHosts({ ...tenant, hosts: ['harbor.localhost'] })).toThrow('harbor');
});
