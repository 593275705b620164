import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { configuredProviders } from '@forecourt/backend/configured-providers.ts';
import { backendSettings } from '@forecourt/backend/settings.ts';
import { edgeSettings } from '@forecourt/edge/src/settings.ts';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { siteSettings } from '../site-settings.ts';
import { SiteTask } from './site-task.ts';
import { databaseAuthorities } from './task-environment.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const settings = siteSettings(JSON.parse(readFileSync(`${root}/deploy/aws/site.example.json`, 'utf8')));

interface Container {
  readonly Name: 'edge' | 'backend';
  readonly Environment: readonly { readonly Name: string; readonly Value: string }[];
  readonly Secrets: readonly { readonly Name: string }[];
  readonly MountPoints: readonly { readonly ContainerPath: string }[];
}

const stack = new Stack(new App(), 'task', { env: { account: settings.account, region: 'us-east-1' } });
new SiteTask(stack, 'Task', { region: 'us-east-1', settings, databaseHost: 'database.example' });
const template = Template.fromStack(stack);
const [definition] = Object.values(template.findResources('AWS::ECS::TaskDefinition'));
const containers = definition?.['Properties'].ContainerDefinitions as readonly Container[];

function container(name: Container['Name']): Container {
  const found = containers.find(({ Name }) => Name === name);
  if (!found) throw new Error(`There is no container ${name}.`);
  return found;
}

/** Placeholder for each secret, valid for its setting. */
const secretValues: Readonly<Record<string, string>> = {
  FORECOURT_DATA_KEY: 'ab'.repeat(32),
  FORECOURT_OPERATOR_KEY: 'k'.repeat(48),
};

/** The environment as the process receives it. */
function environment(name: Container['Name']): Record<string, string> {
  const { Environment, Secrets } = container(name);
  const secret = Secrets.map(({ Name }) => [Name, secretValues[Name] ?? `secret-${Name}`]);
  return Object.fromEntries([...Environment.map(({ Name, Value }) => [Name, Value]), ...secret]);
}

/** Variable names that a settings reader requests from the environment. */
function namesRead(read: (env: NodeJS.ProcessEnv) => unknown, env: Record<string, string>): Set<string> {
  const asked = new Set<string>();
  read(
    new Proxy(env, {
      get: (target, name) => {
        asked.add(String(name));
        return target[String(name)];
      },
    }),
  );
  return asked;
}

/** Variables that the database client itself reads from the environment. */
const databaseClient = ['PGHOST', 'PGPORT', 'PGUSER', 'PGPASSWORD'];

