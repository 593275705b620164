import { useState } from 'react';
import { Button, Card, chakra, TextField, TextSkeleton, VisuallyHidden } from '@forecourt/shared-design';
import { useApi, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { PaymentControls } from '../../payment/index.ts';
import { FactSection } from './fact-section.tsx';
import { handOverQuery } from '../data/hand-over.queries.ts';
import { HandOverRows } from './hand-over-rows.tsx';
import { ZipRetry } from './zip-retry.tsx';

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
    // Above an answer it is as high with the ZIP as with its field, so that nothing moves when the field is left.
    '& .fc-zip': {
      display: 'grid',
      alignItems: 'end',
      justifyItems: 'start',
      '&:not(:last-child)': { minHeight: '4.75rem' },
      '& > :not(button)': { width: 'full', maxWidth: '280px' },
    },
    '& .fc-failed': { display: 'grid', gap: '3', justifyItems: 'start' },
  },
});

function HandOverAnswer({ vin, zip }: { readonly vin: string; readonly zip: string }) {
  const { t } = useTranslation('storefront');
  const { data, isError, isFetching, refetch } = useQuery(handOverQuery(useApi(), vin, zip));
  return (
    <>
      <div role="status">
        {data && <HandOverRows estimate={data} />}
        {!data && isFetching && (
          <>
            <VisuallyHidden>{t('handOver.loading', { zip })}</VisuallyHidden>
            <TextSkeleton lines={4} />
          </>
        )}
        {isError && !isFetching && (
          <div className="fc-failed">
            <p>{t('handOver.failed')}</p>
            <Button variant="secondary" size="sm" icon="refresh" onClick={() => void refetch()}>
              {t('handOver.tryAgain')}
            </Button>
          </div>
        )}
      </div>
      {data && <p>{t('handOver.note')}</p>}
    </>
  );
}

/** Within how many miles, and from where, delivery costs nothing; nothing for a dealer who does not deliver. */
function IncludedDelivery() {
  const { t } = useTranslation('storefront');
  const { deliveryDays: count, inventory, storePlace: place = t('handOver.ourStore') } = useTenant();
  if (count === undefined) return null;
  return <p>{t('handOver.included', { count, miles: inventory.deliveryIncludedMiles, place })}</p>;
}

/** The field that 'Change' opens has focus at once. */
const focused = (field: HTMLInputElement | null) => field?.focus();

interface HandOverProps {
  readonly vin: string;
  /** The page's ZIP: also used for the payment's taxes. */
  readonly controls: PaymentControls;
}

/**
 * How the shopper can get the vehicle: distance, fee and the first day, by the rules of a real appointment. The page asks for the ZIP once,
 * with the payment: here it is shown, and its field on request.
 */
export function HandOver({ vin, controls }: HandOverProps) {
  const { t } = useTranslation('storefront');
  const { zip, setZip, place, isZipUnknown } = controls;
  const known = place?.zip;
  const [isEditing, setEditing] = useState(false);
  return (
    <FactSection title={t('handOver.title')}>
      <Card tone="flat">
        <Body>
          {!known && <IncludedDelivery />}
          <div className="fc-zip">
            {!isEditing && !isZipUnknown ? (
              <Button variant="secondary" icon="pin" onClick={() => setEditing(true)}>
                {place ? t('handOver.zipChange', { ...place }) : t('handOver.zipAdd')}
              </Button>
            ) : (
              <TextField
                name="handOverZip"
                ref={isEditing ? focused : undefined}
                label={t('payment.zip')}
                error={isZipUnknown ? t('payment.zipUnknown') : undefined}
                inputMode="numeric"
                autoComplete="postal-code"
                value={zip}
                onChange={(event) => setZip(event.target.value.replace(/\D/g, '').slice(0, 5))}
                onFocus={() => setEditing(true)}
                onBlur={() => setEditing(false)}
              />
            )}
          </div>
          <ZipRetry zip={zip} isRepeated />
          {known && <HandOverAnswer vin={vin} zip={known} />}
        </Body>
      </Card>
    </FactSection>
  );
}
