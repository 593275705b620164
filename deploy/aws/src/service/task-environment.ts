import { documentsPrefix, names, releasesPrefix, type Region } from '../names.ts';
import { ports } from '../ports.ts';
import type { SiteSettings } from '../site-settings.ts';

/** Writable folders of a task; everything else of its file system is read-only. */
export const folders = { data: '/data', temporary: '/tmp' } as const;

/** Where the backend's image keeps the certificate authorities of the database. */
export const databaseAuthorities = '/etc/ssl/certs/rds-global-bundle.pem';

interface TaskPlace {
  readonly region: Region;
  readonly settings: SiteSettings;
}

/** Settings of the edge that are not secret, as its README lists them. */
export function edgeEnvironment({ region, settings }: TaskPlace): Record<string, string> {
  const place = { account: settings.account, region };
  return {
    AWS_REGION: region,
    BACKEND_URL: `http://127.0.0.1:${ports.backend}`,
    FORECOURT_ADDRESS_HEADER: 'cloudfront-viewer-address',
    FORECOURT_CHANNEL: settings.channel,
    FORECOURT_ENV: 'production',
    FORECOURT_HTTPS: '1',
    FORECOURT_RELEASES: `s3://${names.releasesBucket(place)}/${releasesPrefix}`,
    PORT: String(ports.edge),
    ...(settings.paymentOrigin && { PAYMENT_ORIGIN: settings.paymentOrigin }),
  };
}

/**
 * Settings of the backend that are not secret. The address of the database names only what is not: host, user and password come as
 * PGHOST, PGUSER and PGPASSWORD, which the database client takes where the address says nothing.
 */
export function backendEnvironment(
  { region, settings }: TaskPlace,
  databaseHost: string,
): Record<string, string> {
  const place = { account: settings.account, region };
  return {
    AWS_REGION: region,
    BACKEND_PORT: String(ports.backend),
    DATABASE_URL: `postgresql:///${names.database}?sslmode=verify-full&sslrootcert=${databaseAuthorities}`,
    FORECOURT_DATA: folders.data,
    FORECOURT_ENV: 'production',
    FORECOURT_FILES: `s3://${names.documentsBucket(place)}/${documentsPrefix}`,
    PGHOST: databaseHost,
    PGPORT: String(ports.database),
    ...(settings.mail && { SMTP_HOST: settings.mail.host, SMTP_FROM: settings.mail.from }),
  };
}

/** What a secret variable holds: the whole of a secret, or one field of it. */
export type SecretVariable = readonly [secretName: string, field?: string];

/** Secret settings of the edge. */
export const edgeSecrets: Readonly<Record<string, SecretVariable>> = {
  FORECOURT_OPERATOR_KEY: [names.secrets.operatorKey],
};

/** Secret settings of the backend. */
export function backendSecrets({ mail }: SiteSettings): Readonly<Record<string, SecretVariable>> {
  return {
    FORECOURT_DATA_KEY: [names.secrets.dataKey],
    PGUSER: [names.secrets.database, 'username'],
    PGPASSWORD: [names.secrets.database, 'password'],
    ...(mail && {
      SMTP_USER: [names.secrets.smtp, 'user'] as const,
      SMTP_PASSWORD: [names.secrets.smtp, 'password'] as const,
    }),
  };
}
