import { useState } from 'react';
import { AppLink, chakra, IconButton } from '@forecourt/shared-design';
import { useLocation, usePlatform, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { availableHeaderItems } from '../../domain/header-items.ts';
import { AccountMenu } from './account-menu.tsx';
import { ActionLink } from './action-link.tsx';
import { BrandLink } from './brand-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PhoneLink } from './phone-link.tsx';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'appBar',
    background: 'header',
    color: 'onHeader',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
});
const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '6' },
    width: 'full',
    maxWidth: 'app',
    minHeight: { base: '56px', md: '68px' },
    marginInline: 'auto',
    paddingInline: { base: '4', sm: '6', lg: '10' },
    '& > a, & div > a': { display: 'inline-flex', alignItems: 'center' },
    '& nav': { display: { base: 'none', md: 'block' } },
    '& nav ul': { display: 'flex', gap: '1', listStyle: 'none', margin: '0', padding: '0' },
    '& nav a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      paddingInline: '3',
      fontWeight: 'medium',
      borderRadius: 'control',
      _hover: { background: 'color-mix(in srgb, currentColor 7%, transparent)', textDecorationLine: 'none' },
    },
    '& nav a[aria-current=page]': { color: 'link', fontWeight: 'semibold' },
  },
});
const Actions = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: { base: '0', md: '2' }, marginInlineStart: 'auto' },
});
const Wide = chakra('div', {
  base: { display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: '2' },
});
const Narrow = chakra('div', { base: { display: { base: 'block', md: 'none' } } });
const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    top: '-80px',
    padding: '3',
    background: 'brand',
    color: 'onBrand',
    borderRadius: 'small',
    zIndex: 'tooltip',
    _focus: { top: '2' },
  },
});

/** Header of the site: brand, destinations of the released remotes, phone, counts, account; a drawer on small screens. */
export function Header() {
  const { t } = useTranslation('shell');
  const { releases } = usePlatform();
  const isMember = useSession().status === 'signed-in';
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const items = availableHeaderItems(releases, isMember);
  const inPlace = (place: string) => items.filter((item) => item.place === place);
  return (
    <Bar>
      <SkipLink href="#fc-main">{t('header.skip')}</SkipLink>
      <Row>
        <BrandLink />
        <nav aria-label={t('header.mainNavigation')}>
          <ul>
            {[...inPlace('main'), ...inPlace('support')].map((item) => (
              <li key={item.id}>
                <AppLink
                  href={item.path}
                  variant="plain"
                  aria-current={item.path === pathname ? 'page' : undefined}
                >
                  {t(item.labelKey)}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <Actions>
          <Wide>
            <PhoneLink />
          </Wide>
          {inPlace('actions').map((item) => (
            <ActionLink key={item.id} item={item} />
          ))}
          <Wide>
            <AccountMenu items={inPlace('account')} />
          </Wide>
          <Narrow>
            <IconButton icon="menu" label={t('header.openMenu')} onClick={() => setMenuOpen(true)} />
          </Narrow>
        </Actions>
      </Row>
      <MobileMenu items={items} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </Bar>
  );
}
