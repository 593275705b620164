import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { ReactNode } from 'react';
import { defineEndpoint } from '../../http/endpoint.ts';
import { pageFixture } from '../../testing/index.ts';
import { apiQuery, createRoutes, useApi, useQuery, useTranslation, withTexts } from '../index.ts';
import type { RemoteModule } from '../index.ts';
import { createRemoteRenderer } from './index.ts';

const getThing = defineEndpoint({
  id: 'thing.get',
  method: 'GET',
  path: '/public/thing',
  auth: 'none',
  response: v.object({ name: v.string() }),
});

const greeting: RemoteModule = {
  RemoteApp: function App() {
    const { t } = useTranslation();
    const { data } = useQuery(apiQuery(useApi(), getThing, {}));
    return <h1>{t('hello', { name: data?.name })}</h1>;
  },
  resources: { en: { main: { hello: 'Hello {{name}}' } } },
  translations: { es: async () => ({ default: { main: { hello: 'Hola {{name}}' } } }) },
  prepare: async ({ platform, queryClient }) =>
    queryClient.prefetchQuery(apiQuery(platform.client, getThing, {})),
};

const styles = () => ({
  wrap: (children: ReactNode) => children,
  read: () => ({ names: 'fc a', css: '.a{}' }),
});
const rendererOf = (app: RemoteModule) => createRemoteRenderer({ name: 'mfe-test', app, styles });
const input = (name: string, locale = 'en') => ({
  page: pageFixture({ locale }),
  target: '/thing',
  answers: [['/public/thing', { name }] as const],
});
const broken = (RemoteApp: RemoteModule['RemoteApp']): RemoteModule => ({ RemoteApp });

test('a render has the data of its page and the styles that it used', async () => {
  expect(typeof window).toBe('undefined');
  expect(await rendererOf(greeting)(input('Ada'))).toEqual({
    html: '<!--$--><h1>Hello Ada</h1><!--/$-->',
    css: '.a{}',
    styleNames: 'fc a',
  });
});

test('renders at the same time share neither data nor language', async () => {
  const render = rendererOf(greeting);
  const views = await Promise.all([render(input('Ada')), render(input('Bo', 'es')), render(input('Cy'))]);
  expect(views.map(({ html }) => html)).toEqual([
    '<!--$--><h1>Hello Ada</h1><!--/$-->',
    '<!--$--><h1>Hola Bo</h1><!--/$-->',
    '<!--$--><h1>Hello Cy</h1><!--/$-->',
  ]);
});

test('a view with texts of its own is in the language of each page, whatever was rendered first', async () => {
  const routes = createRoutes(
    { thing: '/thing' },
    {
      thing: {
        view: withTexts({
          namespace: 'main' as never,
          view: async () => () => <p>{useTranslation().t('bye' as never)}</p>,
          texts: async () => ({ default: { bye: 'Goodbye' } }),
          translations: { es: async () => ({ default: { bye: 'Adiós' } }) },
        }),
      },
    },
  );
  const render = rendererOf({
    RemoteApp: () => <routes.View fallback={null} />,
    resources: { en: { main: {} } },
    prepare: routes.prepare,
  });
  for (const [locale, text] of [
    ['en', 'Goodbye'],
    ['es', 'Adiós'],
    ['en', 'Goodbye'],
  ] as const) {
    expect((await render(input('Ada', locale))).html).toContain(`<p>${text}</p>`);
  }
});

test.each([
  ['an answer is missing', greeting, { answers: [] }],
  ['an answer breaks its contract', greeting, { answers: [['/public/thing', { name: 1 }] as const] }],
  [
    'a component throws',
    broken(() => {
      throw new Error('broken');
    }),
    {},
  ],
  [
    'a component suspends',
    broken(() => {
      throw new Promise<void>(() => undefined);
    }),
    {},
  ],
])('there is no view when %s', async (_, app, changed) => {
  await expect(rendererOf(app)({ ...input('Ada'), ...changed })).rejects.toThrow();
});

test('a style attribute, which the policy refuses, becomes a rule of the style sheet', async () => {
  const hostile = ' style="color:red"';
  const app = broken(() => (
    <p style={{ left: '50%', fontFamily: '"A", B' }} title={hostile}>
      {hostile}
    </p>
  ));
  const { html, css } = await rendererOf(app)(input('Ada'));
  expect(html).toBe(
    '<!--$--><p data-style="left:50%;font-family:&quot;A&quot;, B" title=" style=&quot;color:red&quot;"> style=&quot;color:red&quot;</p><!--/$-->',
  );
  expect(css).toBe('.a{}[data-style="left:50%;font-family:\\"A\\", B"]{left:50%;font-family:"A", B}');
});

test('there is no view when a style could end its rule', async () => {
  const app = broken(() => <p style={{ fontFamily: 'x}body{display:none' }} />);
  await expect(rendererOf(app)(input('Ada'))).rejects.toThrow('style attribute');
});
