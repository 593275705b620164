import { Button, Dialog, Stack, Text } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useSwitchedCoverage } from '../model/use-switched-coverage.ts';

export interface SwitchDialogProps {
  /** The requested purchase type. */
  readonly wanted: Cart['purchaseType'];
  readonly cart: Cart;
  readonly onConfirm: (wanted: Cart['purchaseType']) => void;
  readonly onCancel: () => void;
}

/** Confirms another purchase type, and explains beforehand what it changes (BUY-6), coverage too (BUY-73). */
export function SwitchDialog({ wanted, cart, onConfirm, onCancel }: SwitchDialogProps) {
  const { t } = useTranslation('creditApp');
  const { isChecking, changes } = useSwitchedCoverage(cart, wanted);
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t(`switch.${wanted}.title`)}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t(`switch.keep.${cart.purchaseType}`)}
          </Button>
          <Button busy={isChecking} onClick={() => onConfirm(wanted)}>
            {t(`switch.${wanted}.confirm`)}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {t(`switch.${wanted}.text`)}
        <div role="status">
          {isChecking && t('switch.coverage.checking')}
          {changes.map((change) => (
            <Text key={change} margin="0" fontWeight="semibold">
              {change}
            </Text>
          ))}
        </div>
      </Stack>
    </Dialog>
  );
}
