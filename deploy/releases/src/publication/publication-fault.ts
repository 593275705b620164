/**
 * A rejected publication or promotion, with the reason as one sentence for the user. Nothing has been
 * changed.
 */
export class PublicationError extends Error {
  override readonly name = 'PublicationFault';
}

/** Why nothing is signed with a key that edges do not trust, as one sentence. */
export function untrustedSigner(keyId: string): string {
  return `The signing key ${keyId} is none of the trusted release keys, so no edge would follow it; add its public half to FORECOURT_TRUSTED_KEYS first.`;
}
