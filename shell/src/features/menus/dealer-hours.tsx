import { useState } from 'react';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { zoneName } from '../../domain/zone-name.ts';

/** When somebody at the dealer answers, in the dealer's own time (SITE-77). */
export function DealerHours() {
  const { t } = useTranslation('shell');
  const { contact } = useTenant();
  const [today] = useState(() => new Date());
  return <p>{t('header.hours', { zone: zoneName(contact.timeZone, today) })}</p>;
}
