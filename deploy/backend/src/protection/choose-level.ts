import {
  coverageConflicts,
  type chooseCoverage,
  type ProtectionType,
} from '@forecourt/shared-contracts/protection';
import type { EndpointErrorCode, EndpointParsedBody } from '@forecourt/shared-contracts/http';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import { fail, type Failure } from '../http/index.ts';
import { coverageState, type CoverageState } from './coverage-standing.ts';
import type { CoveredCart } from './covered-cart.ts';
import { changePlan, type ProtectionPlan } from './plan-rows.ts';
import type { ProtectionDeps } from './protection-deps.ts';
import type { PlannedCoverage } from './protection.tables.ts';

type Refusal = Failure<EndpointErrorCode<typeof chooseCoverage>>;

interface ChoiceInput {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly cart: CoveredCart;
  readonly body: EndpointParsedBody<typeof chooseCoverage>;
}

/** The requested level with today's price, or why it is not available. */
function wantedLevel(standing: CoverageState, tenant: Tenant, code: string): PlannedCoverage | Refusal {
  const isLevel = ({ levels }: { levels: readonly { code: string }[] }) =>
    levels.some((level) => level.code === code);
  const type = (tenant.protection?.products ?? []).find(isLevel)?.type;
  const refused = standing.refused.find((one) => one.type === type);
  if (refused?.reason === 'needs-financing') return fail('error.protection.needsFinancing', 'code');
  // None of them is a level of a refused package, or of another term than the loan's.
  if (!type || !standing.products.some(isLevel)) return fail('error.protection.notOffered', 'code');
  const quotedCents = standing.quotes?.get(code);
  if (quotedCents === undefined) return fail('error.protection.priceUnavailable', 'code');
  return { type, code, quotedCents };
}

/**
 * The coverage with one more level; undefined if its packages contain one another and may not be replaced.
 */
function withLevel(
  coverage: readonly PlannedCoverage[],
  level: PlannedCoverage,
  replaces: boolean,
): readonly PlannedCoverage[] | undefined {
  const types: readonly ProtectionType[] = coverage.map(({ type }) => type);
  const conflicts = coverageConflicts(level.type, types);
  if (conflicts.length > 0 && !replaces) return undefined;
  const kept = coverage.filter(({ type }) => type !== level.type && !conflicts.includes(type));
  return [...kept, level];
}

/** Adds or changes one level of a plan; returns why it could not. */
export async function chooseLevel(
  deps: ProtectionDeps,
  { store, tenant, cart, body }: ChoiceInput,
): Promise<Refusal | undefined> {
  if (cart.vehicle.vin !== body.vin) return fail('error.protection.otherVehicle', 'vin');
  if (!cart.isAvailable) return fail('error.protection.vehicleUnavailable', 'vin');
  const standing = await coverageState(deps, { ...cart, tenant }, []);
  const level = wantedLevel(standing, tenant, body.code);
  if (!('quotedCents' in level)) return level;
  const change = ({ coverage, concludedAt }: ProtectionPlan) => {
    const changed = withLevel(coverage, level, body.replaces);
    return changed && { coverage: changed, concludedAt };
  };
  const isDone = await changePlan(
    store,
    { holder: cart.holder, vin: body.vin, now: deps.clock.now() },
    change,
  );
  return isDone ? undefined : fail('error.protection.conflict', 'code');
}
