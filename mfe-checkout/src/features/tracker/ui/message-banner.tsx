import { useState } from 'react';
import * as v from 'valibot';
import { Button, chakra, Icon } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { BannerKind } from '../domain/banner-kind.ts';
import { isTimeShort, timeParts } from '../domain/time-spent.ts';
import { useTimeSpent } from '../model/use-time-spent.ts';

const Root = chakra('aside', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '4',
    marginBottom: '4',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    background: 'brandSoft',
    color: 'ink',
    '& p': { margin: '0', textStyle: 'small' },
    '& .fc-time': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', textStyle: 'small' },
    '& button': {
      paddingInline: '1',
      textDecoration: 'underline',
    },
    '& .fc-digits': { fontWeight: 'semibold' },
    '& .fc-digits[data-short=true]': { color: 'critical' },
  },
});
const HiddenSchema = v.boolean();
const hiddenKey = 'time-spent.hidden';

interface MessageBannerProps {
  readonly kind: Exclude<BannerKind, 'none'>;
  readonly orderNumber: string;
}

/** The banner above the menu, alone or with the 'Time spent' timer (TRACK-16). */
export function MessageBanner({ kind, orderNumber }: MessageBannerProps) {
  const { t } = useTranslation('checkout');
  return (
    <Root aria-label={t('banner.label')}>
      <p>{t('banner.message')}</p>
      {kind === 'timer' && <TimeSpent orderNumber={orderNumber} />}
    </Root>
  );
}

function TimeSpent({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('checkout');
  const { storage } = usePlatform();
  const seconds = useTimeSpent(orderNumber);
  const [isHidden, setHidden] = useState(() => storage.session.read(hiddenKey, HiddenSchema) ?? false);
  const handleToggle = () => {
    storage.session.write(hiddenKey, !isHidden);
    setHidden(!isHidden);
  };
  return (
    <div className="fc-time">
      <Icon name="clock" sizePx={18} />
      <span>{t('banner.timeSpent')}</span>
      {!isHidden && (
        <span className="fc-digits" role="timer" aria-live="off" data-short={isTimeShort(seconds)}>
          {t('banner.time', { ...timeParts(seconds) })}
        </span>
      )}
      <Button variant="quiet" size="sm" aria-expanded={!isHidden} onClick={handleToggle}>
        {t(isHidden ? 'banner.show' : 'banner.hide')}
      </Button>
    </div>
  );
}
