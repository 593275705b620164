import { useState } from 'react';
import { Button, chakra, VisuallyHidden } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

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

/** A poll as its row shows it. */
export interface Poll {
  readonly checkNow: () => void;
  readonly isChecking: boolean;
  /** When the last answer came, in milliseconds since 1970; 0 while none has. */
  readonly checkedAtMs: number;
  /** The last question brought no answer; it is asked again when due. */
  readonly hasFailed: boolean;
}

interface PollStatusProps {
  readonly poll: Poll;
  /** Catalogue key below which `checked`, `failed`, `noAnswer`, `checkNow` and `stillWaiting` stand. */
  readonly texts: 'identity.poll' | 'lenderDecision.poll';
}

/** The time of the buyer's own clock, with seconds, so that each check is seen to have happened. */
function clockTime(atMs: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(atMs);
}

/** Says when a poll last asked, and asks at once on 'Check now'. Only an answer that was asked for is read out. */
export function PollStatus({ poll, texts }: PollStatusProps) {
  const { t, i18n } = useTranslation('checkout');
  const { checkNow, isChecking, checkedAtMs, hasFailed } = poll;
  const [pressedAtMs, setPressedAtMs] = useState<number>();
  const time = clockTime(checkedAtMs, i18n.language);
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
