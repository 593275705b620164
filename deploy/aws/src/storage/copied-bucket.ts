import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectOwnership,
  type CfnBucket,
  type IBucket,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { secondaryRegion } from '../names.ts';

/**
 * A data bucket. `copyTo` names the bucket of the other region that gets a copy of everything; without it
 * nothing is copied.
 */
export interface CopiedBucketProps {
  readonly bucketName: string;
  /** Encrypts the objects; S3's own key if omitted. */
  readonly key?: IKey;
  readonly logs: IBucket;
  readonly copyTo?: string;
  /** Alias of the key that encrypts the copies, if `key` is given. */
  readonly copyKeyAlias?: string;
  /** How long overwritten or deleted objects can be restored. */
  readonly keepOldDays: number;
}

/**
 * Private, encrypted, versioned, TLS only, retained when its stack is deleted, and replicated to the other
 * region within minutes.
 */
export class CopiedBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, props: CopiedBucketProps) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      bucketName: props.bucketName,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN,
      serverAccessLogsBucket: props.logs,
      serverAccessLogsPrefix: `${id.toLowerCase()}/`,
      lifecycleRules: [
        {
          noncurrentVersionExpiration: Duration.days(props.keepOldDays),
          expiredObjectDeleteMarker: true,
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      ...(props.key
        ? { encryption: BucketEncryption.KMS, encryptionKey: props.key, bucketKeyEnabled: true }
        : { encryption: BucketEncryption.S3_MANAGED }),
    });
    if (props.copyTo) this.copy(props, props.copyTo);
  }

  private copy(props: CopiedBucketProps, target: string): void {
    const role = new Role(this, 'CopyRole', { assumedBy: new ServicePrincipal('s3.amazonaws.com') });
    const account = this.bucket.stack.account;
    const targetArn = `arn:aws:s3:::${target}`;
    const targetKeyArn = props.copyKeyAlias
      ? `arn:aws:kms:${secondaryRegion}:${account}:${props.copyKeyAlias}`
      : undefined;
    for (const statement of copyStatements(this.bucket.bucketArn, targetArn)) role.addToPolicy(statement);
    props.key?.grantDecrypt(role);
    if (props.copyKeyAlias) role.addToPolicy(sealCopies(account, props.copyKeyAlias));
    (this.bucket.node.defaultChild as CfnBucket).replicationConfiguration = {
      role: role.roleArn,
      rules: [
        {
          id: 'other-region',
          status: 'Enabled',
          priority: 1,
          filter: { prefix: '' },
          deleteMarkerReplication: { status: 'Enabled' },
          ...(targetKeyArn && {
            sourceSelectionCriteria: { sseKmsEncryptedObjects: { status: 'Enabled' } },
          }),
          destination: {
            bucket: targetArn,
            ...(targetKeyArn && { encryptionConfiguration: { replicaKmsKeyId: targetKeyArn } }),
            replicationTime: { status: 'Enabled', time: { minutes: 15 } },
            metrics: { status: 'Enabled', eventThreshold: { minutes: 15 } },
          },
        },
      ],
    };
  }
}

function copyStatements(sourceArn: string, targetArn: string): PolicyStatement[] {
  return [
    new PolicyStatement({
      actions: ['s3:GetReplicationConfiguration', 's3:ListBucket'],
      resources: [sourceArn],
    }),
    new PolicyStatement({
      actions: ['s3:GetObjectVersionForReplication', 's3:GetObjectVersionAcl', 's3:GetObjectVersionTagging'],
      resources: [`${sourceArn}/*`],
    }),
    new PolicyStatement({
      actions: ['s3:ReplicateObject', 's3:ReplicateDelete', 's3:ReplicateTags'],
      resources: [`${targetArn}/*`],
    }),
  ];
}

/**
 * The other region's key is known by its alias only, so that no stack depends on an output of the other
 * region.
 */
function sealCopies(account: string, alias: string): PolicyStatement {
  return new PolicyStatement({
    actions: ['kms:Encrypt', 'kms:GenerateDataKey'],
    resources: [`arn:aws:kms:${secondaryRegion}:${account}:key/*`],
    conditions: {
      StringEquals: { 'kms:ViaService': `s3.${secondaryRegion}.amazonaws.com` },
      'ForAnyValue:StringEquals': { 'kms:ResourceAliases': alias },
    },
  });
}
