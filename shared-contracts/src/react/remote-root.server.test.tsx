import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createCatalog } from '../i18n/index.ts';
import { createTestPlatform } from '../testing/index.ts';
import {
  createAppQueryClient,
  createRoutes,
  RemoteRoot,
  useParams,
  useSession,
  useTranslation,
} from './index.ts';

function Vehicle() {
  const { t } = useTranslation();
  return <h1>{`${t('vehicle')} ${useParams()['vin'] ?? ''} ${useSession().status}`}</h1>;
}

const routes = createRoutes({ vehicle: '/vehicles/:vin' }, { vehicle: { view: async () => Vehicle } });

function App() {
  return <routes.View fallback={null} />;
}

test('a remote renders on a server, without a window', async () => {
  expect(typeof window).toBe('undefined');
  const platform = await createTestPlatform({ target: '/vehicles/V1?from=search' });
  await routes.load('vehicle');
  const remote = {
    name: 'mfe-test',
    RemoteApp: App,
    platform,
    start: platform.navigation.current(),
    queryClient: createAppQueryClient(),
    catalog: createCatalog({ locale: 'en', resources: { en: { main: { vehicle: 'Vehicle' } } } }),
  };
  const html = renderToString(<RemoteRoot remote={remote} onError={() => undefined} />);
  expect(html).toContain('<h1>Vehicle V1 unknown</h1>');
});
