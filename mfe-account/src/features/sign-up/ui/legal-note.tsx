import { AppLink, chakra } from '@forecourt/shared-design';
import { matchRoute } from '@forecourt/shared-contracts/releases';
import { Trans, usePlatform, useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('p', { base: { margin: '0', textStyle: 'small', color: 'inkMuted' } });

const pages = { terms: '/terms-of-use', privacy: '/privacy-policy' } as const;

/** What the user agrees to by signing up, with links to both documents in a new tab; nothing on a site that has not published them. */
export function LegalNote() {
  const { t } = useTranslation('account');
  const { releases } = usePlatform();
  const routes = releases.remotes.flatMap((remote) => remote.routes);
  if (!Object.values(pages).every((path) => matchRoute(routes, path))) return null;
  return (
    <Root>
      <Trans
        t={t}
        i18nKey="signUp.legal"
        components={{
          terms: <AppLink href={pages.terms} target="_blank" rel="noopener" />,
          privacy: <AppLink href={pages.privacy} target="_blank" rel="noopener" />,
        }}
      />
    </Root>
  );
}