describe('the variables of a task', () => {
  it.each([
    ['edge', edgeSettings, []],
    ['backend', backendSettings, databaseClient],
  ] as const)('for the %s are those that its settings read, under the same names', (name, read, others) => {
    const env = environment(name);
    const known = namesRead(read, env);
    expect(Object.keys(env).filter((one) => !known.has(one))).toEqual([...others]);
  });

  it('configure a production edge behind a CDN', () => {
    expect(edgeSettings(environment('edge'))).toMatchObject({
      port: 8080,
      backendUrl: 'http://127.0.0.1:8081',
      paymentOrigin: 'https://pay.example',
      addressHeader: 'cloudfront-viewer-address',
      isHttps: true,
      channel: 'stable',
      environment: { name: 'production', sandbox: false },
      releases: {
        kind: 'bucket',
        bucket: 'forecourt-releases-123456789012-us-east-1',
        prefix: 'site/',
        region: 'us-east-1',
      },
    });
  });

  it('T15: give the edge the trusted release keys, which are not in the release store', async () => {
    const { trustedKeys } = edgeSettings(environment('edge'));
    expect(trustedKeys.name).toBe('FORECOURT_TRUSTED_KEYS');
    expect((await trustedKeys.read()).size).toBe(1);
  });

  it('configure a production backend that stores nothing in its container', () => {
    expect(backendSettings(environment('backend'))).toMatchObject({
      port: 8081,
      dataDir: '/data',
      dataKey: secretValues.FORECOURT_DATA_KEY,
      filesBucket: { bucket: 'forecourt-documents-123456789012-us-east-1', prefix: 'files/' },
      smtp: { host: 'email-smtp.us-east-1.amazonaws.com', from: 'cars@forecourt.example' },
    });
  });

  it('name every service that production does without', () => {
    const settings = backendSettings(environment('backend'));
    expect(configuredProviders(settings)).toMatchObject({ lender: undefined, payments: undefined });
  });

  it('point the database client to the database, with certificate verification', () => {
    const env = environment('backend');
    const url = env.DATABASE_URL?.replace(databaseAuthorities, `${root}/package.json`);
    try {
      for (const name of databaseClient) vi.stubEnv(name, env[name]);
      const client = new pg.Client({ connectionString: url });
      expect(client).toMatchObject({
        host: 'database.example',
        port: 5432,
        user: 'secret-PGUSER',
        database: 'forecourt',
        password: 'secret-PGPASSWORD',
      });
      expect(client.ssl).toMatchObject({ ca: expect.stringContaining('forecourt') });
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

it('the containers run unprivileged, on a read-only file system except for their own folders', () => {
  expect(definition?.['Properties'].Volumes.map(({ Name }: { Name: string }) => Name)).toEqual([
    'backend-data',
    'backend-temporary',
    'edge-temporary',
  ]);
  for (const one of containers) {
    expect(one).toMatchObject({
      Essential: true,
      User: '1000',
      ReadonlyRootFilesystem: true,
      LinuxParameters: { Capabilities: { Drop: ['ALL'] } },
      HealthCheck: { Command: ['CMD', 'node', '-e', expect.stringContaining('/livez')] },
    });
  }
  expect(container('edge')).toMatchObject({
    PortMappings: [{ ContainerPort: 8080 }],
    DependsOn: [{ ContainerName: 'backend', Condition: 'HEALTHY' }],
  });
  expect(container('backend')).not.toHaveProperty('PortMappings');
});

it('no secret is in plain text', () => {
  for (const { Environment } of containers) {
    for (const { Name, Value } of Environment) {
      if (Name === 'FORECOURT_TRUSTED_KEYS')
        expect(Value).toMatch(/^(-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----\n)+$/);
      else expect(Name).not.toMatch(/PASSWORD|KEY|USER/);
    }
  }
});

describe.each(['edge', 'backend'] as const)('the image of the %s', (name) => {
  const text = readFileSync(`${root}/deploy/${name}/Dockerfile`, 'utf8');
  const lines = text.split('\n');
  const manifest = JSON.parse(readFileSync(`${root}/deploy/${name}/package.json`, 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  const workspace = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
    readonly packageManager: string;
  };

  it('runs the start command of the package, in the folder of the package, unprivileged', () => {
    const command = JSON.parse(lines.find((line) => line.startsWith('CMD '))?.slice(4) ?? '[]') as string[];
    expect(command.join(' ')).toBe(manifest.scripts.start);
    expect(existsSync(`${root}/deploy/${name}/${command.at(-1)}`)).toBe(true);
    expect(lines.filter((line) => line.startsWith('WORKDIR')).at(-1)).toBe(`WORKDIR /app/deploy/${name}`);
    expect(lines.filter((line) => line.startsWith('USER'))).toEqual(['USER node']);
  });

  it('copies existing files, installs by the lockfile with the pinned pnpm, and declares the folders that the task mounts', () => {
    const sources = lines.flatMap((line) => /^COPY (.*) \S+$/.exec(line)?.[1]?.split(' ') ?? []);
    for (const source of sources) expect([source, existsSync(`${root}/${source}`)]).toEqual([source, true]);
    expect(text).toContain(`npm install --global ${workspace.packageManager}\n`);
    expect(text).toContain(`pnpm install --frozen-lockfile --prod --filter "@forecourt/${name}..."`);
    expect(text).toContain(`FROM node:${readFileSync(`${root}/.nvmrc`, 'utf8').trim()}.`);
    const volumes = lines.flatMap((line) => /^VOLUME (.*)$/.exec(line)?.[1] ?? []);
    expect(volumes).toEqual(container(name).MountPoints.map(({ ContainerPath }) => ContainerPath));
  });

  it('contains the certificate authorities that the database URL names, if any', () => {
    const env = environment(name);
    expect(text.includes(databaseAuthorities)).toBe(env.DATABASE_URL?.includes(databaseAuthorities) ?? false);
  });
});
