import { calendarWords } from '@forecourt/shared-contracts/formats';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { chakra, IconButton } from '@forecourt/shared-design';
import { addMonths, boundedDate, dateByKey, monthGrid, monthOf } from './month-grid.ts';
import type { DatePickerTexts } from './picker-texts.ts';

const Root = chakra('div', {
  base: {
    '& .fc-month': { display: 'flex', alignItems: 'center', gap: '2', marginBottom: '3' },
    '& .fc-month > h3': { flex: '1', margin: '0', textAlign: 'center', textStyle: 'subheading' },
    '& table': { width: 'full', borderCollapse: 'collapse', tableLayout: 'fixed' },
    '& th': { paddingBlock: '2', fontSize: 'sm', fontWeight: 'semibold', color: 'inkMuted' },
    '& td': { padding: '0', textAlign: 'center' },
    '& .fc-day': {
      display: 'inline-grid',
      placeItems: 'center',
      width: 'min(44px, 100%)',
      height: '44px',
      borderRadius: 'small',
      border: '2px solid transparent',
      color: 'ink',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
    '& .fc-day:hover': { background: 'brandSoft' },
    '& .fc-day:focus-visible': { outline: '3px solid var(--fc-link)', outlineOffset: '1px' },
    '& .fc-day[aria-disabled=true]': {
      color: 'inkMuted',
      fontWeight: 'normal',
      textDecoration: 'line-through',
      cursor: 'not-allowed',
      background: 'transparent',
    },
    '& .fc-day[aria-current=date]': { borderColor: 'lineStrong' },
    '& td[aria-selected=true] .fc-day': { background: 'brand', color: 'onBrand' },
    '& .fc-reason': { minHeight: '3em', margin: '0', marginTop: '3', color: 'inkMuted', fontSize: 'sm' },
    '@media (pointer: coarse)': { '& .fc-keys': { display: 'none' } },
  },
});

interface DateGridProps {
  /** The date that key presses start from; its month is shown. */
  readonly focusedOn: string;
  readonly onMove: (dateOn: string) => void;
  readonly onChoose: (dateOn: string) => void;
  readonly chosenOn: string | undefined;
  readonly todayOn: string;
  readonly minOn: string;
  readonly maxOn: string;
  readonly reasonOf: (dateOn: string) => string | undefined;
  readonly texts: DatePickerTexts;
  readonly locale: string;
}

/** One month as a grid: arrows, Home, End and Page keys move, Enter and Space select. A disabled day says why. */
export function DateGrid(props: DateGridProps) {
  const { focusedOn, onMove, onChoose, chosenOn, todayOn, minOn, maxOn, reasonOf, texts, locale } = props;
  const grid = useRef<HTMLTableElement>(null);
  const words = calendarWords(locale);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (!hasMoved.current) return;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focusedOn}"]`)?.focus();
  }, [focusedOn]);
  const move = (dateOn: string) => onMove(boundedDate(dateOn, minOn, maxOn));
  const handleKey = (event: KeyboardEvent) => {
    const next = dateByKey(focusedOn, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    hasMoved.current = true;
    move(next);
  };
  const turn = (months: number) => {
    hasMoved.current = false;
    move(addMonths(focusedOn, months));
  };
  const isFree = (dateOn: string) => dateOn >= minOn && dateOn <= maxOn && reasonOf(dateOn) === undefined;
  const weeks = monthGrid(focusedOn);
  const reason = reasonOf(focusedOn);
  return (
    <Root>
      <div className="fc-month">
        <IconButton
          icon="chevronLeft"
          label={texts.previousMonth}
          disabled={monthOf(focusedOn) <= monthOf(minOn)}
          onClick={() => turn(-1)}
        />
        <h3 aria-live="polite">{words.month(focusedOn)}</h3>
        <IconButton
          icon="chevronRight"
          label={texts.nextMonth}
          disabled={monthOf(focusedOn) >= monthOf(maxOn)}
          onClick={() => turn(1)}
        />
      </div>
      <table ref={grid} role="grid" aria-label={words.month(focusedOn)}>
        <thead>
          <tr>
            {[
              '2023-01-01',
              '2023-01-02',
              '2023-01-03',
              '2023-01-04',
              '2023-01-05',
              '2023-01-06',
              '2023-01-07',
            ].map((dateOn) => (
              <th key={dateOn} scope="col" abbr={words.weekday(dateOn)}>
                {words.shortWeekday(dateOn)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((dateOn, at) =>
                dateOn ? (
                  <td key={dateOn} aria-selected={dateOn === chosenOn}>
                    <button
                      type="button"
                      className="fc-day"
                      data-date={dateOn}
                      data-autofocus={dateOn === focusedOn || undefined}
                      tabIndex={dateOn === focusedOn ? 0 : -1}
                      aria-disabled={!isFree(dateOn)}
                      aria-current={dateOn === todayOn ? 'date' : undefined}
                      aria-label={[words.day(dateOn), reasonOf(dateOn)].filter(Boolean).join('. ')}
                      onKeyDown={handleKey}
                      onClick={() => (isFree(dateOn) ? onChoose(dateOn) : move(dateOn))}
                    >
                      {Number(dateOn.slice(8))}
                    </button>
                  </td>
                ) : (
                  <td key={at} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fc-reason">
        {reason ?? (
          <>
            {texts.note} <span className="fc-keys">{texts.keys}</span>
          </>
        )}
      </p>
    </Root>
  );
}
