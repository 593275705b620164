import * as v from 'valibot';
import { IdentityError } from '../identity-error.ts';
import type { StandInContext } from '../stand-in-deps.ts';
import { closeChallenge, openChallenge, requireChallenge } from './challenges.ts';
import { answerCode, startCodeSignIn } from './code-sign-in.ts';
import { FieldSchema, FieldsSchema, operation } from './operation.ts';
import { answerSrp, signInWithPassword, startSrp } from './password-sign-in.ts';
import { refreshedTokens } from './refresh.ts';

type Fields = Readonly<Record<string, string>>;

/** InitiateAuth. */
export const initiateAuth = operation(
  v.object({
    ClientId: FieldSchema,
    AuthFlow: FieldSchema,
    AuthParameters: v.optional(FieldsSchema, {}),
    Session: v.optional(FieldSchema),
  }),
  async (context, { AuthFlow, AuthParameters }) => {
    switch (AuthFlow) {
      case 'USER_SRP_AUTH':
        return startFactor(context, 'PASSWORD_SRP', AuthParameters);
      case 'USER_PASSWORD_AUTH':
        return startFactor(context, 'PASSWORD', AuthParameters);
      case 'USER_AUTH':
        return AuthParameters['PREFERRED_CHALLENGE']
          ? startFactor(context, AuthParameters['PREFERRED_CHALLENGE'], AuthParameters)
          : offerFactors(context, needed(AuthParameters, 'USERNAME'));
      case 'REFRESH_TOKEN_AUTH':
      case 'REFRESH_TOKEN':
        return refreshedTokens(context, needed(AuthParameters, 'REFRESH_TOKEN'));
      default:
        throw new IdentityError('InvalidParameterException', 'Auth flow not enabled for this client');
    }
  },
);

/** RespondToAuthChallenge. */
export const respondToAuthChallenge = operation(
  v.object({
    ClientId: FieldSchema,
    ChallengeName: FieldSchema,
    ChallengeResponses: v.optional(FieldsSchema, {}),
    Session: v.optional(FieldSchema),
  }),
  async (context, { ChallengeName, ChallengeResponses, Session }) => {
    switch (ChallengeName) {
      case 'PASSWORD_VERIFIER':
        return answerSrp(context, ChallengeResponses);
      case 'EMAIL_OTP':
      case 'SMS_OTP':
        return answerCode(context, ChallengeName, { answers: ChallengeResponses, session: Session });
      case 'SELECT_CHALLENGE': {
        const challenge = await requireChallenge(context, Session, 'SELECT_CHALLENGE');
        await closeChallenge(context, challenge);
        const answers = { ...ChallengeResponses, USERNAME: challenge.username };
        return startFactor(context, needed(ChallengeResponses, 'ANSWER'), answers);
      }
      default:
        throw new IdentityError('InvalidParameterException', 'Challenge is not offered by this pool');
    }
  },
);

async function startFactor(context: StandInContext, factor: string, fields: Fields): Promise<object> {
  const username = needed(fields, 'USERNAME');
  switch (factor) {
    case 'PASSWORD_SRP':
      return startSrp(context, username, needed(fields, 'SRP_A'));
    case 'PASSWORD':
      return signInWithPassword(context, username, needed(fields, 'PASSWORD'));
    case 'EMAIL_OTP':
    case 'SMS_OTP':
      return startCodeSignIn(context, username, factor);
    default:
      throw new IdentityError('InvalidParameterException', 'Challenge is not offered by this pool');
  }
}

/** The same list for every name, so that it tells nothing about accounts. */
async function offerFactors(context: StandInContext, username: string): Promise<object> {
  const AvailableChallenges = ['PASSWORD_SRP', 'PASSWORD', 'EMAIL_OTP', 'SMS_OTP'];
  const step = { name: 'SELECT_CHALLENGE', sub: null, username: username.trim(), data: {} };
  const Session = await openChallenge(context, step);
  return { ChallengeName: 'SELECT_CHALLENGE', Session, AvailableChallenges, ChallengeParameters: {} };
}

function needed(fields: Fields, name: string): string {
  const value = fields[name];
  if (value) return value;
  throw new IdentityError('InvalidParameterException', `Missing required parameter ${name}`);
}
