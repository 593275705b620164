import { useState } from 'react';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { zoneName } from '../../domain/zone-name.ts';

/** The dealer's opening hours, in the dealer's time zone (SITE-77). */
export function DealerHours() {
  const { t } = useTranslation('shell');
  const { contact } = useTenant();
  const [today] = useState(() => new Date());
  return <p>{t('header.hours', { zone: zoneName(contact.timeZone, today) })}</p>;
}
