import { CfnOutput, Duration, SecretValue, Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { Construct } from 'constructs';
import { names, originKeyHeader } from '../names.ts';
import { siteHosts } from '../site-hosts.ts';
import type { SiteSettings } from '../site-settings.ts';
import type { StorageStack } from '../storage/storage-stack.ts';
import { CdnAlarms } from './cdn-alarms.ts';
import { makeFirewall } from './firewall.ts';

interface CdnProps {
  readonly settings: SiteSettings;
  readonly tenants: readonly Tenant[];
  /** The storage of us-east-1, where CloudFront is configured. */
  readonly storage: StorageStack;
}

/**
 * A complete API answer may take 20 s, an upload far longer to arrive; the edge is never silent this long
 * between two packets.
 */
const readTimeout = Duration.seconds(60);

/** CloudFront would keep an answer with one of these for 10 s, for every visitor, though the edge is well again. */
const passingFaults = [500, 502, 503, 504];

/**
 * The CDN in front of both regions. It caches files whose names contain their content hash, per host, and
 * nothing else: pages and calls are always forwarded to the edge, because they may be personal.
 */
export class CdnStack extends Stack {
  constructor(scope: Construct, id: string, { settings, tenants, storage }: CdnProps) {
    super(scope, id, {
      env: { account: settings.account, region: 'us-east-1' },
      terminationProtection: true,
    });
    const origin = new HttpOrigin(names.originHost(settings.domain), {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      readTimeout,
      keepaliveTimeout: Duration.seconds(30),
      customHeaders: {
        [originKeyHeader]: SecretValue.secretsManager(names.secrets.originKey).unsafeUnwrap(),
      },
    });
    const shared = {
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      originRequestPolicy: this.wholeRequest(),
      // The edge compresses by itself, and its streams must not be buffered.
      compress: false,
    } satisfies BehaviorOptions;
    const distribution = new Distribution(this, 'Distribution', {
      comment: 'Forecourt',
      domainNames: tenants.flatMap((tenant) => siteHosts(tenant)),
      certificate: Certificate.fromCertificateArn(this, 'Certificate', settings.certificates.cdn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      enableLogging: true,
      logBucket: storage.logs,
      logFilePrefix: 'cdn/',
      logIncludesCookies: false,
      webAclId: makeFirewall(this).attrArn,
      errorResponses: passingFaults.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: {
        ...shared,
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
      },
      additionalBehaviors: {
        '/assets/*': {
          ...shared,
          allowedMethods: AllowedMethods.ALLOW_GET_HEAD_OPTIONS,
          cachePolicy: this.assetsPolicy(),
        },
      },
    });
    new CdnAlarms(this, 'Alarms', { distribution, email: settings.alarmEmail });
    new CfnOutput(this, 'CdnHost', { value: distribution.distributionDomainName });
  }

  /**
   * Everything that the browser sent, including the host by which the edge knows the tenant, and its IP
   * address.
   */
  private wholeRequest(): OriginRequestPolicy {
    return new OriginRequestPolicy(this, 'WholeRequest', {
      comment: 'Everything of the request, and the address of the visitor',
      headerBehavior: OriginRequestHeaderBehavior.all('CloudFront-Viewer-Address'),
      cookieBehavior: OriginRequestCookieBehavior.all(),
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    });
  }

  /**
   * Cache key of an asset: host, path and encoding (T02). The edge determines how long it is cached: a miss
   * is not cached.
   */
  private assetsPolicy(): CachePolicy {
    return new CachePolicy(this, 'Assets', {
      comment: 'Files named by their content, per host',
      headerBehavior: CacheHeaderBehavior.allowList('Host', 'Origin'),
      cookieBehavior: CacheCookieBehavior.none(),
      queryStringBehavior: CacheQueryStringBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
    });
  }
}
