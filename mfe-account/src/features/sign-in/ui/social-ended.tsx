import { ActionRow, Card, LinkButton, Page, PageHeading, usePageTitle } from '@forecourt/shared-design';
import type { SocialRefusal } from '@forecourt/shared-contracts';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { withReturnTo } from '../../../domain/return-target.ts';
import { CallDealer } from '../../page-frame/index.ts';
import { routePaths } from '../../../domain/route-paths.ts';

/** The reasons with a title of their own. */
const titles = ['denied', 'canceled', 'no-email', 'no-opener'] as const;

interface SocialEndedProps {
  /** `not-known`: the initiator is not one of this site. `no-opener`: the page that opened this window is gone. */
  readonly why: SocialRefusal | 'not-known' | 'no-opener';
  /** The return path of the sign-in, if known. */
  readonly returnTo: string | undefined;
}

/** A social sign-in that produced no session: why, and what to do next. */
export function SocialEnded({ why, returnTo }: SocialEndedProps) {
  const { t } = useTranslation('account');
  const { brandName } = useTenant();
  const title = t(`social.endedTitle.${titles.find((one) => one === why) ?? 'else'}`);
  usePageTitle(title);
  const wanted = returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : '';
  return (
    <Page width="narrow">
      <Card padding="lg">
        <PageHeading lead={t(`social.refused.${why}`, { brandName })} focusKey={`social-${why}`}>
          {title}
        </PageHeading>
        <ActionRow alignItems="center" marginTop="6">
          <LinkButton href={withReturnTo(routePaths['sign-in'], wanted)}>{t('social.back')}</LinkButton>
          <CallDealer />
        </ActionRow>
      </Card>
    </Page>
  );
}
