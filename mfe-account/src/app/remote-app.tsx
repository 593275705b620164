import { DesignProvider, designTexts, ErrorPage } from '@forecourt/shared-design';
import { Route, Routes, type PrepareContext, type RemoteAppProps } from '@forecourt/shared-contracts/react';
import english from './locales/en.json';
import { routes } from './routes.ts';

/** Texts of this remote and of the design that it uses. */
export const resources = { en: { account: english, design: designTexts } };

/** Fetches the chunk of the path where the remote is about to be mounted. */
export async function prepare({ platform }: Pick<PrepareContext, 'platform'>): Promise<void> {
  const { pathname } = platform.navigation.current().location;
  await routes.find(({ path }) => path === pathname)?.chunk.load();
}

/** The account remote: sign-in and the buyer's orders. */
export function RemoteApp({ platform, nonce, styleContainer }: RemoteAppProps) {
  return (
    <DesignProvider nonce={nonce} container={styleContainer} navigate={platform.navigation.push}>
      <Routes>
        {routes.map(({ path, chunk: { View } }) => (
          <Route key={path} path={path} element={<View />} />
        ))}
        <Route path="*" element={<ErrorPage code={404} />} />
      </Routes>
    </DesignProvider>
  );
}
