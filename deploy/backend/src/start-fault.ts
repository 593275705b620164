/** Exit codes of the backend besides 0 and 1. */
export const backendExitCodes = {
  portInUse: 11,
  badSetting: 16,
  databaseUnreachable: 17,
  dataLocked: 18,
} as const;

/** A reason not to start that a person can act on: printed as one sentence, without a stack. */
export class StartFault extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.name = 'StartFault';
    this.exitCode = exitCode;
  }
}
