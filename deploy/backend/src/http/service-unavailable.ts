/** An external service that a call needs does not answer. The call fails with 503 and may be repeated. */
export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable';

  /** `part` names what is unavailable, and nothing from the request. */
  constructor(part: string, cause: unknown) {
    super(`${part} cannot be reached.`, { cause });
  }
}
