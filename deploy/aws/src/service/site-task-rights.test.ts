import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { forecourtApp } from '../forecourt-app.ts';
import { regions } from '../names.ts';
import { siteSettings } from '../site-settings.ts';

const example = fileURLToPath(new URL('../../site.example.json', import.meta.url));
const settings = siteSettings(JSON.parse(readFileSync(example, 'utf8')));
const stacks = forecourtApp({ ...settings, social: {} }, []);
const templates = {
  'us-east-1': Template.fromStack(stacks.regions['us-east-1'].service),
  'us-west-2': Template.fromStack(stacks.regions['us-west-2'].service),
};

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

/** The statements of a role of the service's stack, by the beginning of its policy's name; resources as text. */
function statements(region: (typeof regions)[number], policy: string) {
  const found = Object.entries(templates[region].findResources('AWS::IAM::Policy')).find(([id]) =>
    id.startsWith(policy),
  );
  const { Statement } = (found?.[1] as { Properties: { PolicyDocument: { Statement: Statement[] } } })
    .Properties.PolicyDocument;
  return Statement.map(({ Action, Resource, Condition }) => ({
    actions: [Action].flat().sort(),
    on: JSON.stringify(Resource),
    ...(Condition !== undefined && { if: Condition }),
  }));
}

it.each(regions)(
  'the task of %s reads releases, stores documents below their prefix, uses their key for that alone, and finds and deletes buyers',
  (region) => {
    const text = (pattern: RegExp) => expect.stringMatching(pattern) as string;
    expect(statements(region, 'TaskDefinitionTaskRole')).toEqual([
      { actions: ['s3:ListBucket'], on: text(/Releases[^*]*$/) },
      { actions: ['s3:GetObject'], on: text(/Releases.*\/site\/\*/) },
      {
        actions: ['s3:ListBucket'],
        on: text(/Documents[^*]*$/),
        if: { StringLike: { 's3:prefix': 'files/*' } },
      },
      {
        actions: ['s3:DeleteObject', 's3:GetObject', 's3:PutObject'],
        on: text(/Documents.*\/files\/\*/),
      },
      {
        actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
        on: text(/DocumentsKey[^*]*$/),
        if: { StringEquals: { 'kms:ViaService': `s3.${region}.amazonaws.com` } },
      },
      {
        actions: ['cognito-idp:AdminDeleteUser', 'cognito-idp:AdminGetUser'],
        on: JSON.stringify(regions.map((one) => `arn:aws:cognito-idp:${one}:123456789012:userpool/${one}_*`)),
        if: { StringEquals: { 'aws:ResourceTag/project': 'forecourt' } },
      },
    ]);
  },
);

it.each(regions)(
  'no container of %s can read a secret: the execution role alone can, and only those that are named',
  (region) => {
    const roles = ['TaskDefinitionTaskRole', 'CanaryWatchDefinitionTaskRole', 'OperatorDefinitionTaskRole'];
    for (const role of roles)
      expect(JSON.stringify(statements(region, role))).not.toMatch(/secretsmanager|ssm:/);
    const ofSecrets = statements(region, 'TaskDefinitionExecutionRole').filter(({ actions }) =>
      actions.some((one) => one.startsWith('secretsmanager:')),
    );
    expect(ofSecrets).not.toEqual([]);
    for (const { on } of ofSecrets) {
      expect(on).not.toMatch(/signing-key|origin-key|social|secret:\*/);
      expect(on).toContain('forecourt/data-key');
    }
  },
);
