import { adminDeleteUser, adminGetUser, listUsers } from './admin.ts';
import type { Operation } from './operation.ts';
import { changePassword, confirmForgotPassword, forgotPassword } from './passwords.ts';
import {
  deleteUser,
  getUser,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './profile.ts';
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from './sessions.ts';
import { initiateAuth, respondToAuthChallenge } from './sign-in.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts';

/** Every operation by the name that follows the dot of `X-Amz-Target`. */
export const operations: ReadonlyMap<string, Operation> = new Map([
  ['SignUp', signUp],
  ['ConfirmSignUp', confirmSignUp],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['RevokeToken', revokeToken],
  ['GlobalSignOut', globalSignOut],
  ['ForgotPassword', forgotPassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ChangePassword', changePassword],
  ['GetUser', getUser],
  ['UpdateUserAttributes', updateUserAttributes],
  ['GetUserAttributeVerificationCode', getUserAttributeVerificationCode],
  ['VerifyUserAttribute', verifyUserAttribute],
  ['DeleteUser', deleteUser],
  ['AdminGetUser', adminGetUser],
  ['AdminDeleteUser', adminDeleteUser],
  ['ListUsers', listUsers],
]);
