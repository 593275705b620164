import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { releaseLocation } from '@forecourt/releases';
import { setUpCommand } from '@forecourt/releases/testing';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { SecurityGroup, Vpc } from 'aws-cdk-lib/aws-ec2';
import { Cluster } from 'aws-cdk-lib/aws-ecs';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { siteSettings } from '../site-settings.ts';
import { CanaryWatch } from './canary-watch.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const settings = siteSettings(JSON.parse(readFileSync(`${root}/deploy/aws/site.example.json`, 'utf8')));

interface Container {
  readonly Command: readonly string[];
  readonly Environment: readonly { readonly Name: string; readonly Value: string }[];
  readonly Secrets: readonly { readonly Name: string; readonly ValueFrom: unknown }[];
}

function synthesized(): Container {
  const stack = new Stack(new App(), 'watch', { env: { account: settings.account, region: 'us-east-1' } });
  const vpc = new Vpc(stack, 'Network', { availabilityZones: ['us-east-1a'] });
  new CanaryWatch(stack, 'Watch', {
    region: 'us-east-1',
    settings,
    cluster: new Cluster(stack, 'Cluster', { vpc }),
    releases: Bucket.fromBucketName(stack, 'Releases', 'releases'),
    group: new SecurityGroup(stack, 'Group', { vpc }),
  });
  const [definition] = Object.values(Template.fromStack(stack).findResources('AWS::ECS::TaskDefinition'));
  const { Volumes, ContainerDefinitions } = definition?.['Properties'] as {
    readonly Volumes: unknown;
    readonly ContainerDefinitions: readonly [Container];
  };
  expect(Volumes).toEqual([{ Name: 'watch-temporary' }]);
  const [container] = ContainerDefinitions;
  expect(container).toMatchObject({
    Essential: true,
    User: '1000',
    ReadonlyRootFilesystem: true,
    LinuxParameters: { Capabilities: { Drop: ['ALL'] } },
    MountPoints: [{ ContainerPath: '/tmp', ReadOnly: false, SourceVolume: 'watch-temporary' }],
  });
  return container;
}

const container = synthesized();
const env = Object.fromEntries(container.Environment.map(({ Name, Value }) => [Name, Value]));

it('runs a file that the image of the edge contains, from the folder in which the image starts', () => {
  const image = readFileSync(`${root}/deploy/edge/Dockerfile`, 'utf8');
  const [node, flag, loader, script = ''] = container.Command;
  expect([node, flag, loader]).toEqual(['node', '--import', 'tsx']);
  expect(image).toContain('WORKDIR /app/deploy/edge\n');
  expect(image).toContain('COPY deploy/releases ./deploy/releases\n');
  expect(existsSync(`${root}/deploy/edge/${script}`)).toBe(true);
});

it('asks every edge of the region, by a command line that the command accepts', async () => {
  const asked: string[] = [];
  const { run } = setUpCommand(undefined, {
    addressesOf: (host) =>
      Promise.resolve(host === 'edge.forecourt.internal' ? ['10.16.0.7', '10.16.0.9'] : []),
    readStatus(address) {
      asked.push(address.href);
      return Promise.reject(new Error('busy'));
    },
  });
  expect(await run(`${container.Command.slice(4).join(' ')} --once`)).toBe(0);
  expect(asked).toEqual(['http://10.16.0.7:8080/_status.json', 'http://10.16.0.9:8080/_status.json']);
});

it('reads the store of its region, says who it is, and has its two keys from secrets only', () => {
  expect(releaseLocation(env, root)).toMatchObject({
    kind: 'bucket',
    bucket: 'forecourt-releases-123456789012-us-east-1',
    prefix: 'site/',
    region: 'us-east-1',
  });
  expect(env).toEqual({
    AWS_REGION: 'us-east-1',
    FORECOURT_ACTOR: 'the site',
    FORECOURT_RELEASES: 's3://forecourt-releases-123456789012-us-east-1/site',
    FORECOURT_TRUSTED_KEYS: expect.stringContaining('BEGIN PUBLIC KEY'),
  });
  expect(container.Secrets.map(({ Name }) => Name).sort()).toEqual([
    'FORECOURT_OPERATOR_KEY',
    'FORECOURT_SIGNING_KEY',
  ]);
  const sources = JSON.stringify(container.Secrets);
  expect(sources).toContain('forecourt/operator-key');
  expect(sources).toContain('forecourt/signing-key');
});
