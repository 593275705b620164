import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret, type SecretStringGenerator } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { names, secondaryRegion } from '../names.ts';

/** 64 hexadecimal digits, as required for FORECOURT_DATA_KEY. */
export const dataKeyRule = {
  passwordLength: 64,
  excludePunctuation: true,
  excludeUppercase: true,
  excludeCharacters: 'ghijklmnopqrstuvwxyz',
} as const satisfies SecretStringGenerator;

/** Letters and digits: valid in a header and in a password. */
const plainRule = { passwordLength: 48, excludePunctuation: true } as const satisfies SecretStringGenerator;

/**
 * The secrets that a site generates itself, in the first region, each replicated to the second. The account
 * of the mail server is entered into `forecourt/smtp` manually.
 */
export class SiteSecrets extends Construct {
  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.make('DataKey', names.secrets.dataKey, dataKeyRule);
    this.make('OperatorKey', names.secrets.operatorKey, plainRule);
    this.make('OriginKey', names.secrets.originKey, plainRule);
  }

  private make(id: string, secretName: string, generateSecretString: SecretStringGenerator): void {
    new Secret(this, id, {
      secretName,
      generateSecretString,
      replicaRegions: [{ region: secondaryRegion }],
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}
