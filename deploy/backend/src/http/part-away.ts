/** An external service that a call needs does not answer. The call fails with 503 and may be repeated. */
export class ServiceUnavailable extends Error {
  override readonly name = 'PartAway';

  /** `part` names what is unavailable, and nothing from the request. */
  constructor(part: string, cause: unknown) {
    super(`${part} cannot be reached.`, { cause });
  }
}
