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
/** The request does not match the current step: reload the pre-qualification. */
const wrongStep = { 'error.prequalification.wrongStep': 409 } as const;

/** Returns this visitor's pre-qualification: the account's when signed in, otherwise the visit's. */
export const getPrequalification = defineEndpoint({
  id: 'prequalification.get',
  method: 'GET',
  path,
  auth: 'optional',
  response,
});

/** Saves the person's details, which starts a pre-qualification or updates the one in progress. */
export const putPrequalificationPerson = defineEndpoint({
  id: 'prequalification.putPerson',
  method: 'PUT',
  path: `${path}/person`,
  auth: 'optional',
  body: PrequalificationPersonSchema,
  response,
  errors: { ...wrongStep, 'error.geo.unknownZip': 404 },
});

/** Texts a passcode to the mobile number. Too many requests return `error.rateLimited`, with the time to wait. */
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

/** Verifies the passcode. A code works once; too many wrong ones return `error.rateLimited`. */
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

/** Requests questions instead of a passcode. */
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

/** Submits the answers to the questions. Wrong answers may be retried once; then the identification fails. */
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

/** Saves date of birth and home address. */
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

/** Submits income and consent: queries the credit bureau by a soft pull, which never affects a score, and returns the outcome. */
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

/** Queries the bureau again with the known data: after a frozen file was unfrozen, and to renew an approval for another 30 days. */
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

/** Records that the shopper left for now; everything saved so far is kept. */
export const skipPrequalification = defineEndpoint({
  id: 'prequalification.skip',
  method: 'POST',
  path: `${path}/skip`,
  auth: 'optional',
  body: v.strictObject({}),
  response,
});

/** Deletes a pre-qualification with everything entered; succeeds if there is none. */
export const deletePrequalification = defineEndpoint({
  id: 'prequalification.delete',
  method: 'DELETE',
  path,
  auth: 'optional',
  response,
});
