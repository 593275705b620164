import { expect, it } from 'vitest';
import { locationName, releaseLocation } from './release-location.ts';

const region = { AWS_REGION: 'us-west-2' };

it.each([
  ['the data folder of the checkout', {}, '/w/.data/releases'],
  ['the data folder that is named', { FORECOURT_DATA: '/srv' }, '/srv/releases'],
  ['a folder', { FORECOURT_RELEASES: 'store', FORECOURT_DATA: '/srv' }, '/w/store'],
  ['a bucket', { FORECOURT_RELEASES: 's3://dealer-releases', ...region }, 's3://dealer-releases/'],
  [
    'a part of a bucket',
    { FORECOURT_RELEASES: 's3://releases.example/a/b/', ...region },
    's3://releases.example/a/b/',
  ],
])('releases are stored in %s', (_row, env, expected) => {
  expect(locationName(releaseLocation(env, '/w'))).toBe(expected);
});

it('a bucket of another service has its endpoint and may be part of the path', () => {
  const env = {
    FORECOURT_RELEASES: 's3://releases',
    AWS_DEFAULT_REGION: 'eu-central-1',
    AWS_ENDPOINT_URL_S3: 'https://storage.example.com',
    FORECOURT_S3_PATH_STYLE: '1',
  };
  expect(releaseLocation(env, '/w')).toMatchObject({
    region: 'eu-central-1',
    endpoint: 'https://storage.example.com',
    pathStyle: true,
  });
});

it.each([
  ['no bucket', { FORECOURT_RELEASES: 's3://', ...region }, 's3://bucket/prefix'],
  [
    'a prefix that leaves the bucket',
    { FORECOURT_RELEASES: 's3://releases/../x', ...region },
    's3://bucket/prefix',
  ],
  ['another scheme', { FORECOURT_RELEASES: 'gs://releases', ...region }, 'a folder or s3://bucket/prefix'],
  ['no region', { FORECOURT_RELEASES: 's3://releases' }, 'AWS_REGION'],
  [
    'an endpoint that is no address',
    { FORECOURT_RELEASES: 's3://releases', ...region, AWS_ENDPOINT_URL_S3: 'storage' },
    'AWS_ENDPOINT_URL_S3 is "storage"',
  ],
])('is rejected with %s', (_row, env, message) => {
  expect(() => releaseLocation(env, '/w')).toThrow(message);
});
