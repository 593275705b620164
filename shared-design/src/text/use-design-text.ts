import { useCallback } from 'react';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { DesignTextKey } from './design-texts.ts';
import { englishText } from './english-text.ts';
import { interpolate } from './interpolate.ts';

type Values = Readonly<Record<string, string | number>>;
type Translate = (key: string, options: Record<string, unknown>) => string;
type Exists = (key: string, options: Record<string, unknown>) => boolean;
export type DesignText = (key: DesignTextKey, values?: Values) => string;

/** Returns the texts of this package: from the i18next namespace `design` if the page has one, otherwise the built-in English. */
export function useDesignText(): DesignText {
  const { t, i18n } = useTranslation('design');
  return useCallback(
    (key, values = {}) => {
      const english = englishText(key, values['count']);
      const options = { ...values, ns: 'design' };
      const isTranslated = i18n?.isInitialized && (i18n.exists as Exists)(key, options);
      return isTranslated ? (t as unknown as Translate)(key, options) : interpolate(english, values);
    },
    [t, i18n],
  );
}
