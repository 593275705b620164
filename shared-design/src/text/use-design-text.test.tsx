import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCatalog } from '@forecourt/shared-contracts/i18n';
import { CatalogProvider } from '@forecourt/shared-contracts/react';
import { designTexts } from './design-texts.ts';
import { useDesignText } from './use-design-text.ts';

function Sample() {
  const text = useDesignText();
  return (
    <p>
      {text('vehicle.link', { name: '2023 Volvo XC60', model: 'XC60' })},{' '}
      {text('field.remaining', { count: 1 })}
    </p>
  );
}

function renderWith(parts: Parameters<typeof createCatalog>[0]) {
  render(
    <CatalogProvider value={createCatalog(parts)}>
      <Sample />
    </CatalogProvider>,
  );
}

test.each([
  ['from the namespace design', { en: { remote: {}, design: designTexts } }],
  ['built in when the page has no such namespace', { en: { remote: {} } }],
])('English texts %s', (_, resources) => {
  renderWith({ locale: 'en', resources });
  expect(screen.getByText('Go to 2023 Volvo XC60, 1 character remaining')).toBeVisible();
});

test('a tenant overrides a text', () => {
  renderWith({
    locale: 'en',
    resources: { en: { design: designTexts } },
    tenantOverrides: { 'design.vehicle.link': 'See the {{model}}' },
  });
  expect(screen.getByText(/^See the XC60,/)).toBeVisible();
});
