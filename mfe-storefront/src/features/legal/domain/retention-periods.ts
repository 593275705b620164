import type { TextId } from '@forecourt/shared-contracts/i18n';

/** The kinds of personal information that the privacy policy names a retention period for, in its order; keys of their texts (SHOP-81). */
export const retentionPeriods: readonly TextId<'storefront', 'legal.privacyPolicy.retention.what'>[] = [
  'prequalification',
  'unsent',
  'sensitive',
  'sent',
  'documents',
  'guest',
  'question',
  'link',
  'purchase',
  'others',
];
