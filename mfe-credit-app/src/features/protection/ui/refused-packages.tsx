import { AppLink, Card, chakra } from '@forecourt/shared-design';
import { formatCount } from '@forecourt/shared-contracts/formats';
import type { IneligibleProtection } from '@forecourt/shared-contracts/protection';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { routePaths } from '../../../domain/route-paths.ts';

const Root = chakra('section', {
  base: {
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& ul': {
      margin: '0',
      marginTop: '2',
      paddingInlineStart: '5',
      listStyle: 'disc',
      display: 'grid',
      gap: '2',
    },
  },
});

/** Packages that are unavailable for this purchase, each with its reason. */
export function RefusedPackages({ refused }: { readonly refused: readonly IneligibleProtection[] }) {
  const { t } = useTranslation('creditApp');
  if (refused.length === 0) return null;
  return (
    <Card tone="sunken">
      <Root>
        <h2>{t('coverage.refused.title')}</h2>
        <ul>
          {refused.map(({ type, reason, limit = 0 }) => (
            <li key={type}>
              {t(`coverage.refused.${reason}`, {
                name: t(`coverage.type.${type}.name`),
                limit: formatCount(limit),
              })}{' '}
              {reason === 'needs-financing' && (
                <AppLink href={routePaths.cart}>{t('coverage.refused.switch')}</AppLink>
              )}
            </li>
          ))}
        </ul>
      </Root>
    </Card>
  );
}
