import { SegmentedControl, Stack, Text } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';

interface PurchaseTypeSwitchProps {
  readonly value: Cart['purchaseType'];
  /** The available purchase types of this vehicle. */
  readonly types: readonly Cart['purchaseType'][];
  /** Requests the other type; nothing changes before it is confirmed. */
  readonly onAsk: (wanted: Cart['purchaseType']) => void;
}

/** Finance, cash, or a lease if the vehicle can be leased. */
export function PurchaseTypeSwitch({ value, types, onAsk }: PurchaseTypeSwitchProps) {
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
