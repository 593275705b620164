import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  InstanceClass,
  InstanceSize,
  InstanceType,
  SubnetType,
  type ISecurityGroup,
  type IVpc,
} from 'aws-cdk-lib/aws-ec2';
import { Key, type IKey } from 'aws-cdk-lib/aws-kms';
import {
  CaCertificate,
  Credentials,
  DatabaseInstance,
  DatabaseInstanceEngine,
  DatabaseInstanceReadReplica,
  ParameterGroup,
  PostgresEngineVersion,
  StorageType,
  type CfnDBInstance,
  type DatabaseInstanceReadReplicaProps,
  type IDatabaseInstance,
} from 'aws-cdk-lib/aws-rds';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { names, primaryRegion, secondaryRegion, type AwsRegion } from '../names.ts';

interface DatabaseProps {
  readonly region: AwsRegion;
  readonly vpc: IVpc;
  readonly group: ISecurityGroup;
}

const engine = DatabaseInstanceEngine.postgres({ version: PostgresEngineVersion.VER_17 });
const backupDays = 14;

/**
 * PostgreSQL in two zones, encrypted and protected from deletion. In the first region it is the primary and
 * is backed up; in the second it is a replica of that one until promoted manually, after which its own
 * backups can start.
 */
export class Database extends Construct {
  readonly instance: IDatabaseInstance;

  constructor(scope: Construct, id: string, { region, vpc, group }: DatabaseProps) {
    super(scope, id);
    const key = new Key(this, 'Key', {
      description: 'Seals the database',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const shared = this.shared({ vpc, group, key });
    this.instance =
      region === primaryRegion
        ? new DatabaseInstance(this, 'Instance', {
            ...shared,
            engine,
            databaseName: names.database,
            allocatedStorage: 100,
            maxAllocatedStorage: 1000,
            backupRetention: Duration.days(backupDays),
            preferredBackupWindow: '08:00-09:00',
            credentials: Credentials.fromGeneratedSecret('forecourt', {
              secretName: names.secrets.database,
              replicaRegions: [{ region: secondaryRegion }],
            }),
          })
        : this.replica(shared);
  }

  private shared({ vpc, group, key }: { vpc: IVpc; group: ISecurityGroup; key: IKey }) {
    return {
      instanceIdentifier: names.database,
      instanceType: InstanceType.of(InstanceClass.M7G, InstanceSize.LARGE),
      vpc,
      vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED },
      securityGroups: [group],
      publiclyAccessible: false,
      multiAz: true,
      storageType: StorageType.GP3,
      storageEncrypted: true,
      storageEncryptionKey: key,
      caCertificate: CaCertificate.RDS_CA_RSA2048_G1,
      parameterGroup: new ParameterGroup(this, 'Parameters', {
        engine,
        parameters: { 'rds.force_ssl': '1' },
      }),
      preferredMaintenanceWindow: 'sun:09:30-sun:10:30',
      copyTagsToSnapshot: true,
      deleteAutomatedBackups: false,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      cloudwatchLogsExports: ['postgresql', 'upgrade'],
      cloudwatchLogsRetention: RetentionDays.THREE_MONTHS,
    } satisfies Partial<DatabaseInstanceReadReplicaProps>;
  }

  private replica(shared: ReturnType<Database['shared']>): DatabaseInstanceReadReplica {
    const { account } = Stack.of(this);
    const source = DatabaseInstance.fromDatabaseInstanceAttributes(this, 'Source', {
      instanceIdentifier: names.database,
      instanceEndpointAddress: 'unused',
      port: 5432,
      securityGroups: [],
      engine,
    });
    const replica = new DatabaseInstanceReadReplica(this, 'Instance', {
      ...shared,
      sourceDatabaseInstance: source,
    });
    // The source is in the other region, where its name alone is not known.
    const resource = replica.node.defaultChild as CfnDBInstance;
    resource.sourceDbInstanceIdentifier = names.databaseArn({ account, region: primaryRegion });
    resource.sourceRegion = primaryRegion;
    // A replica is encrypted because its source is; it only names the key of its own region.
    resource.storageEncrypted = undefined;
    return replica;
  }
}
