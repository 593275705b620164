import { AppLink, chakra, Icon } from '@forecourt/shared-design';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { formatPhone, phoneHref, zoneNameAt } from '@forecourt/shared-contracts/formats';
import { offeredLocales } from '@forecourt/shared-contracts/tenant';
import { LanguageSwitch } from '../language/index.ts';
import { useMenuItems } from '../site-menu/index.ts';

const Root = chakra('div', {
  base: {
    background: 'hero',
    color: 'onHero',
    marginTop: 'auto',
    '& :focus-visible': { outlineColor: 'onHero' },
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1.5fr 2fr 1fr' },
    gap: { base: '0', md: '12' },
    maxWidth: 'app',
    marginInline: 'auto',
    paddingInline: { base: '4', sm: '6', lg: '10' },
    paddingBlock: { base: '2', md: '14' },
    '& .fc-brand, & .fc-wide': { display: { base: 'none', md: 'block' } },
    '& h2': { textStyle: 'eyebrow', margin: '0', marginBottom: '2', opacity: '0.75' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '48px',
      fontWeight: 'semibold',
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& [open] > summary svg': { transform: 'rotate(180deg)' },
    '& ul': { listStyle: 'none', margin: '0', padding: '0' },
    '& nav ul': { columns: '2', columnGap: '6' },
    '& .fc-help': {
      display: { base: 'flex', md: 'block' },
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '6',
    },
    '& li': { breakInside: 'avoid' },
    '& li a, & li span': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '44px', md: '36px' },
    },
    '& .fc-help span': { minHeight: { base: '32px', md: '36px' } },
    '& .fc-name': { textStyle: 'heading', margin: '0' },
    '& .fc-tagline': { margin: '0', marginTop: '2', opacity: '0.8', maxWidth: '40ch' },
  },
});
const Legal = chakra('div', {
  base: {
    borderTop: '1px solid color-mix(in srgb, currentColor 18%, transparent)',
    textStyle: 'small',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      maxWidth: 'app',
      marginInline: 'auto',
      paddingInline: { base: '4', sm: '6', lg: '10' },
      paddingBlock: { base: '1', md: '3' },
    },
    '& p': { margin: '0', paddingBlock: '2', opacity: '0.8' },
    '& ul': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      listStyle: 'none',
      margin: '0',
      padding: '0',
    },
    // On a phone in two columns that are read downward, as the destinations are: an odd number leaves the second one shorter, and no link
    // alone in a row. The languages have a row of their own.
    '& p + nav': {
      width: { base: 'full', sm: 'auto' },
      '& ul': { display: { base: 'block', sm: 'flex' }, columns: '2' },
    },
    '& li a': { display: 'inline-flex', alignItems: 'center', minHeight: { base: '44px', md: '36px' } },
  },
});

/**
 * Footer of the site: the brand, its destinations, the dealer's contact details, and the legal line. On small screens, where the header names the
 * brand and its menu has the destinations, the brand is left out and the destinations are folded. Its end has room for the button of an
 * accessibility widget, so that the page does not grow when that is loaded: on a phone beside the languages, if there are several.
 */
export function Footer({ today }: { today: Date }) {
  const { t } = useTranslation('shell');
  const tenant = useTenant();
  const { environment } = usePlatform();
  const items = useMenuItems();
  const isBeside = offeredLocales(tenant).length > 1;
  const room = tenant.accessibilityWidget && { base: isBeside ? '0' : '68px', sm: '68px' };
  const links = (inLegalLine: boolean) => (
    <ul>
      {items
        .filter(({ place }) => (place === 'legal') === inLegalLine)
        .map((item) => (
          <li key={item.id}>
            <AppLink href={item.path} variant="plain">
              {item.label}
            </AppLink>
          </li>
        ))}
    </ul>
  );
  return (
    <Root paddingBottom={room}>
      <Columns>
        <div className="fc-brand">
          <p className="fc-name">{tenant.brandName}</p>
          <p className="fc-tagline">{tenant.tagline}</p>
        </div>
        <nav aria-label={t('footer.navigation')}>
          <h2 className="fc-unfolded">{t('footer.shop')}</h2>
          <details className="fc-fold">
            <summary>
              {t('footer.shop')}
              <Icon name="chevronDown" sizePx={20} />
            </summary>
            {links(false)}
          </details>
        </nav>
        <div>
          <h2 className="fc-wide">{t('footer.help')}</h2>
          <ul className="fc-help">
            <li>
              <AppLink href={phoneHref(tenant.contact.phone)} variant="plain">
                {formatPhone(tenant.contact.phone)}
              </AppLink>
            </li>
            <li>
              <AppLink href={`mailto:${tenant.contact.supportEmail}`} variant="plain">
                {tenant.contact.supportEmail}
              </AppLink>
            </li>
            <li>
              <span>{t('footer.hours', { zone: zoneNameAt(today, tenant.contact.timeZone) })}</span>
            </li>
          </ul>
        </div>
      </Columns>
      <Legal>
        <div>
          <p>
            {t('footer.legal', { year: today.getUTCFullYear(), legalName: tenant.legalName })}
            {environment.sandbox && ` ${t('footer.sandbox')}`}
          </p>
          {items.some(({ place }) => place === 'legal') && (
            <nav aria-label={t('footer.papers')}>{links(true)}</nav>
          )}
          <LanguageSwitch />
        </div>
      </Legal>
    </Root>
  );
}
