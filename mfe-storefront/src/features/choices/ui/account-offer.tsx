import { vehicleName } from '@forecourt/shared-contracts/formats';
import { useState } from 'react';
import { Alert, Button, chakra, Dialog } from '@forecourt/shared-design';
import { useLocation, usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useSaveFavoriteLater } from '../data/favorites.mutations.ts';
import type { ChosenVehicle } from '../model/choices.ts';

const Body = chakra('div', { base: { display: 'grid', gap: '4', '& p': { margin: '0' } } });

interface AccountOfferProps {
  readonly vehicle: ChosenVehicle;
  readonly onClose: () => void;
}

type Way = '/sign-in' | '/sign-up';

/**
 * Asks a guest to sign in or to create an account to save a vehicle (SHOP-60). The request is stored first and carried out once there is an
 * account (SHOP-61), so that the guest does not have to find the vehicle again.
 */
export function AccountOffer({ vehicle, onClose }: AccountOfferProps) {
  const { t } = useTranslation('storefront');
  const { navigation } = usePlatform();
  const { contact } = useTenant();
  const { pathname, search } = useLocation();
  const [way, setWay] = useState<Way>();
  const request = useSaveFavoriteLater();
  const busyWay = request.isPending ? way : undefined;
  const leave = (to: Way) => {
    onClose();
    navigation.push(`${to}?returnTo=${encodeURIComponent(pathname + search)}`);
  };
  const handleChoice = (to: Way) => {
    if (request.isError) return leave(to);
    setWay(to);
    request.mutate(vehicle.vin, { onSuccess: () => leave(to) });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('offer.title')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" busy={busyWay === '/sign-up'} onClick={() => handleChoice('/sign-up')}>
            {t('offer.create')}
          </Button>
          <Button busy={busyWay === '/sign-in'} onClick={() => handleChoice('/sign-in')}>
            {t('offer.signIn')}
          </Button>
        </>
      }
    >
      <Body>
        {request.isError && (
          <Alert severity="error">{t('offer.notNoted', { phone: contact.phoneAbbreviation })}</Alert>
        )}
        <p>{t('offer.text', { name: vehicleName(vehicle) })}</p>
      </Body>
    </Dialog>
  );
}
