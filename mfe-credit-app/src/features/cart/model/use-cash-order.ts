import { useRef, useState } from 'react';
import { httpFailure, type HttpFailure } from '@forecourt/shared-contracts';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { orderRefusal, type OrderRefusal } from '../domain/order-refusal.ts';
import { usePlaceOrder } from '../data/cash-order.mutations.ts';

/** The form of the review: the terms, and the result of placing the order. */
export interface CashOrder {
  readonly isAgreed: boolean;
  readonly isTermsMissing: boolean;
  readonly submitCount: number;
  /** The order is being placed, or is placed and the page is navigating to it. */
  readonly isPlacing: boolean;
  readonly refusal: OrderRefusal | undefined;
  /** What differs from what the shopper agreed to, if that is why the order was refused. */
  readonly changes: NonNullable<HttpFailure['changes']>;
  agree(isAgreed: boolean): void;
  submit(): void;
}

/** Places the order once the terms are accepted; changed terms must be agreed to again. */
export function useCashOrder(cart: Cart): CashOrder {
  const place = usePlaceOrder();
  const isSending = useRef(false);
  const [isAgreed, setAgreed] = useState(false);
  const [submitCount, setSubmitCount] = useState(0);
  const [isTried, setTried] = useState(false);
  const send = () => {
    isSending.current = true;
    place.mutate(cart, {
      onError: () => {
        isSending.current = false;
        setAgreed(false);
        setTried(false);
      },
    });
  };
  return {
    isAgreed,
    isTermsMissing: isTried && !isAgreed,
    submitCount,
    isPlacing: place.isPending || place.isSuccess,
    refusal: place.error ? orderRefusal(place.error) : undefined,
    changes: httpFailure(place.error)?.changes ?? [],
    agree: setAgreed,
    submit() {
      setTried(true);
      setSubmitCount(submitCount + 1);
      if (isAgreed && !isSending.current) send();
    },
  };
}
