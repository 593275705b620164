import { chakra, IconButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { MenuButton, MenuLink, panelViews, usePanel } from '../menus/index.ts';
import { useMenuItems } from '../site-menu/index.ts';
import { AccountMenu } from './account-menu.tsx';
import { ActionLink } from './action-link.tsx';
import { BrandLink } from './brand-link.tsx';
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
    gap: { base: '1', md: '4', xl: '6' },
    width: 'full',
    maxWidth: 'app',
    minHeight: { base: '56px', md: '68px' },
    marginInline: 'auto',
    paddingInline: { base: '4', sm: '6', lg: '10' },
    '& > a': { minWidth: '0' },
    '& > a, & div > a': { display: 'inline-flex', alignItems: 'center' },
    '& nav': { display: { base: 'none', lg: 'block' } },
    '& nav > ul': {
      display: 'flex',
      gap: { base: '0', xl: '1' },
      listStyle: 'none',
      margin: '0',
      padding: '0',
    },
    '& nav > ul > li > div > button': {
      minHeight: 'target',
      color: 'inherit',
      paddingInline: { base: '2', xl: '3' },
      fontSize: 'md',
      lineHeight: 'inherit',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
    },
    '& nav > ul > li > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      paddingInline: { base: '2', xl: '3' },
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      borderRadius: 'control',
      _hover: { background: 'color-mix(in srgb, currentColor 7%, transparent)', textDecorationLine: 'none' },
    },
    '& nav > ul > li > a[aria-current=page]': {
      fontWeight: 'semibold',
      background: 'color-mix(in srgb, currentColor 7%, transparent)',
    },
    '& nav > ul > li > a:focus-visible, & nav > ul > li > div > button:focus-visible': {
      outlineColor: 'onHeader',
    },
  },
});
const Actions = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: '0',
    gap: { base: '0', md: '2' },
    marginInlineStart: 'auto',
    // The last icon, not its target, ends where the page's content does.
    marginInlineEnd: { base: '-2.5', lg: '0' },
  },
});
const FromSmall = chakra('div', { base: { display: { base: 'none', sm: 'flex' }, alignItems: 'center' } });
const Medium = chakra('div', {
  base: { display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: '2' },
});
const Narrow = chakra('div', { base: { display: { base: 'block', lg: 'none' } } });
const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    // Beside the page rather than above it, where a link that has scrolled away would lie below it.
    insetInlineStart: '-9999px',
    top: '2',
    padding: '3',
    background: 'brand',
    color: 'onBrand',
    borderRadius: 'small',
    zIndex: 'tooltip',
    _focus: { insetInlineStart: '4' },
  },
});

/** Header of the site: brand, destinations of the released remotes, help, counts, account; below `lg` the destinations are in a drawer. */
export function Header() {
  const { t } = useTranslation('shell');
  const items = useMenuItems();
  const drawer = usePanel('drawer');
  const inPlace = (wanted: string) => items.filter(({ place }) => place === wanted);
  return (
    <Bar>
      <SkipLink href="#fc-main">{t('header.skip')}</SkipLink>
      <Row>
        <BrandLink />
        <nav aria-label={t('header.mainNavigation')}>
          <ul>
            {inPlace('main').map((item) => (
              <li key={item.id}>
                <MenuLink item={item} />
              </li>
            ))}
            <li>
              <MenuButton panel="support">{t('header.support')}</MenuButton>
            </li>
          </ul>
        </nav>
        <Actions>
          <FromSmall>
            <PhoneLink />
          </FromSmall>
          {inPlace('actions').map((item) => (
            <ActionLink key={item.id} item={item} />
          ))}
          <Medium>
            <AccountMenu />
          </Medium>
          <Narrow onPointerEnter={drawer.prepare} onFocus={drawer.prepare}>
            <IconButton
              icon="menu"
              label={t('header.openMenu')}
              aria-haspopup="dialog"
              aria-expanded={drawer.isOpen}
              onClick={() => void drawer.open()}
            />
          </Narrow>
        </Actions>
      </Row>
      {drawer.isOpen && <panelViews.View id="drawer" onClose={drawer.close} />}
    </Bar>
  );
}
