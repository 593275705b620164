import { CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnReplicationConfiguration, Repository, TagMutability } from 'aws-cdk-lib/aws-ecr';
import { Key } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import {
  names,
  primaryRegion,
  releasesPrefix,
  secondaryRegion,
  type Place,
  type AwsRegion,
} from '../names.ts';
import type { SiteSettings } from '../site-settings.ts';
import { CopiedBucket } from './copied-bucket.ts';
import { ReleaseRoles } from './release-roles.ts';

interface StorageProps {
  readonly region: AwsRegion;
  readonly settings: SiteSettings;
}

/** Maximum number of days in which a document removed by a buyer can be restored. */
const keepRemovedDocumentsDays = 30;
const keepRemovedReleasesDays = 90;
const keepLogsDays = 400;

/**
 * Buckets for releases, documents and logs, and the container images of one region. The first region's are
 * replicated to the second's.
 */
export class StorageStack extends Stack {
  readonly releases: Bucket;
  readonly documents: Bucket;
  readonly documentsKey: Key;
  readonly logs: Bucket;

  constructor(scope: Construct, id: string, { region, settings }: StorageProps) {
    const { account } = settings;
    super(scope, id, { env: { account, region }, terminationProtection: true });
    const place = { account, region };
    const isPrimary = region === primaryRegion;
    const copy: Place = { account, region: secondaryRegion };
    this.logs = this.makeLogs(place);
    this.documentsKey = new Key(this, 'DocumentsKey', {
      alias: names.documentsKeyAlias,
      description: 'Seals what buyers upload',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.releases = new CopiedBucket(this, 'Releases', {
      bucketName: names.releasesBucket(place),
      logs: this.logs,
      keepOldDays: keepRemovedReleasesDays,
      ...(isPrimary && { copyTo: names.releasesBucket(copy) }),
    }).bucket;
    this.documents = new CopiedBucket(this, 'Documents', {
      bucketName: names.documentsBucket(place),
      key: this.documentsKey,
      logs: this.logs,
      keepOldDays: keepRemovedDocumentsDays,
      ...(isPrimary && { copyTo: names.documentsBucket(copy), copyKeyAlias: names.documentsKeyAlias }),
    }).bucket;
    this.makeImages(isPrimary);
    if (isPrimary) {
      new ReleaseRoles(this, 'ReleaseRoles', {
        bucketArns: [this.releases.bucketArn, `arn:aws:s3:::${names.releasesBucket(copy)}`],
        repository: settings.repository,
      });
    }
    new CfnOutput(this, 'ReleaseStore', { value: `s3://${names.releasesBucket(place)}/${releasesPrefix}` });
  }

  private makeLogs(place: Place): Bucket {
    return new Bucket(this, 'Logs', {
      bucketName: names.logsBucket(place),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      // Standard logs of the CDN are written with an access control list.
      objectOwnership: ObjectOwnership.OBJECT_WRITER,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [
        { expiration: Duration.days(keepLogsDays), noncurrentVersionExpiration: Duration.days(1) },
      ],
    });
  }

  private makeImages(isPrimary: boolean): void {
    for (const repositoryName of Object.values(names.images)) {
      new Repository(this, repositoryName.replace('/', '-'), {
        repositoryName,
        imageScanOnPush: true,
        imageTagMutability: TagMutability.IMMUTABLE,
        removalPolicy: RemovalPolicy.RETAIN,
        lifecycleRules: [{ maxImageCount: 100 }],
      });
    }
    if (!isPrimary) return;
    new CfnReplicationConfiguration(this, 'ImageCopies', {
      replicationConfiguration: {
        rules: [
          {
            destinations: [{ region: secondaryRegion, registryId: this.account }],
            repositoryFilters: [{ filter: 'forecourt/', filterType: 'PREFIX_MATCH' }],
          },
        ],
      },
    });
  }
}
