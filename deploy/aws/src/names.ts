/** The two regions of a site. The first holds the writing database and the release store that is written to. */
export const regions = ['us-east-1', 'us-west-2'] as const;
export type Region = (typeof regions)[number];

/** Where data are written while nothing is lost. */
export const primaryRegion: Region = 'us-east-1';

/** What everything of a site is marked with. */
export const siteTag = { key: 'project', value: 'forecourt' } as const;

/** The region that holds the copies. */
export const secondaryRegion: Region = 'us-west-2';

/** A place that names are made for. */
export interface Place {
  readonly account: string;
  readonly region: Region;
}

/**
 * Names that both regions know without asking each other: no stack reads an output of another region, so each region can be deployed
 * while the other one is gone.
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
    smtp: 'forecourt/smtp',
  },
  /** What a social provider gave a tenant to prove itself with: the client's secret, of Apple the private key. */
  socialSecret: (tenantId: string, provider: string) => `forecourt/social/${tenantId}/${provider}`,
  /** What the CDN asks for pages: the region that is in use. */
  originHost: (domain: string) => `origin.${domain}`,
  regionHost: (domain: string, region: Region) => `${region}.origin.${domain}`,
} as const;

/** Keys of the release store stand below this in its bucket. */
export const releasesPrefix = 'site';

/** Keys of uploaded documents stand below this in their bucket. */
export const documentsPrefix = 'files';

/** Header in which the CDN proves to the load balancer that a request comes from it. */
export const originKeyHeader = 'x-origin-key';
