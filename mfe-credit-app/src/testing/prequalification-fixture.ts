import {
  notStartedPrequalification,
  type Prequalification,
} from '@forecourt/shared-contracts/prequalification';

/** A pre-qualification that has not been started; `parts` replace its members. */
export function prequalificationFixture(parts: Partial<Prequalification> = {}): Prequalification {
  return { ...notStartedPrequalification, ...parts };
}

/** Details as returned by the server. */
export const personFixture: NonNullable<Prequalification['person']> = {
  firstName: 'Ada',
  lastName: 'Sample',
  mobileNumber: '2125550142',
  email: 'ada@example.com',
  zipCode: '60601',
  isSubscribedToMarketing: false,
  subscribedToMarketingSMS: false,
};

/** An approval that is valid for a long time. */
export const approvalFixture: NonNullable<Prequalification['approval']> = {
  creditTier: 'very-good',
  aprPercent: { new: 6.51, used: 9.65 },
  approvedUpToCents: 5_750_000,
  state: 'IL',
  approvedAt: '2026-06-15T12:00:00.000Z',
  expiresAt: '2199-07-15T12:00:00.000Z',
};
