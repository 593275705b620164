import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { httpFailure } from '@forecourt/shared-contracts';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { useApi, usePlatform, useQuery, zipQuery } from '@forecourt/shared-contracts/react';
import type { ZipPlace } from '@forecourt/shared-contracts/geo';
import { usePersonalPayments } from '../../personal-payments/index.ts';
import { useTodaysPayment } from '../../../platform/use-todays-payment.ts';
import { readShopperZip, rememberShopperZip } from '../../../platform/shopper-zip.ts';
import type { ChosenPayment, PaymentDraft } from '../../../platform/payment-draft.ts';
import {
  defaultPaymentInputs,
  paymentQuote,
  type PaymentInputs,
  type PaymentQuote,
} from '../domain/payment-inputs.ts';

/** The calculator's choices, their price, and functions to change them. */
export interface PaymentControls {
  readonly inputs: PaymentInputs;
  /** Whether the rate is that of the shopper's own pre-qualification. */
  readonly isPersonal: boolean;
  readonly quote: PaymentQuote;
  readonly change: (part: ChosenPayment) => void;
  readonly changeLease: (part: PaymentInputs['lease']) => void;
  readonly zip: string;
  readonly setZip: (zip: string) => void;
  /** The location of a known ZIP. */
  readonly place: ZipPlace | undefined;
  readonly isZipUnknown: boolean;
  /** What the shopper has chosen, and the names of what the cart does not have yet. */
  readonly draft: PaymentDraft;
  readonly setDraft: Dispatch<SetStateAction<PaymentDraft>>;
}

/**
 * Choices of one vehicle's payment, initially with the purchase type that its card shows; the ZIP is the one that the shopper entered
 * before, in this browser.
 */
export function usePaymentInputs(vehicle: VehicleDetail): PaymentControls {
  const platform = usePlatform();
  const payment = useTodaysPayment();
  const personal = usePersonalPayments()?.defaultsOf(vehicle);
  const [draft, setDraft] = useState<PaymentDraft>({ all: {}, fresh: [] });
  const update = useCallback(
    (part: ChosenPayment, names: readonly string[]) =>
      setDraft(({ all, fresh }) => ({
        all: { ...all, ...part, lease: { ...all.lease, ...part.lease } },
        fresh: [...new Set([...fresh, ...names])],
      })),
    [],
  );
  const [zip, setZip] = useState('');
  const change = useCallback((part: ChosenPayment) => update(part, Object.keys(part)), [update]);
  const changeLease = useCallback(
    (lease: PaymentInputs['lease']) =>
      update(
        { lease },
        Object.keys(lease).map((name) => `lease.${name}`),
      ),
    [update],
  );
  useEffect(() => setZip((typed) => typed || (readShopperZip(platform) ?? '')), [platform]);
  const { data: place, error } = useQuery(zipQuery(useApi(), zip));
  const known = zip.length === 5 ? place : undefined;
  const inputs = {
    ...defaultPaymentInputs(payment),
    ...personal,
    ...draft.all,
    ...personal?.approved,
    state: known?.state ?? personal?.state,
  };
  return {
    inputs,
    isPersonal: personal?.approved !== undefined,
    quote: paymentQuote(vehicle, inputs, payment),
    change,
    changeLease,
    zip,
    setZip: (next) => {
      setZip(next);
      update({}, ['zipCode']);
      if (next.length === 5) rememberShopperZip(platform, next);
    },
    place: known,
    isZipUnknown: zip.length === 5 && httpFailure(error)?.status === 404,
    draft,
    setDraft,
  };
}
