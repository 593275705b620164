import { DesignProvider, designTexts, ErrorPage } from '@forecourt/shared-design';
import type { RemoteAppProps } from '@forecourt/shared-contracts/react';
import english from './locales/en.json';
import { useConsentQueue } from '../features/sign-up/index.ts';
import { TypedEmailProvider } from '../features/sign-in/index.ts';
import { UsedCodesProvider } from '../features/codes/index.ts';
import { routes } from './routes.ts';

export { translations } from './locales/translations.ts';

/** Texts of this remote and of the design system it uses. */
export const resources = { en: { account: english, design: designTexts } };

export const { prepare } = routes;

/** The account remote: sign-up, sign-in and the buyer's orders. */
export function RemoteApp({ platform, nonce, styleContainer }: RemoteAppProps) {
  useConsentQueue();
  return (
    <DesignProvider nonce={nonce} container={styleContainer} navigate={platform.navigation.push}>
      <TypedEmailProvider>
        <UsedCodesProvider>
          <routes.View fallback={<ErrorPage code={404} />} />
        </UsedCodesProvider>
      </TypedEmailProvider>
    </DesignProvider>
  );
}
