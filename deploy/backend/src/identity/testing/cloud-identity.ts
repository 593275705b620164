import { systemRandom } from '../../ports/index.ts';
import {
  createCognitoProvider,
  createRegionStates,
  createTokenReader,
  type IdentityDeps,
  type IdentityStore,
} from '../index.ts';
import type { CognitoDeps } from '../pools/create-cognito-provider.ts';
import { cloudTenants } from './cloud-pools.ts';

/** How a test reaches pools, and whose they are. */
interface Cloud extends Pick<CognitoDeps, 'directory' | 'fetchKeys'> {
  /** Without it, that of {@link cloudTenants}. */
  readonly tenant?: IdentityDeps['tenant'];
}

/** The identity domain of tenants that have their pools at Amazon, by the clock of this machine. */
export function cloudIdentity(store: IdentityStore, { tenant, ...cloud }: Cloud): IdentityDeps {
  const clock = { now: () => new Date() };
  const provider = createCognitoProvider({ store, clock, random: systemRandom, ...cloud });
  return {
    store,
    clock,
    provider,
    random: systemRandom,
    tokens: createTokenReader({ clock, provider }),
    regions: createRegionStates(clock),
    tenant: tenant ?? ((id) => cloudTenants.find((candidate) => candidate.id === id)),
    decoySecret: 'only-for-tests-0123456789',
  };
}
