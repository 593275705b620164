import { useState } from 'react';
import { zoneNameAt } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

/** The dealer's opening hours, in the dealer's time zone (SITE-77). */
export function DealerHours() {
  const { t } = useTranslation('shell');
  const { contact } = useTenant();
  const [today] = useState(() => new Date());
  return <p>{t('header.hours', { zone: zoneNameAt(today, contact.timeZone) })}</p>;
}
