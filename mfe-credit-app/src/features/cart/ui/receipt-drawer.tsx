import { vehicleNameWithTrim } from '@forecourt/shared-contracts/formats';
import { DefinitionList, Drawer, Stack, Text } from '@forecourt/shared-design';
import { PriceTable } from '@forecourt/shared-design/purchase';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { receiptRows } from '../domain/receipt-rows.ts';

export interface ReceiptDrawerProps {
  readonly cart: Cart;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Every line of the receipt, and the terms it is paid by, in a drawer at the side of the screen (BUY-4, BUY-5). */
export function ReceiptDrawer({ cart, isOpen, onClose }: ReceiptDrawerProps) {
  const { t } = useTranslation('creditApp');
  const { vehicle, price } = cart;
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('receipt.title')}>
      <Stack gap="5">
        <Text margin="0" fontWeight="semibold">
          {vehicleNameWithTrim(vehicle)}
        </Text>
        <PriceTable
          price={price}
          isBeforeOrder
          isRounded
          namesIncentives
          homeState={cart.homeState ?? null}
          isHandOverOpen={cart.handOver === undefined}
        />
        <DefinitionList
          rows={receiptRows(price).map((row) => ({
            id: row.id,
            label: t(`receipt.rows.${row.id}`),
            value:
              row.count === undefined
                ? row.value
                : t(`receipt.counts.${row.id}`, { count: row.count, value: row.value }),
          }))}
        />
      </Stack>
    </Drawer>
  );
}
