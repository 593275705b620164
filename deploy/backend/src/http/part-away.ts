/** Something outside that a call needs does not answer. The call is answered with 503 and may be repeated. */
export class PartAway extends Error {
  override readonly name = 'PartAway';

  /** `part` names what is away, and nothing of the request. */
  constructor(part: string, cause: unknown) {
    super(`${part} cannot be reached.`, { cause });
  }
}
