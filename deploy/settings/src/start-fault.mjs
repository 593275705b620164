/** Exit codes of the site's processes besides 0 and 1; README.md says what each means. */
export const exitCodes = /** @type {const} */ ({
  wrongNode: 10,
  portInUse: 11,
  installFailed: 12,
  buildFailed: 13,
  publishFailed: 14,
  notHealthy: 15,
  badSetting: 16,
  databaseUnreachable: 17,
  dataLocked: 18,
  noReleaseStore: 19,
  migrationFailed: 20,
});

/** A reason not to start that a person can act on: printed as one sentence, without a stack. */
export class StartFault extends Error {
  /** @param {string} message @param {number} exitCode one of {@link exitCodes}, or 1 for a wrong command line */
  constructor(message, exitCode) {
    super(message);
    this.name = 'StartFault';
    this.exitCode = exitCode;
  }
}
