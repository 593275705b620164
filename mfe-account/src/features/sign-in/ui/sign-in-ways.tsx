import { AppLink, chakra } from '@forecourt/shared-design';
import { useLocation, useTranslation } from '@forecourt/shared-contracts/react';
import { withReturnTo } from '../../../domain/return-target.ts';
import { routePaths } from '../../../domain/route-paths.ts';

const Root = chakra('nav', {
  base: {
    display: 'flex',
    // Where both do not fit side by side, one is below the other.
    flexWrap: 'wrap',
    padding: '1',
    gap: '1',
    background: 'surfaceSunken',
    borderRadius: 'control',
    boxShadow: 'inset 0 0 0 1px var(--fc-line)',
    '& a': {
      // On a phone the longer way has the more room.
      flex: { base: '1 1 auto', sm: '1 1 0' },
      whiteSpace: 'nowrap',
      display: 'grid',
      placeItems: 'center',
      minHeight: '44px',
      paddingInline: { base: '1.5', sm: '3' },
      borderRadius: 'max(calc(var(--fc-radius-control) - 4px), 3px)',
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'inkMuted',
      textDecoration: 'none',
    },
    '& a:hover': { color: 'ink' },
    '& a[aria-current=page]': {
      background: 'surfaceRaised',
      color: 'ink',
      boxShadow: 'inset 0 0 0 2px var(--fc-link)',
    },
  },
});

const ways = [
  { id: 'password', path: routePaths['sign-in'] },
  { id: 'code', path: routePaths['sign-in-code'] },
] as const;

/** The two ways of signing in, the current one marked. */
export function SignInWays() {
  const { t } = useTranslation('account');
  const { pathname, search } = useLocation();
  return (
    <Root aria-label={t('signIn.ways.label')}>
      {ways.map(({ id, path }) => (
        <AppLink
          key={id}
          href={withReturnTo(path, search)}
          variant="plain"
          aria-current={path === pathname ? 'page' : undefined}
        >
          {t(`signIn.ways.${id}`)}
        </AppLink>
      ))}
    </Root>
  );
}
