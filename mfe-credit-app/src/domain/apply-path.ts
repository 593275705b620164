import { applicationPlans } from '@forecourt/shared-contracts/credit-application';
import { routePaths } from './route-paths.ts';

type Plan = (typeof applicationPlans)[number];

/** Returns the path of the credit application for someone who has said whether they apply alone or with somebody (BUY-42). */
export function applyPath(plan: Plan): string {
  return `${routePaths['credit-application']}?plan=${plan}`;
}

/** Returns the plan in the query of such a path; undefined without a known one. */
export function planIn(search: URLSearchParams): Plan | undefined {
  return applicationPlans.find((plan) => plan === search.get('plan'));
}
