// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createCatalog } from '../i18n/index.ts';
import { Trans } from './trans.tsx';
import { CatalogProvider, useTranslation } from './use-translation.ts';

afterEach(cleanup);

const resources = {
  en: {
    main: {
      title: 'Buy a car',
      terms: { cash: 'Pay cash' },
      call: 'Questions? Call <call>{{phone}}</call>, or <b>write</b>.',
    },
    other: { title: 'Sell a car' },
  },
  es: { main: { title: 'Compre un auto' } },
};

const key = (text: string) => text as never;

function show(view: () => React.ReactNode, locale = 'en') {
  const View = () => <p>{view()}</p>;
  render(
    <CatalogProvider value={createCatalog({ locale, resources, onMissingKey: () => undefined })}>
      <View />
    </CatalogProvider>,
  );
  return screen.getByRole('paragraph').textContent;
}

test.each([
  ['the first namespace', 'en', () => useTranslation().t(key('title')), 'Buy a car'],
  ['a named one', 'en', () => useTranslation('other' as never).t(key('title')), 'Sell a car'],
  ['a key of another one', 'en', () => useTranslation().t(key('other:title')), 'Sell a car'],
  [
    'keys below one',
    'en',
    () => useTranslation('main' as never, { keyPrefix: 'terms' as never }).t(key('cash')),
    'Pay cash',
  ],
  ['the page’s language', 'es', () => useTranslation().t(key('title')), 'Compre un auto'],
  ['English where that has none', 'es', () => useTranslation('other' as never).t(key('title')), 'Sell a car'],
])('a view has the texts of %s', (_name, locale, view, text) => {
  expect(show(view, locale)).toBe(text);
});

test('each view of a namespace gets the same texts', () => {
  const seen = new Set();
  const View = () => {
    seen.add(useTranslation('main' as never).t);
    return null;
  };
  render(
    <CatalogProvider value={createCatalog({ locale: 'en', resources })}>
      <View />
      <View />
    </CatalogProvider>,
  );
  expect(seen.size).toBe(1);
});

test('without a catalog a text is its key', () => {
  const View = () => <p>{useTranslation().t(key('title'))}</p>;
  render(<View />);
  expect(screen.getByText('title')).toBeTruthy();
});

test('the tags of a text are the elements of these names; others stay text', () => {
  const View = () => {
    const { t } = useTranslation();
    return (
      <Trans<never>
        t={t as never}
        i18nKey={'call' as never}
        values={{ phone: '555-0178' }}
        components={{ call: <b title="tel" /> }}
      />
    );
  };
  expect(show(() => <View />)).toMatch(/^Questions\? Call 555.*0178, or <b>write<\/b>\.$/);
  expect(screen.getByTitle('tel').textContent).toMatch(/^555.*0178$/);
});
