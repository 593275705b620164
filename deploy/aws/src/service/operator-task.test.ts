import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { forecourtApp } from '../forecourt-app.ts';
import { regions } from '../names.ts';
import { siteSettings } from '../site-settings.ts';
import { operatorTask } from './operator-task.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const settings = siteSettings(JSON.parse(readFileSync(`${root}/deploy/aws/site.example.json`, 'utf8')));
const stacks = forecourtApp({ ...settings, social: {} }, []);
const readme = readFileSync(`${root}/deploy/aws/README.md`, 'utf8');
const commands = readme.slice(readme.indexOf("## Operators' commands"), readme.indexOf('## Social sign-in'));

interface Definition {
  readonly Family: string;
  readonly ContainerDefinitions: readonly {
    readonly Name: string;
    readonly Command?: readonly string[];
    readonly User?: string;
    readonly Environment: readonly object[];
    readonly Secrets: readonly object[];
  }[];
}

describe.each(regions)("the operators' task of %s", (region) => {
  const template = Template.fromStack(stacks.regions[region].service);
  const definitions = Object.values(template.findResources('AWS::ECS::TaskDefinition')).map(
    ({ Properties }) => Properties as Definition,
  );
  const definition = definitions.find(({ Family }) => Family === operatorTask.family);

  it('is one container with the settings and secrets of the backend, which no other waits for', () => {
    const [command, ...others] = definition?.ContainerDefinitions ?? [];
    const backend = definitions
      .flatMap(({ ContainerDefinitions }) => ContainerDefinitions)
      .find(({ Name }) => Name === 'backend');
    expect(others).toEqual([]);
    expect(command).toMatchObject({
      Name: operatorTask.container,
      User: '1000',
      ReadonlyRootFilesystem: true,
      Environment: backend?.Environment,
      Secrets: backend?.Secrets,
    });
    expect(command).not.toHaveProperty('HealthCheck');
    expect(command).not.toHaveProperty('PortMappings');
  });

  it('finds and deletes users of the pools, and has no other right', () => {
    const policies = Object.entries(template.findResources('AWS::IAM::Policy'));
    const [, policy] = policies.find(([id]) => id.startsWith('OperatorDefinitionTaskRole')) ?? [];
    const { Statement } = policy?.['Properties'].PolicyDocument as { Statement: { Action: string[] }[] };
    expect(Statement.map(({ Action }) => Action)).toEqual([
      ['cognito-idp:AdminDeleteUser', 'cognito-idp:AdminGetUser'],
    ]);
  });

  it('has outputs with the names that the README asks for', () => {
    for (const name of ['Cluster', 'Subnets', 'Group']) {
      expect(Object.keys(template.findOutputs('*')).some((id) => id.startsWith(`Operator${name}`))).toBe(
        true,
      );
      expect(commands).toContain(`\`Operator${name}`);
    }
  });
});

it('the README runs the family and the container, and commands that the image has', () => {
  expect(commands).toContain(`--task-definition ${operatorTask.family}`);
  expect(commands).toContain(`"name":"${operatorTask.container}"`);
  const scripts = [...commands.matchAll(/src\/[\w-]+\.ts/g)].map(([path]) => path);
  expect([...new Set(scripts)].sort()).toEqual(['src/answer-privacy.ts', 'src/import-inventory.ts']);
  for (const path of scripts) expect(existsSync(`${root}/deploy/backend/${path}`)).toBe(true);
});
