/** The two regions of a site. The first has the primary database and the writable release store. */
export const regions = ['us-east-1', 'us-west-2'] as const;
export type AwsRegion = (typeof regions)[number];

/** Region of all writes in normal operation. */
export const primaryRegion: AwsRegion = 'us-east-1';

/** Tag of all resources of a site. */
export const siteTag = { key: 'project', value: 'forecourt' } as const;

/** The region that has the copies. */
export const secondaryRegion: AwsRegion = 'us-west-2';

/** Account and region that names are made for. */
export interface Place {
  readonly account: string;
  readonly region: AwsRegion;
}

/**
 * Names that both regions know without lookups: no stack reads an output of another region, so each region
 * can be deployed while the other one is down.
 */
export const names = {
  releasesBucket: ({ account, region }: Place) => `forecourt-releases-${account}-${region}`,
  documentsBucket: ({ account, region }: Place) => `forecourt-documents-${account}-${region}`,
  logsBucket: ({ account, region }: Place) => `forecourt-logs-${account}-${region}`,
  documentsKeyAlias: 'alias/forecourt-documents',
  database: 'forecourt',
  databaseArn: ({ account, region }: Place) => `arn:aws:rds:${region}:${account}:db:forecourt`,
  images: { edge: 'forecourt/edge', backend: 'forecourt/backend' },
  secrets: {
    database: 'forecourt/database',
    dataKey: 'forecourt/data-key',
    operatorKey: 'forecourt/operator-key',
    originKey: 'forecourt/origin-key',
    signingKey: 'forecourt/signing-key',
    smtp: 'forecourt/smtp',
  },
  /** Private zone of a region's network, and in it the name that has the address of every edge. */
  internalZone: 'forecourt.internal',
  edgeService: 'edge',
  /** Credential of a tenant at a social provider: the client secret, for Apple the private key. */
  socialSecret: (tenantId: string, provider: string) => `forecourt/social/${tenantId}/${provider}`,
  /** Host from which the CDN requests pages: the active region. */
  originHost: (domain: string) => `origin.${domain}`,
  regionHost: (domain: string, region: AwsRegion) => `${region}.origin.${domain}`,
} as const;

/** Key prefix of the release store in its bucket. */
export const releasesPrefix = 'site';

/** Key prefix of uploaded documents in their bucket. */
export const documentsPrefix = 'files';

/** Header in which the CDN proves to the load balancer that a request comes from it. */
export const originKeyHeader = 'x-origin-key';
