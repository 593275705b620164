import { DesignProvider, designTexts, ErrorPage } from '@forecourt/shared-design';
import { Route, Routes, type PrepareContext, type RemoteAppProps } from '@forecourt/shared-contracts/react';
import english from './locales/en.json';
import { useOwedConsents } from '../features/consents/index.ts';
import { TypedEmailProvider } from '../features/typed-email/index.ts';
import { UsedCodesProvider } from '../features/used-codes/index.ts';
import { routes } from './routes.ts';

export { translations } from './locales/translations.ts';

/** Texts of this remote and of the design system it uses. */
export const resources = { en: { account: english, design: designTexts } };

/** Fetches the chunk for the path at which the remote is about to mount. */
export async function prepare({ platform }: Pick<PrepareContext, 'platform'>): Promise<void> {
  const { pathname } = platform.navigation.current().location;
  await routes.find(({ path }) => path === pathname)?.chunk.load();
}

/** The account remote: sign-up, sign-in and the buyer's orders. */
export function RemoteApp({ platform, nonce, styleContainer }: RemoteAppProps) {
  useOwedConsents();
  return (
    <DesignProvider nonce={nonce} container={styleContainer} navigate={platform.navigation.push}>
      <TypedEmailProvider>
        <UsedCodesProvider>
          <Routes>
            {routes.map(({ path, chunk: { View } }) => (
              <Route key={path} path={path} element={<View />} />
            ))}
            <Route path="*" element={<ErrorPage code={404} />} />
          </Routes>
        </UsedCodesProvider>
      </TypedEmailProvider>
    </DesignProvider>
  );
}
