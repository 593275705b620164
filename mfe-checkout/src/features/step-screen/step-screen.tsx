import { Fragment, use, useRef, type ReactNode } from 'react';
import { Card, chakra, PageHeading, usePageTitle } from '@forecourt/shared-design';
import { StatusPill, stepTones } from '@forecourt/shared-design/forms';
import type { StepStatus } from '@forecourt/shared-contracts/progress';
import { useLocation, useTranslation } from '@forecourt/shared-contracts/react';
import { shownStatus } from '../../domain/shown-status.ts';
import { OwnerLine, type StepOwner } from './owner-line.tsx';
import { StepFooter, StepNotices } from './step-notices.ts';
import { useFocusRescue } from './use-focus-rescue.ts';
import { useSoftHeight } from './use-soft-height.ts';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: { base: '2', sm: '3' },
    // The status, and whose turn it is, belong together.
    '& > .fc-status': {
      display: 'flex',
      flexDirection: { sm: 'column' },
      flexWrap: { base: 'wrap', sm: 'nowrap' },
      alignItems: { base: 'center', sm: 'flex-end' },
      columnGap: '3',
      rowGap: '2',
      flexShrink: '0',
      maxWidth: 'full',
      animation: 'fc-fade {durations.slow}',
    },
  },
});
/** A column in which the main action of a step can stick to the lower edge of a phone's screen. */
const Body = chakra('div', {
  base: {
    marginTop: { base: '4', sm: '6' },
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    animation: 'fc-rise {durations.normal} {easings.standard}',
    // What only holds a place is there at once.
    '&:has(> [role=status]:only-child)': { animation: 'none' },
    // Tables end where forms and alerts end.
    '& :is(table, dl)': { maxWidth: 'none' },
    '& .fc-body > .fc-actions': {
      flexDirection: { base: 'column', sm: 'row' },
      '& > *': { minHeight: { base: '48px', sm: '44px' } },
    },
  },
});

interface StepScreenProps {
  readonly title: string;
  readonly status: StepStatus;
  /** Nothing where an alert below already says it. */
  readonly lead?: string | undefined;
  /** Who the order is waiting for. */
  readonly owner?: StepOwner | undefined;
  /** Identifies the content where a step has several: what replaces other content is a new element, and with it what its lead moves. */
  readonly contentId?: string;
  /** Whether the children only hold the place of content that is still loading. */
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}

/**
 * Layout of one step's screen: its heading, its status, who it is waiting for, its content, and below the card what follows each step.
 */
export function StepScreen(props: StepScreenProps) {
  const { title, status, lead, owner, contentId = '', isLoading = false, children } = props;
  const { t } = useTranslation('checkout');
  const { pathname } = useLocation();
  const screen = useRef<HTMLDivElement>(null);
  usePageTitle(title);
  useFocusRescue(screen);
  // The sentence of a step changes with its content.
  useSoftHeight(screen, isLoading ? undefined : `${contentId} ${lead}`);
  const content = isLoading ? 'loading' : contentId;
  return (
    <>
      <Card
        ref={screen}
        className="fc-step"
        padding="none"
        paddingInline={{ base: '4', sm: '6', md: '8' }}
        paddingBlock={{ base: '5', md: '8' }}
      >
        <Head>
          <PageHeading lead={lead} focusKey={pathname}>
            {title}
          </PageHeading>
          <div key={`${content} ${status}`} className="fc-status">
            <StatusPill tone={stepTones[shownStatus(status)]}>{t(`status.${status}`)}</StatusPill>
            {owner && status !== 'COMPLETED' && <OwnerLine owner={owner} />}
          </div>
        </Head>
        <Body key={content}>
          {use(StepNotices)}
          {children}
        </Body>
      </Card>
      {!isLoading && <Fragment key={content}>{use(StepFooter)}</Fragment>}
    </>
  );
}
