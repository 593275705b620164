import type { ReactNode } from 'react';
import { Card, chakra, Page, PageHeading, usePageTitle } from '@forecourt/shared-design';
import { AccountReasons } from './account-reasons.tsx';
import { EmailText } from './email-text.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
    gap: { base: '5', md: '8' },
    alignItems: 'start',
    // A field of a tablet's width looks unfinished.
    maxWidth: { base: '528px', md: 'none' },
    marginInline: 'auto',
  },
});
const Body = chakra('div', { base: { display: 'grid', gap: '5', marginTop: '6' } });

interface AccountFrameProps {
  /** Page title and heading. */
  readonly title: string;
  readonly lead?: string | undefined;
  /** Identifies the step, so that its heading takes focus when it replaces another one on the same path. */
  readonly focusKey?: string;
  /** Shows a car above the reasons. */
  readonly picture?: boolean;
  readonly children: ReactNode;
}

/** An account form next to the list of benefits of an account. */
export function AccountFrame({ title, lead, focusKey, picture = false, children }: AccountFrameProps) {
  usePageTitle(title);
  return (
    <Page width="wide">
      <Columns>
        <Card padding="lg" overflowWrap="anywhere">
          <PageHeading lead={lead && <EmailText>{lead}</EmailText>} focusKey={focusKey}>
            {title}
          </PageHeading>
          <Body>{children}</Body>
        </Card>
        <AccountReasons picture={picture} />
      </Columns>
    </Page>
  );
}
