import { fileURLToPath } from 'node:url';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { Construct } from 'constructs';

/**
 * Words the codes that a tenant's user pool sends by mail and SMS: with the tenant's brand, in the language that is stored with the account
 * (ACCT-64). Its log holds only what the platform writes.
 */
export class CodeMail extends Construct {
  readonly handler: LambdaFunction;

  constructor(scope: Construct, id: string, { brandName, locale }: Pick<Tenant, 'brandName' | 'locale'>) {
    super(scope, id);
    this.handler = new LambdaFunction(this, 'Handler', {
      runtime: Runtime.NODEJS_22_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(fileURLToPath(new URL('code-mail', import.meta.url))),
      handler: 'index.handler',
      environment: { BRAND_NAME: brandName, LANGUAGE: locale },
      memorySize: 256,
      // The pool waits no longer.
      timeout: Duration.seconds(5),
      logGroup: new LogGroup(this, 'Log', {
        retention: RetentionDays.ONE_MONTH,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    });
  }
}
