import { AppLink, chakra, Icon, Page, type IconName } from '@forecourt/shared-design';
import { formatCount, formatCurrency, phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('section', {
  base: {
    background: 'hero',
    color: 'onHero',
    paddingBlock: { base: '10', md: '14' },
    '& h2': { textStyle: 'heading', margin: '0', marginBottom: '6', color: 'onHero' },
    '& ul': {
      listStyle: 'none',
      margin: '0',
      padding: '0',
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
      gap: { base: '6', md: '8' },
    },
    '& li': { display: 'grid', gridTemplateColumns: '28px 1fr', gap: '3' },
    '& b': {
      display: 'block',
      fontFamily: 'display',
      fontWeight: 'display',
      fontSize: 'lg',
      lineHeight: 'snug',
    },
    '& p': {
      margin: '0',
      marginTop: '1',
      color: 'color-mix(in srgb, var(--fc-on-hero) 85%, var(--fc-hero))',
    },
    '& a': { color: 'onHero', whiteSpace: 'nowrap' },
    '& a:focus-visible': { outlineColor: 'onHero' },
  },
});

/** What the dealer promises, with the dealer's own figures. */
export function TrustStrip() {
  const { t } = useTranslation('storefront');
  const { brandName, payment, inventory, contact } = useTenant();
  const values = {
    deposit: formatCurrency(payment.depositCents),
    fee: formatCurrency(payment.documentFeeCents),
    miles: formatCount(inventory.deliveryIncludedMiles),
    states: new Set(payment.states.map(({ state }) => state).filter((state) => state !== 'DC')).size,
    phone: contact.phoneAbbreviation,
  };
  const points = [
    { id: 'price', icon: 'tag' },
    { id: 'deposit', icon: 'shield' },
    { id: 'delivery', icon: 'truck' },
    { id: 'people', icon: 'phone' },
  ] as const satisfies readonly { readonly id: string; readonly icon: IconName }[];
  return (
    <Root aria-labelledby="storefront-trust">
      <Page flush>
        <h2 id="storefront-trust">{t('landing.trust.title', { brandName })}</h2>
        <ul>
          {points.map(({ id, icon }) => (
            <li key={id}>
              <Icon name={icon} sizePx={26} />
              <div>
                <b>{t(`landing.trust.${id}.title`, values)}</b>
                <p>
                  {t(`landing.trust.${id}.text`, values)}{' '}
                  {id === 'people' && <AppLink href={phoneHref(contact.phone)}>{values.phone}</AppLink>}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Page>
    </Root>
  );
}
