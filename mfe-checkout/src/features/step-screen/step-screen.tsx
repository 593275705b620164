import { useRef, type ReactNode } from 'react';
import { Card, chakra, PageHeading, StatusPill, usePageTitle, type Tone } from '@forecourt/shared-design';
import type { StepStatus } from '@forecourt/shared-contracts/progress';
import { useLocation, useTranslation } from '@forecourt/shared-contracts/react';
import { useFocusRescue } from './use-focus-rescue.ts';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '3',
  },
});
const Owner = chakra('p', { base: { margin: '0', marginTop: '4', textStyle: 'small', color: 'inkMuted' } });
const Words = chakra('span', {
  base: { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } },
});
const Body = chakra('div', { base: { marginTop: '6', display: 'grid', gap: '5' } });

function toneOf(status: StepStatus): Tone {
  switch (status) {
    case 'COMPLETED':
      return 'success';
    case 'NEEDS_ATTENTION':
      return 'warning';
    case 'IN_PROGRESS':
      return 'info';
    case 'READY':
      return 'brand';
    case 'NOT_READY':
      return 'neutral';
  }
}

interface StepScreenProps {
  readonly title: string;
  readonly status: StepStatus;
  readonly lead?: string;
  /** Who the order is waiting for: you, the dealer, the lender. */
  readonly owner?: string | undefined;
  readonly children: ReactNode;
}

/** Layout of one step's screen: its heading, its status, who it is waiting for, and its content. */
export function StepScreen({ title, status, lead, owner, children }: StepScreenProps) {
  const { t } = useTranslation('checkout');
  const { pathname } = useLocation();
  const screen = useRef<HTMLDivElement>(null);
  usePageTitle(title);
  useFocusRescue(screen);
  return (
    <Card ref={screen} padding="lg">
      <Head>
        <PageHeading lead={lead} focusKey={pathname}>
          {title}
        </PageHeading>
        <StatusPill tone={toneOf(status)}>
          <Words>{t(`statusWords.${status}`)}</Words>
        </StatusPill>
      </Head>
      {owner && status !== 'COMPLETED' && <Owner>{owner}</Owner>}
      <Body>{children}</Body>
    </Card>
  );
}
