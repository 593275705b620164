import { useState, type ComponentType } from 'react';
import { Button } from '@forecourt/shared-design';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useVehicleParts, type ExplanationProps } from './vehicle-parts.ts';

/**
 * 'How we got this payment', or this total in cash: opens the calculation of the price and the payment, in a chunk loaded by the first click.
 * Nothing where there is no payment.
 */
export function PriceExplanation(props: Omit<ExplanationProps, 'onClose'>) {
  const { t } = useTranslation('storefront');
  const { events } = usePlatform();
  const { contact } = useTenant();
  const { lease, price } = props.quote;
  const { loadExplanation } = useVehicleParts();
  const [Explanation, setExplanation] = useState<ComponentType<ExplanationProps>>();
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      const Loaded = await loadExplanation();
      setExplanation(() => Loaded);
    } catch {
      const message = t('choices.unreachable', { phone: contact.phoneAbbreviation });
      events.emit('mfe-storefront', 'alert:show', { kind: 'error', message });
    } finally {
      setOpening(false);
    }
  };
  if (price.errors) return null;
  return (
    <>
      <Button variant="quiet" size="sm" busy={isOpening} onClick={() => void open()}>
        {t(lease || price.finance ? 'price.why' : 'price.whyTotal')}
      </Button>
      {Explanation && <Explanation {...props} onClose={() => setExplanation(undefined)} />}
    </>
  );
}
