import { AppLink, chakra, LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { HeaderItem } from '../../domain/header-items.ts';

/** From the width on at which it does not crowd the destinations out; below it the drawer and the sign-in page have it. */
const SignUp = chakra('span', {
  base: {
    display: { base: 'none', lg: 'block' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      paddingInline: '2',
      whiteSpace: 'nowrap',
    },
  },
});

/** A guest's ways in: creating an account, and signing in. */
export function GuestLinks({ items }: { items: readonly HeaderItem[] }) {
  const { t } = useTranslation('shell');
  const signUp = items.find((item) => item.id === 'sign-up');
  const signIn = items.find((item) => item.id === 'sign-in');
  return (
    <>
      {signUp && (
        <SignUp>
          <AppLink href={signUp.path} variant="plain">
            {t(signUp.labelKey)}
          </AppLink>
        </SignUp>
      )}
      {signIn && (
        <LinkButton href={signIn.path} size="sm" icon="user">
          {t(signIn.labelKey)}
        </LinkButton>
      )}
    </>
  );
}
