import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import {
  AnswersBodySchema,
  ConsentSchema,
  FullIdentificationBodySchema,
  IncomeAndConsentSchema,
  PasscodeBodySchema,
  PrequalificationPersonSchema,
} from './prequalification-forms.ts';
import { PrequalificationSchema } from './prequalification-schema.ts';

const path = '/public/prequalification';
const response = v.object({ prequalification: PrequalificationSchema });
/** What is sent does not fit where the pre-qualification stands: read it again. */
const wrongStep = { 'error.prequalification.wrongStep': 409 } as const;

/** The pre-qualification of this visitor: of the account when signed in, else of the visit. */
export const getPrequalification = defineEndpoint({
  id: 'prequalification.get',
  method: 'GET',
  path,
  auth: 'optional',
  response,
});

/** Gives the details of the person, which begins a pre-qualification or changes one that is under way. */
export const putPrequalificationPerson = defineEndpoint({
  id: 'prequalification.putPerson',
  method: 'PUT',
  path: `${path}/person`,
  auth: 'optional',
  body: PrequalificationPersonSchema,
  response,
  errors: { ...wrongStep, 'error.geo.unknownZip': 404 },
});

/** Texts a passcode to the mobile number. Too many are `error.rateLimited`, with the time to wait. */
export const sendPrequalificationPasscode = defineEndpoint({
  id: 'prequalification.sendPasscode',
  method: 'POST',
  path: `${path}/passcode`,
  auth: 'optional',
  idempotent: true,
  body: v.strictObject({}),
  response,
  errors: wrongStep,
});

/** Gives the passcode back. A code works once; too many wrong ones are `error.rateLimited`. */
export const verifyPrequalificationPasscode = defineEndpoint({
  id: 'prequalification.verifyPasscode',
  method: 'POST',
  path: `${path}/passcode/verify`,
  auth: 'optional',
  body: PasscodeBodySchema,
  response,
  errors: {
    ...wrongStep,
    'error.prequalification.wrongCode': 422,
    'error.prequalification.expiredCode': 422,
  },
});

/** Asks for questions in place of a passcode. */
export const askPrequalificationQuestions = defineEndpoint({
  id: 'prequalification.askQuestions',
  method: 'POST',
  path: `${path}/questions`,
  auth: 'optional',
  idempotent: true,
  body: v.strictObject({}),
  response,
  errors: wrongStep,
});

/** Answers the questions. Wrong answers may be given again once, then the identification has failed. */
export const answerPrequalificationQuestions = defineEndpoint({
  id: 'prequalification.answerQuestions',
  method: 'POST',
  path: `${path}/questions/answers`,
  auth: 'optional',
  body: AnswersBodySchema,
  response,
  errors: {
    ...wrongStep,
    'error.prequalification.wrongAnswers': 422,
    'error.prequalification.questionsExpired': 422,
  },
});

/** Date of birth and home address. */
export const putFullIdentification = defineEndpoint({
  id: 'prequalification.putFullIdentification',
  method: 'PUT',
  path: `${path}/full-identification`,
  auth: 'optional',
  body: FullIdentificationBodySchema,
  response,
  errors: {
    ...wrongStep,
    'error.geo.unknownZip': 404,
    'error.prequalification.zipState': 422,
    'error.prequalification.zipCity': 422,
  },
});

/** Income and consent: asks the credit bureau by a soft pull, which no score ever feels, and answers with the outcome. */
export const submitPrequalification = defineEndpoint({
  id: 'prequalification.submit',
  method: 'POST',
  path: `${path}/submit`,
  auth: 'optional',
  idempotent: true,
  body: IncomeAndConsentSchema,
  response,
  errors: wrongStep,
});

/** Asks the bureau again with what is known: after a frozen file was thawed, and to refresh an approval for another 30 days. */
export const repeatPrequalification = defineEndpoint({
  id: 'prequalification.repeat',
  method: 'POST',
  path: `${path}/repeat`,
  auth: 'optional',
  idempotent: true,
  body: ConsentSchema,
  response,
  errors: wrongStep,
});

/** Notes that the shopper left for now; everything saved so far stays. */
export const skipPrequalification = defineEndpoint({
  id: 'prequalification.skip',
  method: 'POST',
  path: `${path}/skip`,
  auth: 'optional',
  body: v.strictObject({}),
  response,
});

/** Removes a pre-qualification with everything that was typed; fine when there is none. */
export const deletePrequalification = defineEndpoint({
  id: 'prequalification.delete',
  method: 'DELETE',
  path,
  auth: 'optional',
  response,
});
