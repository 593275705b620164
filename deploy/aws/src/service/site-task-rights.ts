import type { FargateTaskDefinition } from 'aws-cdk-lib/aws-ecs';
import { PolicyStatement, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam';
import { documentsPrefix, regions, releasesPrefix, siteTag, type AwsRegion } from '../names.ts';
import type { SiteSettings } from '../site-settings.ts';
import type { StorageStack } from '../storage/storage-stack.ts';

interface Rights {
  readonly region: AwsRegion;
  readonly settings: SiteSettings;
  readonly storage: StorageStack;
}

/** The right to find and delete users of the site's own pools, which carrying out a deletion needs. */
export function buyerRemoval({ account }: SiteSettings): PolicyStatementProps {
  return {
    actions: ['cognito-idp:AdminGetUser', 'cognito-idp:AdminDeleteUser'],
    resources: regions.map((one) => `arn:aws:cognito-idp:${one}:${account}:userpool/${one}_*`),
    conditions: { StringEquals: { [`aws:ResourceTag/${siteTag.key}`]: siteTag.value } },
  };
}

/**
 * The rights of the site's task, which edge and backend share because a task has one role: what the edge needs (the first two statements),
 * what the backend needs, and nothing else. Secrets and images are read by the execution role, which no container can use.
 */
export function allowSiteTask(
  definition: FargateTaskDefinition,
  { region, settings, storage }: Rights,
): void {
  const { releases, documents, documentsKey } = storage;
  const statements: readonly PolicyStatementProps[] = [
    // For the whole bucket: S3 says only to those who may list it that a release or a channel does not exist.
    { actions: ['s3:ListBucket'], resources: [releases.bucketArn] },
    { actions: ['s3:GetObject'], resources: [releases.arnForObjects(`${releasesPrefix}/*`)] },
    {
      actions: ['s3:ListBucket'],
      resources: [documents.bucketArn],
      conditions: { StringLike: { 's3:prefix': `${documentsPrefix}/*` } },
    },
    {
      actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
      resources: [documents.arnForObjects(`${documentsPrefix}/*`)],
    },
    {
      actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
      resources: [documentsKey.keyArn],
      conditions: { StringEquals: { 'kms:ViaService': `s3.${region}.amazonaws.com` } },
    },
    buyerRemoval(settings),
  ];
  for (const statement of statements) definition.addToTaskRolePolicy(new PolicyStatement(statement));
}
