import { documentsPrefix, names, releasesPrefix, type AwsRegion } from '../names.ts';
import { ports } from '../ports.ts';
import type { SiteSettings } from '../site-settings.ts';

/** Writable folders of a task; the rest of its file system is read-only. */
export const folders = { data: '/data', temporary: '/tmp' } as const;

/** Path of the database's certificate authorities in the backend image. */
export const databaseAuthorities = '/etc/ssl/certs/rds-global-bundle.pem';

interface TaskLocation {
  readonly region: AwsRegion;
  readonly settings: SiteSettings;
}

/** The release store of a region, and the keys that its releases must be signed with, which are not in it. */
function storeEnvironment({ region, settings }: TaskLocation): Record<string, string> {
  const { account, trustedKeys } = settings;
  return {
    AWS_REGION: region,
    FORECOURT_RELEASES: `s3://${names.releasesBucket({ account, region })}/${releasesPrefix}`,
    FORECOURT_TRUSTED_KEYS: trustedKeys.map((pem) => `${pem.trim()}\n`).join(''),
  };
}

/** Non-secret settings of the watch of the canaries: those of the command `pnpm release`. */
export function watchEnvironment(place: TaskLocation): Record<string, string> {
  return { ...storeEnvironment(place), FORECOURT_ACTOR: 'the site' };
}

/** Secret settings of the watch: its commands to the channel are signed, and edges tell only an operator. */
export const watchSecrets: Readonly<Record<string, SecretVariable>> = {
  FORECOURT_OPERATOR_KEY: [names.secrets.operatorKey],
  FORECOURT_SIGNING_KEY: [names.secrets.signingKey],
};

/** Non-secret settings of the edge, as listed in its README. */
export function edgeEnvironment({ region, settings }: TaskLocation): Record<string, string> {
  return {
    ...storeEnvironment({ region, settings }),
    BACKEND_URL: `http://127.0.0.1:${ports.backend}`,
    FORECOURT_ADDRESS_HEADER: 'cloudfront-viewer-address',
    FORECOURT_CHANNEL: settings.channel,
    FORECOURT_ENV: 'production',
    FORECOURT_HTTPS: '1',
    PORT: String(ports.edge),
    ...(settings.paymentOrigin && { PAYMENT_ORIGIN: settings.paymentOrigin }),
  };
}

/**
 * Non-secret settings of the backend. The database URL contains only what is not secret: host, user and
 * password are passed as PGHOST, PGUSER and PGPASSWORD, which the database client uses for parts missing in
 * the URL.
 */
export function backendEnvironment(
  { region, settings }: TaskLocation,
  databaseHost: string,
): Record<string, string> {
  const place = { account: settings.account, region };
  return {
    AWS_REGION: region,
    BACKEND_PORT: String(ports.backend),
    DATABASE_URL: `postgresql:///${names.database}?sslmode=verify-full&sslrootcert=${databaseAuthorities}`,
    FORECOURT_DATA: folders.data,
    FORECOURT_FILES: `s3://${names.documentsBucket(place)}/${documentsPrefix}`,
    FORECOURT_NOT_OFFERED: settings.notOffered.join(','),
    PGHOST: databaseHost,
    PGPORT: String(ports.database),
    ...(settings.mail && { SMTP_HOST: settings.mail.host, SMTP_FROM: settings.mail.from }),
  };
}

/** Value of a secret variable: a whole secret, or one field of it. */
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
