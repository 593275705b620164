import { createPlatform } from '../platform/create-platform.ts';
import { memoryDeps } from '../platform/memory-deps.ts';
import type { Platform } from '../platform/platform.ts';
import type { PlatformDeps } from '../platform/platform-deps.ts';
import type { PageContext } from '../page/index.ts';
import { identityFixture } from './identity-fixture.ts';
import { pageFixture } from './page-fixture.ts';
import { testOrigin } from './test-origin.ts';

/** Overrides for a test platform; `signedInAs` gives it a session whose calls carry the token `test-token`. */
export interface TestPlatformOptions {
  readonly target?: string;
  /** Origin in front of API paths, where msw responds. */
  readonly baseUrl?: string;
  readonly page?: Partial<PageContext>;
  readonly parts?: Partial<PlatformDeps> | undefined;
  /** Watches for an idle session, as a page does. */
  readonly watchesSession?: boolean;
  readonly signedInAs?:
    | { readonly sub: string; readonly email: string; readonly givenName?: string }
    | undefined;
}

/** Creates a real platform in memory for tests of remotes and of the shell: only network, storage and identity service are replaced. */
export async function createTestPlatform(options: TestPlatformOptions = {}): Promise<Platform> {
  const { target = '/', baseUrl = testOrigin, signedInAs } = options;
  const page = pageFixture(options.page);
  const parts = memoryDeps({ target, baseUrl });
  const { platform, startSessionWatch } = createPlatform(page, {
    ...parts,
    ...(signedInAs && {
      loadIdentity: async () =>
        identityFixture({
          signIn: async () => ({ kind: 'success', user: signedInAs }),
          tokens: async () => ({
            kind: 'tokens',
            tokens: { idToken: 'test-token', lifetimeMs: 3_600_000, user: signedInAs },
          }),
        }),
    }),
    ...options.parts,
  });
  const [pool] = page.tenant.consumer.identityPools;
  if (signedInAs && pool) {
    const local = (options.parts?.openLocal ?? parts.openLocal)();
    local.setItem(`CognitoIdentityServiceProvider.${pool.userPoolClientId}.LastAuthUser`, signedInAs.sub);
  }
  if (options.watchesSession) startSessionWatch();
  await platform.session.restore();
  return platform;
}
