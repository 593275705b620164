import { Card, chakra, Page, PageHeading, Spinner } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Line = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '3', margin: '0', marginTop: '5', color: 'inkMuted' },
});

/** Shown while a sign-in is being completed. */
export function SocialWaiting({ text }: { readonly text: string }) {
  const { t } = useTranslation('account');
  return (
    <Page width="narrow">
      <Card padding="lg">
        <PageHeading focusKey="social-waiting">{t('social.title')}</PageHeading>
        <Line role="status">
          <Spinner sizePx={20} />
          {text}
        </Line>
      </Card>
    </Page>
  );
}
