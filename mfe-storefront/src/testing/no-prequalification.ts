import type { HttpHandler } from 'msw';
import {
  getPrequalification,
  notStartedPrequalification,
} from '@forecourt/shared-contracts/prequalification';
import { answer } from '@forecourt/shared-contracts/testing';

/** Answers that a member has no pre-qualification, which each of their pages requests. */
export function noPrequalification(): HttpHandler {
  return answer(getPrequalification, { prequalification: notStartedPrequalification });
}
