import type { useTranslation } from '@forecourt/shared-contracts/react';
import type { Bounds, RangeName } from '@forecourt/shared-contracts/inventory';
import type { ChipSubject } from '../../../domain/filter-chips.ts';
import { facetLabelKey } from '../domain/facet-label.ts';
import { rangeValueText } from './range-value-text.ts';

type Translate = ReturnType<typeof useTranslation<'storefront'>>['t'];

/** Returns the text on a chip of an active filter. */
export function chipLabel(t: Translate, subject: ChipSubject): string {
  switch (subject.kind) {
    case 'facet': {
      const key = facetLabelKey(subject.name, subject.value);
      return key ? t(key) : subject.value;
    }
    case 'range':
      return rangeLabel(t, subject.name, subject.bounds);
    case 'keyword':
      return t('chips.keyword', { keyword: subject.keyword });
    case 'distance':
      return t('chips.distance', { miles: subject.miles, zip: subject.zip });
    case 'availability':
      return subject.values.map((value) => t(`inventory.availability.${value}`)).join(', ');
  }
}

function rangeLabel(t: Translate, name: RangeName, { min, max }: Bounds): string {
  const from = min === undefined ? '' : rangeValueText(t, name, min);
  const to = max === undefined ? '' : rangeValueText(t, name, max);
  if (from === '') return t(`chips.${name}.to`, { to });
  return to === '' ? t(`chips.${name}.from`, { from }) : t(`chips.${name}.between`, { from, to });
}
