import type { IdentityPool } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import type { Caller } from '../http/index.ts';
import type { OwnedPool, TokenClaims } from './tokens/token-claims.ts';

/** An account and the rows of its tenant, which may be an open transaction. */
export interface OwnedAccount {
  readonly store: TenantStore;
  readonly sub: string;
}

/**
 * The service whose user pools sign buyers in: Cognito, or one that speaks its protocol. Except for {@link IdentityProvider.keySet},
 * everything rejects with a PartAway when the service does not answer or refuses the backend.
 */
export interface IdentityProvider {
  /** A pool's key set (JWKS) as JSON; `url` is its address at Amazon. Rejects with a FetchError when it cannot be fetched. */
  keySet(owned: OwnedPool, url: string): Promise<ArrayBuffer>;
  /** The account that a pool's user acts as, by the claims of a good id token; undefined when the sign-in or the account is gone. */
  caller(owned: OwnedPool, claims: TokenClaims): Promise<Caller | undefined>;
  /** The pool's user name for this email, confirmed or not; undefined when nobody has it. */
  usernameOf(owned: OwnedPool, email: string): Promise<string | undefined>;
  /** The user name in the pool of an account that can get codes there; undefined for one that cannot. */
  passcodeUsername(owned: OwnedPool, sub: string): Promise<string | undefined>;
  /** Removes an account's users from these pools of its tenant; fine when there are none. The account itself stays. */
  removeUsers(account: OwnedAccount, pools: readonly IdentityPool[]): Promise<void>;
}
