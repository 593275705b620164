import type { SocialOutcome } from '@forecourt/shared-contracts';
import { pageFixture, identityFixture, type TestPlatformOptions } from '@forecourt/shared-contracts/testing';
import { buyer } from './render-remote.tsx';

/** Options for a test of social sign-in. */
export interface SocialScene {
  readonly target?: string;
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly socialLogin?: boolean;
  /** How the identity service begins and ends a sign-in; unavailable by default. */
  readonly begin?: SocialOutcome;
  readonly finish?: SocialOutcome;
  /** The framing page, when in a frame; the popup is blocked unless `opensWindow`. */
  readonly initiator?: string;
  readonly opensWindow?: boolean;
  /** Whether the browser stores anything for the page. */
  readonly isKept?: boolean;
}

function throwing(): never {
  throw new DOMException('blocked', 'SecurityError');
}

/** A test site with social sign-in; `asked` lists the providers requested. */
export function socialScene(scene: SocialScene = {}) {
  const { flags = { social_media_login_google: true }, socialLogin = true } = scene;
  const { begin = { kind: 'outage' }, finish = { kind: 'outage' }, isKept = true } = scene;
  const { tenant } = pageFixture();
  const identityPools = tenant.consumer.identityPools.map((pool) => ({
    ...pool,
    domain: '/_sandbox/idp/us-east-1',
  }));
  const asked: string[] = [];
  const window = { visit: () => undefined, answer: async () => undefined, close: () => undefined };
  const options: TestPlatformOptions = {
    target: scene.target ?? '/sign-in?returnTo=%2Fcart',
    page: {
      tenant: { ...tenant, consumer: { ...tenant.consumer, socialLogin, identityPools } },
      flags: { revision: '1', flags },
    },
    parts: {
      ...(!isKept && { openLocal: throwing }),
      social: {
        initiator: scene.initiator,
        openWindow: () => (scene.opensWindow ? window : undefined),
      },
      loadIdentity: async () =>
        identityFixture({
          beginSocial: async ({ provider }) => {
            asked.push(provider);
            return begin;
          },
          finishSocial: async () => finish,
          tokens: async () => ({
            kind: 'tokens',
            tokens: { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer },
          }),
        }),
    },
  };
  return { options, asked };
}
