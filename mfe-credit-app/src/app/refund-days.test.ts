import { createCatalog } from '@forecourt/shared-contracts/i18n';
import { expect, it } from 'vitest';
import es from './locales/protection.es.json';

it('the days of a full refund agree with their number in Spanish', () => {
  const { t } = createCatalog({ locale: 'es', resources: { en: { creditApp: {} }, es: { creditApp: es } } });
  expect(t('coverage.details.refundDays', { count: 1 })).toBe('Dentro de 1 día');
  expect(t('coverage.details.refundRule', { count: 1, fee: '$50' })).toMatch(/Dentro de 1 día, y si/);
  expect(t('coverage.details.refundDays', { count: 2 })).toBe('Dentro de 2 días');
});
