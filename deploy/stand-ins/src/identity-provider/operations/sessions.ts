import * as v from 'valibot';
import { requireSignedIn } from './accounts.ts';
import { FieldSchema, operation } from './operation.ts';
import { refreshedTokens, sessionOfToken } from './refresh.ts';

/** GetTokensFromRefreshToken: what Amplify refreshes with. */
export const getTokensFromRefreshToken = operation(
  v.object({ ClientId: FieldSchema, RefreshToken: FieldSchema }),
  (context, input) => refreshedTokens(context, input.RefreshToken),
);

/** RevokeToken ends the session of a refresh token; of an unknown one it says the same. */
export const revokeToken = operation(
  v.object({ ClientId: FieldSchema, Token: FieldSchema }),
  async (context, input) => {
    const found = await sessionOfToken(context, input.Token);
    if (found) await context.deps.store.revokeSession(context.tenant.id, found.session.id, context.now);
    return {};
  },
);

/** GlobalSignOut ends every session of the account, in all regions. */
export const globalSignOut = operation(v.object({ AccessToken: FieldSchema }), async (context, input) => {
  const { user } = await requireSignedIn(context, input.AccessToken);
  await context.deps.store.revokeSessionsOf(context.tenant.id, user.sub, context.now);
  return {};
});
