import { createCatalog } from '@forecourt/shared-contracts/i18n';
import { expect, it } from 'vitest';
import es from './locales/protection.es.json';

it('the days of a full refund agree with their number in Spanish', () => {
  const { t } = createCatalog({ locale: 'es', resources: { en: { creditApp: {} }, es: { creditApp: es } } });
  expect(t('coverage.details.refundDays', { count: 1 })).toBe('En un plazo de 1 día');
  expect(t('coverage.details.refundRule', { count: 1, fee: '$50' })).toMatch(/En un plazo de 1 día, si/);
  expect(t('coverage.details.refundDays', { count: 2 })).toBe('En un plazo de 2 días');
});
