import { createPublicKey } from 'node:crypto';
import * as v from 'valibot';
import { regions } from './names.ts';

const CertificateSchema = v.pipe(
  v.string(),
  v.regex(/^arn:aws:acm:[a-z0-9-]+:\d{12}:certificate\/[0-9a-f-]+$/, 'must be the ARN of a certificate'),
);
const HostSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a host name in lower case'),
);

const IdSchema = v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'must be an id as the provider shows it'));

/**
 * A tenant's registration with the social providers. Secrets are in Secrets Manager,
 * `forecourt/social/{tenant}/{provider}`.
 */
const SocialSettingsSchema = v.strictObject({
  google: v.optional(v.strictObject({ clientId: IdSchema })),
  facebook: v.optional(v.strictObject({ appId: IdSchema })),
  apple: v.optional(v.strictObject({ servicesId: IdSchema, teamId: IdSchema, keyId: IdSchema })),
});
export type SocialSettings = v.InferOutput<typeof SocialSettingsSchema>;

function isReleaseKey(pem: string): boolean {
  try {
    return (
      pem.startsWith('-----BEGIN PUBLIC KEY-----') && createPublicKey(pem).asymmetricKeyType === 'ed25519'
    );
  } catch {
    return false;
  }
}

/**
 * What differs from one site to another, as in `site.json`. Nothing in it is secret. `activeRegion` is where
 * the site runs; the other region is on standby. `certificates.cdn` covers every host of every tenant and is
 * in us-east-1; those of the regions cover the same hosts and `*.origin.{domain}`.
 */
export const SiteSettingsSchema = v.strictObject({
  account: v.pipe(v.string(), v.regex(/^\d{12}$/, 'must be the 12 digits of an AWS account')),
  activeRegion: v.picklist(regions),
  domain: HostSchema,
  hostedZoneId: v.pipe(v.string(), v.regex(/^Z[A-Z0-9]+$/)),
  certificates: v.strictObject({
    cdn: v.pipe(CertificateSchema, v.includes(':us-east-1:', 'must lie in us-east-1')),
    'us-east-1': v.pipe(CertificateSchema, v.includes(':us-east-1:', 'must lie in us-east-1')),
    'us-west-2': v.pipe(CertificateSchema, v.includes(':us-west-2:', 'must lie in us-west-2')),
  }),
  /** Tag of both container images. */
  imageTag: v.pipe(v.string(), v.regex(/^[\w][\w.-]{0,127}$/)),
  channel: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** Public keys that releases must be signed with (T15); two while one replaces the other. */
  trustedKeys: v.pipe(
    v.array(v.pipe(v.string(), v.check(isReleaseKey, 'must be an Ed25519 public key in PEM'))),
    v.minLength(1, 'must contain a key'),
  ),
  /** Origin of the payment provider's card fields; without it no page may embed a frame of a provider. */
  paymentOrigin: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'must be an origin'),
    ),
  ),
  /**
   * The mail server, whose account is in the secret `forecourt/smtp`; the part of `from` after the @ is
   * verified in SES.
   */
  mail: v.optional(v.strictObject({ host: HostSchema, from: v.pipe(v.string(), v.email()) })),
  /** The sign-in providers of each tenant, by the tenant's id; a tenant that is not listed has none. */
  social: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), SocialSettingsSchema)),
  /** Services of other companies that the site does without, as `FORECOURT_NOT_OFFERED` of the backend lists them. */
  notOffered: v.array(v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/))),
  alarmEmail: v.pipe(v.string(), v.email()),
  /** Repository whose workflows may read and write the release store, `owner/name` on GitHub. */
  repository: v.pipe(v.string(), v.regex(/^[\w.-]+\/[\w.-]+$/)),
});
export type SiteSettings = v.InferOutput<typeof SiteSettingsSchema>;

/** Invalid settings of a site; the message names each field and what is wrong with it. */
export class SiteFault extends Error {
  override readonly name = 'SiteFault';
}

/** Parses the settings of a site. Throws a {@link SiteFault}. */
export function siteSettings(json: unknown): SiteSettings {
  const result = v.safeParse(SiteSettingsSchema, json);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new SiteFault(`The settings of the site cannot be used: ${faults.join('; ')}`);
}
