/**
 * A rejected publication or promotion, with the reason as one sentence for the user. Nothing has been
 * changed.
 */
export class PublicationError extends Error {
  override readonly name = 'PublicationFault';
}
