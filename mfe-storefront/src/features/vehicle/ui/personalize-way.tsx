import { usePersonalPayments } from '../../personal-payments/index.ts';
import type { DetailsDoor } from './use-details.ts';

interface PersonalizeWayProps {
  readonly door: DetailsDoor;
  readonly path: string;
}

/** Link to personalized payments, for shoppers who have not started; loads with the lower part of the page. */
export function PersonalizeWay({ door: { details }, path }: PersonalizeWayProps) {
  const personal = usePersonalPayments();
  return details && !personal ? <details.PersonalizeLink path={path} /> : null;
}
