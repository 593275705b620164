import type { HttpHandler } from 'msw';
import { getOrder, getOrderHistory } from '@forecourt/shared-contracts/commerce';
import { getContract, getSigningReadiness, getSigningStatus } from '@forecourt/shared-contracts/signing';
import { listDocuments } from '@forecourt/shared-contracts/documents';
import { getIdVerification } from '@forecourt/shared-contracts/id-verification';
import { getInsuranceProgress } from '@forecourt/shared-contracts/insurance';
import { getProfile } from '@forecourt/shared-contracts/profile';
import { answer } from '@forecourt/shared-contracts/testing';
import { trackerAnswers, type TrackerAnswers } from './tracker-answers.ts';

/** Handlers for all of the tracker's calls. */
export function trackerHandlers(parts: Partial<TrackerAnswers> = {}): HttpHandler[] {
  const answers = trackerAnswers(parts);
  return [
    answer(getOrder, { data: answers.order }),
    answer(getOrderHistory, { history: [...answers.history] }),
    answer(getInsuranceProgress, answers.insurance),
    answer(getIdVerification, answers.idVerification),
    answer(listDocuments, { documents: [...answers.documents] }),
    answer(getSigningReadiness, answers.readiness),
    answer(getSigningStatus, answers.signing),
    answer(getContract, { consent: null, contract: null }),
    answer(getProfile, { address: null, version: 0 }),
  ];
}
