import { accountErasers } from './account-erasers.ts';
import { applicationsReport } from './credit-application/index.ts';
import { accountRemover, describeAccount, type IdentityDeps } from './identity/index.ts';
import { prequalificationReport, type PrequalificationDeps } from './prequalification/index.ts';
import type { DescribeApplications, DescribePrequalification, PrivacyDeps } from './privacy/index.ts';

interface PrivacyWiringDeps extends Pick<PrivacyDeps, 'clock' | 'random' | 'outbox'> {
  readonly identity: Pick<IdentityDeps, 'tenant' | 'provider'>;
  readonly prequalification: PrequalificationDeps;
}

/** What privacy requests are answered with: the reports and erasers of every domain, the account itself last. */
export function privacyDeps({ identity, prequalification, ...ports }: PrivacyWiringDeps): PrivacyDeps {
  const describePrequalification: DescribePrequalification = (store, sub) =>
    prequalificationReport(prequalification, store, sub);
  const describeApplications: DescribeApplications = (store, sub) =>
    applicationsReport(prequalification.sealer, store, sub);
  const erasers = [...accountErasers, { name: 'account', erase: accountRemover(identity) }];
  return { ...ports, describeAccount, describePrequalification, describeApplications, erasers };
}
