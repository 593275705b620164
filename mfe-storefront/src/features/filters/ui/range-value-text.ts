import { formatMileage, formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import type { RangeName } from '@forecourt/shared-contracts/inventory';
import type { useTranslation } from '@forecourt/shared-contracts/react';

/** Formats one end of a range: `2021`, `$25,000`, `30,000 mi`, `$450 a month`, `300 miles`, `30 minutes`. */
export function rangeValueText(
  t: ReturnType<typeof useTranslation<'storefront'>>['t'],
  name: RangeName,
  value: number,
): string {
  switch (name) {
    case 'year':
      return String(value);
    case 'price':
      return formatRoundedCurrency(value * 100);
    case 'mileage':
      return formatMileage(value);
    case 'rangeMiles':
      return t('filters.miles', { miles: value });
    case 'chargeMinutes':
      return t('filters.minutes', { minutes: value });
    case 'payment':
      return t('filters.perMonth', { amount: formatRoundedCurrency(value * 100) });
  }
}
