import { useId } from 'react';
import { Button, chakra } from '@forecourt/shared-design';
import { dateOnOfText, dateText, formatDayAt } from '@forecourt/shared-contracts/formats';
import type { ScheduleDay } from '@forecourt/shared-contracts/fulfillment';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { nextFreeDays } from '../domain/when-errors.ts';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& > p': { margin: '0', fontSize: 'sm', fontWeight: 'semibold' },
    '& > div': {
      // On a phone one below the other, each on one line: three of "Wednesday, Dec 30" are wider than it.
      display: { base: 'grid', sm: 'flex' },
      gap: '2',
    },
    '& button': { minHeight: '44px', paddingInline: '3.5' },
    // Marked by its edge, so that the button of the step stays the heaviest.
    '& button[aria-pressed=true]': { borderColor: 'link', boxShadow: 'inset 0 0 0 1px var(--fc-link)' },
  },
});

interface NextFreeDaysProps {
  readonly days: readonly ScheduleDay[];
  /** Text of the date field. */
  readonly date: string;
  readonly onChoose: (text: string) => void;
}

/** The next days with a free slot, each a button that fills in the date field; nothing while there is none. */
export function NextFreeDays({ days, date, onChoose }: NextFreeDaysProps) {
  const { t } = useTranslation('checkout');
  const titleId = useId();
  const next = nextFreeDays(days);
  const chosenOn = dateOnOfText(date);
  if (next.length === 0) return null;
  return (
    <Root role="group" aria-labelledby={titleId}>
      <p id={titleId}>{t('fulfillment.nextFreeDays')}</p>
      <div>
        {next.map(({ dateOn }) => (
          <Button
            key={dateOn}
            variant="secondary"
            size="sm"
            aria-pressed={dateOn === chosenOn}
            onClick={() => {
              // The chosen day keeps its time.
              if (dateOn !== chosenOn) onChoose(dateText(dateOn));
            }}
          >
            {formatDayAt(`${dateOn}T12:00:00Z`, 'UTC')}
          </Button>
        ))}
      </div>
    </Root>
  );
}
