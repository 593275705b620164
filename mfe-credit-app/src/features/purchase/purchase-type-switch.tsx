import { SegmentedControl, Stack, Text } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';

interface PurchaseTypeSwitchProps {
  readonly value: Cart['purchaseType'];
  /** Asks for the other way; nothing changes before it is confirmed. */
  readonly onAsk: (wanted: Cart['purchaseType']) => void;
}

const types = ['Finance', 'Cash'] as const;

/** Finance or cash. */
export function PurchaseTypeSwitch({ value, onAsk }: PurchaseTypeSwitchProps) {
  const { t } = useTranslation('creditApp');
  return (
    <Stack gap="2" alignItems="flex-start">
      <Text as="span" fontWeight="semibold" aria-hidden>
        {t('purchaseType.label')}
      </Text>
      <SegmentedControl
        label={t('purchaseType.label')}
        options={types.map((type) => ({ value: type, label: t(`purchaseType.${type}`) }))}
        value={value}
        onChange={onAsk}
      />
    </Stack>
  );
}
