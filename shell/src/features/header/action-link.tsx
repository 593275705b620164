import { AppLink, chakra, Icon, type IconName } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { badgeText, type HeaderItem } from '../../domain/header-items.ts';
import { useCount } from './use-count.ts';

const Root = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    borderRadius: 'control',
    _hover: { background: 'color-mix(in srgb, currentColor 9%, transparent)' },
  },
});
const Badge = chakra('span', {
  base: {
    position: 'absolute',
    top: '2px',
    insetInlineEnd: '0',
    minWidth: '18px',
    height: '18px',
    paddingInline: '1',
    borderRadius: 'full',
    background: 'brand',
    color: 'onBrand',
    fontSize: '11px',
    fontWeight: 'bold',
    lineHeight: '18px',
    textAlign: 'center',
  },
});

const icons: Readonly<Record<string, IconName>> = { saved: 'heart', cart: 'cart' };

/** An icon of the header with the live count of what lies behind it. */
export function ActionLink({ item }: { item: HeaderItem }) {
  const { t } = useTranslation('shell');
  const count = useCount(item.count);
  const badge = badgeText(count);
  const label = badge ? t('header.withCount', { label: t(item.labelKey), count }) : t(item.labelKey);
  return (
    <AppLink href={item.path} variant="plain" aria-label={label}>
      <Root>
        <Icon name={icons[item.id] ?? 'car'} />
        {badge && <Badge aria-hidden="true">{badge}</Badge>}
      </Root>
    </AppLink>
  );
}
