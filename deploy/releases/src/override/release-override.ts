import * as v from 'valibot';
import { SignedReleaseSchema } from '@forecourt/shared-contracts/releases';
import type { ReleaseSigner } from '../signing/release-keys.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** No override is valid for longer than this, whatever its expiry says. */
export const longestOverrideMs = 7 * 24 * 60 * 60 * 1000;

const OverrideSchema = v.strictObject({
  /** Distinguishes an override from a release record, which is signed with the same keys. */
  kind: v.literal('release-override'),
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  version: v.optional(v.pipe(v.string(), v.regex(/^\d[0-9A-Za-z.+-]*$/))),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});

/**
 * One remote that one developer sees at another release than everyone else: the given version, otherwise the
 * newest published one.
 */
export type ReleaseOverride = Omit<v.InferOutput<typeof OverrideSchema>, 'kind'>;

const SignedTextSchema = v.pipe(v.string(), v.parseJson(), SignedReleaseSchema);
const OverrideTextSchema = v.pipe(v.string(), v.parseJson(), OverrideSchema);

/** The override as a cookie value, signed with a release key. */
export function overrideToken(signer: ReleaseSigner, override: ReleaseOverride): string {
  const record = JSON.stringify({ kind: 'release-override', ...override });
  const signed = { record, signature: signer.sign(record), keyId: signer.keyId };
  return Buffer.from(JSON.stringify(signed)).toString('base64url');
}

/**
 * Parses a token; undefined when it is malformed, not signed by a trusted key, expired, or valid for too long
 * (T17).
 */
export async function readOverride(
  store: Pick<ReleaseStore, 'isTrusted'>,
  token: string,
  nowMs: number,
): Promise<ReleaseOverride | undefined> {
  const signed = v.safeParse(SignedTextSchema, Buffer.from(token, 'base64url').toString());
  if (!signed.success || !(await store.isTrusted(signed.output))) return undefined;
  const parsed = v.safeParse(OverrideTextSchema, signed.output.record);
  if (!parsed.success) return undefined;
  const { remote, version, expiresAt } = parsed.output;
  const leftMs = Date.parse(expiresAt) - nowMs;
  if (leftMs <= 0 || leftMs > longestOverrideMs) return undefined;
  return { remote, expiresAt, ...(version !== undefined && { version }) };
}
