/** Names of failures as the real service spells them; Amplify turns them into `error.name`. */
export type IdentityErrorName =
  | 'AccessDeniedException'
  | 'AliasExistsException'
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'ResourceNotFoundException'
  | 'TooManyRequestsException'
  | 'UnknownOperationException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

/** An expected refusal; answered as HTTP 400, or as 429 with `Retry-After` when it says when to come back. `message` reaches the client. */
export class IdentityError extends Error {
  override readonly name: IdentityErrorName;

  readonly retryAfterSeconds: number | undefined;

  constructor(name: IdentityErrorName, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = name;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The one answer to a wrong password and to an unknown account. */
export const wrongCredentials = () =>
  new IdentityError('NotAuthorizedException', 'Incorrect username or password.');

/** Too many codes asked for, or too many wrong ones given. */
export const limitExceeded = () =>
  new IdentityError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

/** Too many codes asked for, or given back, from one network address, whatever the account. */
export const tooManyFromAddress = (retryAfterSeconds: number) =>
  new IdentityError(
    'TooManyRequestsException',
    'Attempt limit exceeded, please try after some time.',
    retryAfterSeconds,
  );
