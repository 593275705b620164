import { useSyncExternalStore } from 'react';
import type { ChosenVehicle } from '../model/choices.ts';
import { AccountOffer } from './account-offer.tsx';
import { ComparisonTray } from './comparison-tray.tsx';

interface ChoicesViewProps {
  readonly subscribe: (listener: () => void) => () => void;
  /** The vehicle for which a guest is being asked to sign in. */
  readonly asked: () => ChosenVehicle | undefined;
  readonly onAnswer: () => void;
}

/** What the choices render on every page of the remote: the comparison tray, and the account offer. */
export function ChoicesView({ subscribe, asked, onAnswer }: ChoicesViewProps) {
  const vehicle = useSyncExternalStore(subscribe, asked, asked);
  return (
    <>
      <ComparisonTray />
      {vehicle && <AccountOffer vehicle={vehicle} onClose={onAnswer} />}
    </>
  );
}
