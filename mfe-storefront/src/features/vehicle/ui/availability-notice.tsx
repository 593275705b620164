import { Alert, chakra, LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('div', { base: { display: 'grid', gap: '4' } });

interface AvailabilityNoticeProps {
  readonly availability: 'PendingSale' | 'Sold' | 'Deleted';
  readonly similarHref: string;
}

/** Why a vehicle cannot be bought now, and where to find others (SHOP-46, SHOP-47). */
export function AvailabilityNotice({ availability, similarHref }: AvailabilityNoticeProps) {
  const { t } = useTranslation('storefront');
  const isPending = availability === 'PendingSale';
  const state = isPending ? 'salePending' : 'sold';
  return (
    <Root>
      <Alert severity={isPending ? 'warning' : 'info'} live="off" title={t(`vehicle.${state}`)}>
        {t(`vehicle.${state}Text`)}
      </Alert>
      <LinkButton href={similarHref} size="lg" fullWidth trailingIcon="arrowRight">
        {t('vehicle.seeSimilar')}
      </LinkButton>
    </Root>
  );
}
