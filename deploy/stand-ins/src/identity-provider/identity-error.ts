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
  | 'UnknownOperationException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

/** An expected refusal; answered as HTTP 400. `message` reaches the client. */
export class IdentityError extends Error {
  override readonly name: IdentityErrorName;

  constructor(name: IdentityErrorName, message: string) {
    super(message);
    this.name = name;
  }
}

/** The one answer to a wrong password and to an unknown account. */
export const wrongCredentials = () =>
  new IdentityError('NotAuthorizedException', 'Incorrect username or password.');

/** Too many codes asked for, or too many wrong ones given. */
export const limitExceeded = () =>
  new IdentityError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
