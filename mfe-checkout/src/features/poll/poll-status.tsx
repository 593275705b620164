import { useState } from 'react';
import { Button, chakra, VisuallyHidden } from '@forecourt/shared-design';
import { formatZonedTimeAt } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { Poll } from './poll.ts';

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
    '& > button': { width: { base: 'full', sm: 'auto' } },
    '& p': { margin: '0', flex: '1', minWidth: '200px', textStyle: 'small', color: 'inkMuted' },
  },
});

interface PollStatusProps {
  readonly poll: Poll;
  /** Catalog key above `checked`, `failed`, `noAnswer`, `checkNow` and `stillWaiting`. */
  readonly texts: 'idVerification.poll' | 'lenderDecision.poll' | 'signing.poll';
}

/** Shows when a poll last ran, and polls at once on 'Check now'. Screen readers announce only a response that the user requested. */
export function PollStatus({ poll, texts }: PollStatusProps) {
  const { t } = useTranslation('checkout');
  const { checkNow, isChecking, checkedAtMs, hasFailed } = poll;
  const [pressedAtMs, setPressedAtMs] = useState<number>();
  const { timeZone } = useTenant().contact;
  const time = formatZonedTimeAt(new Date(checkedAtMs).toISOString(), timeZone);
  const kind = checkedAtMs === 0 ? 'noAnswer' : hasFailed ? 'failed' : 'checked';
  const text = t(`${texts}.${kind}`, { time });
  const isAnswered = pressedAtMs !== undefined && !isChecking && (hasFailed || checkedAtMs >= pressedAtMs);
  const handlePress = () => {
    setPressedAtMs(Date.now());
    checkNow();
  };
  return (
    <Row>
      <p>{text}</p>
      <Button variant="secondary" size="sm" icon="refresh" busy={isChecking} onClick={handlePress}>
        {t(`${texts}.checkNow`)}
      </Button>
      <VisuallyHidden role="status">{isAnswered ? t(`${texts}.stillWaiting`, { time }) : ''}</VisuallyHidden>
    </Row>
  );
}
