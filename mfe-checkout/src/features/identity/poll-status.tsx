import { useState } from 'react';
import { Button, chakra, VisuallyHidden } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useIdentityPoll } from './use-identity-poll.ts';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    padding: '3',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'small',
    '& p': { margin: '0', flex: '1', minWidth: '200px', textStyle: 'small', color: 'inkMuted' },
  },
});

/** The time of the buyer's own clock, with seconds, so that each check is seen to have happened. */
function clockTime(atMs: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(atMs);
}

/** Asks every 30 s, says when it last did, and asks at once on 'Check now'. Only an answer that was asked for is read out. */
export function PollStatus({ orderNumber }: { orderNumber: string }) {
  const { t, i18n } = useTranslation('checkout');
  const { checkNow, isChecking, checkedAtMs, hasFailed } = useIdentityPoll(orderNumber);
  const [pressedAtMs, setPressedAtMs] = useState<number>();
  const time = clockTime(checkedAtMs, i18n.language);
  const text = t(hasFailed ? 'identity.poll.failed' : 'identity.poll.checked', { time });
  const isAnswered = pressedAtMs !== undefined && !isChecking && (hasFailed || checkedAtMs >= pressedAtMs);
  const handlePress = () => {
    setPressedAtMs(Date.now());
    checkNow();
  };
  return (
    <Row>
      <p>{text}</p>
      <Button variant="secondary" size="sm" icon="refresh" busy={isChecking} onClick={handlePress}>
        {t('identity.poll.checkNow')}
      </Button>
      <VisuallyHidden role="status">
        {isAnswered ? t('identity.poll.stillWaiting', { time }) : ''}
      </VisuallyHidden>
    </Row>
  );
}
