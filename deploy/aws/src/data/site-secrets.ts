import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret, type SecretStringGenerator } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { names, secondaryRegion } from '../names.ts';

/** 64 hexadecimal digits, as FORECOURT_DATA_KEY has to be. */
export const dataKeyRule = {
  passwordLength: 64,
  excludePunctuation: true,
  excludeUppercase: true,
  excludeCharacters: 'ghijklmnopqrstuvwxyz',
} as const satisfies SecretStringGenerator;

/** Letters and digits: fit for a header and for a password. */
const plainRule = { passwordLength: 48, excludePunctuation: true } as const satisfies SecretStringGenerator;

/**
 * The secrets that a site makes for itself, in the first region, each copied to the second. The account of the mail server is put into
 * `forecourt/smtp` by hand.
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
