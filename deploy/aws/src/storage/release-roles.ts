import { CfnOutput, Stack } from 'aws-cdk-lib';
import { CfnOIDCProvider, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { releasesPrefix } from '../names.ts';

interface ReleaseRolesProps {
  /** ARNs of the buckets of the release store: releases go on from the copy when the first region is lost. */
  readonly bucketArns: readonly string[];
  /** `owner/name` on GitHub. */
  readonly repository: string;
}

const issuer = 'token.actions.githubusercontent.com';

/**
 * Roles for the workflows of the remotes: a reader for `pnpm release check`, and a writer that only the
 * environment `production` of the repository gets. Neither can delete anything, so published releases stay.
 */
export class ReleaseRoles extends Construct {
  constructor(scope: Construct, id: string, { bucketArns, repository }: ReleaseRolesProps) {
    super(scope, id);
    const provider = new CfnOIDCProvider(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIdList: ['sts.amazonaws.com'],
    });
    const objects = bucketArns.map((arn) => `${arn}/${releasesPrefix}/*`);
    const read = [
      new PolicyStatement({ actions: ['s3:ListBucket'], resources: [...bucketArns] }),
      new PolicyStatement({ actions: ['s3:GetObject'], resources: objects }),
    ];
    const write = new PolicyStatement({ actions: ['s3:PutObject'], resources: objects });
    const role = (name: string, subject: string, statements: readonly PolicyStatement[]) => {
      const made = new Role(this, name, {
        assumedBy: new WebIdentityPrincipal(provider.attrArn, {
          StringEquals: { [`${issuer}:aud`]: 'sts.amazonaws.com' },
          StringLike: { [`${issuer}:sub`]: `repo:${repository}:${subject}` },
        }),
      });
      for (const statement of statements) made.addToPolicy(statement);
      new CfnOutput(Stack.of(this), `${name}Arn`, { value: made.roleArn });
    };
    role('ReleasesReaderRole', '*', read);
    role('ReleasesWriterRole', 'environment:production', [...read, write]);
  }
}
