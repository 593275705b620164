/** A publication or promotion that is refused, with the reason as one sentence for the person who asked. Nothing has been changed. */
export class PublicationFault extends Error {
  override readonly name = 'PublicationFault';
}
