import { useEffect, useState } from 'react';
import { Button, chakra, Spinner } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { formatMinutes } from '@forecourt/shared-contracts/formats';

const Root = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '5',
    paddingBlock: { base: '16', md: '24' },
    paddingInline: '4',
    textAlign: 'center',
    '& .fc-words': { textStyle: 'heading', margin: '0' },
    '& small': { textStyle: 'small', color: 'inkMuted', maxWidth: '26em', textWrap: 'balance' },
    '& .fc-time': { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'small' },
    '& .fc-digits': { fontWeight: 'semibold' },
  },
});

/** Creating an order takes about 90 seconds (BUY-66). */
const usualSeconds = 90;

/** Checkout redirect loader (BUY-65) with its hold timer, which can be shown and hidden (BUY-66). */
export function HoldLoader() {
  const { t } = useTranslation('purchase');
  const { contact } = useTenant();
  const [seconds, setSeconds] = useState(0);
  const [isHidden, setHidden] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setSeconds(seconds + 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const note = seconds > usualSeconds ? 'hold.slow' : 'hold.note';
  return (
    <Root>
      <Spinner sizePx={48} />
      <p className="fc-words" role="status">
        {t('hold.title')}
      </p>
      <small>{t(note, { phone: contact.phoneAbbreviation })}</small>
      <div className="fc-time">
        {!isHidden && (
          <span>
            {t('hold.time')}{' '}
            <span className="fc-digits" role="timer" aria-live="off">
              {formatMinutes(seconds)}
            </span>
          </span>
        )}
        <Button variant="quiet" size="sm" aria-expanded={!isHidden} onClick={() => setHidden(!isHidden)}>
          {t(isHidden ? 'hold.show' : 'hold.hide')}
        </Button>
      </div>
    </Root>
  );
}
