import {
  requestContract,
  giveElectronicConsent,
  startSigning,
  withdrawElectronicConsent,
  type ContractState,
} from '@forecourt/shared-contracts/signing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { Hono } from 'hono';
import { findOwnOrder, lockOrder } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import { route, unknownOrder, type AppEnv, type Caller, type Failure } from '../http/index.ts';
import { giveConsent, withdrawConsent } from './consent.ts';
import { contractState } from './contract-state.ts';
import type { SigningDeps } from './signing-deps.ts';
import { prepareContract, type ContractWork } from './prepare-contract.ts';
import { startCeremony } from './start-ceremony.ts';

/**
 * The writing calls: consent, requesting a contract, starting to sign. Each locks the order, so that a double
 * press has one effect.
 */
export function signContractRoutes(app: Hono<AppEnv>, deps: SigningDeps): void {
  route(app, giveElectronicConsent, ({ body, ...request }) =>
    onOwnOrder(deps, request, (work) => giveConsent(deps, work, body)),
  );

  route(app, requestContract, (request) => onOwnOrder(deps, request, (work) => prepareContract(deps, work)));

  route(app, startSigning, ({ body, ...request }) =>
    onOwnOrder(deps, request, (work) => startCeremony(deps, work, body.envelopeId)),
  );

  route(app, withdrawElectronicConsent, async ({ params, store, requireCaller }) => {
    const order = await findOwnOrder(store, params.orderNumber, requireCaller().sub);
    if (!order) return unknownOrder();
    await withdrawConsent(store, order.orderNumber, deps.clock.now());
    return contractState(deps, store, order);
  });
}

interface OwnRequest {
  readonly params: { readonly orderNumber: string };
  readonly store: TenantStore;
  readonly tenant: Tenant;
  requireCaller(): Caller;
}

/**
 * Works on the caller's own order, locked, and returns the resulting state of its contract, without the
 * ceremony's link: responses are stored by idempotency key, and a token must not be stored.
 */
async function onOwnOrder<C extends string>(
  deps: SigningDeps,
  { params, store, tenant, requireCaller }: OwnRequest,
  work: (contract: ContractWork) => Promise<Failure<C> | undefined>,
): Promise<ContractState | Failure<C | 'error.notFound'>> {
  const caller = requireCaller();
  const own = await findOwnOrder(store, params.orderNumber, caller.sub);
  const order = own && (await lockOrder(store, own.orderNumber));
  if (!order) return unknownOrder();
  const failure = await work({ store, order, tenant, caller });
  if (failure) return failure;
  const state = await contractState(deps, store, order);
  return { ...state, contract: state.contract && { ...state.contract, providerUrl: null } };
}
