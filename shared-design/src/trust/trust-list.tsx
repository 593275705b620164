import { useId } from 'react';
import { AppLink, Card, chakra, Icon, type IconName } from '@forecourt/shared-design';
import { formatCount, formatCurrency, formatPhone, phoneHref } from '@forecourt/shared-contracts/formats';
import type { VehicleCondition } from '@forecourt/shared-contracts/inventory';
import { trustPoints, type Person, type TrustPoint } from '@forecourt/shared-contracts/tenant';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
    gap: { base: '5', md: '6' },
    '& li': { display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', columnGap: '3', minWidth: '0' },
    '& .fc-mark': {
      display: 'grid',
      placeItems: 'center',
      width: '40px',
      height: '40px',
      borderRadius: 'small',
      background: 'brandSoft',
      color: 'ink',
    },
    '& b': { display: 'block', fontFamily: 'display', fontWeight: 'display', lineHeight: 'snug' },
    '& p': { margin: '0', marginTop: '0.5', textStyle: 'small' },
    '& p a': { display: 'inline-block', minHeight: '24px' },
  },
  variants: {
    tone: {
      plain: { '& p': { color: 'inkMuted' } },
      /** On the band in the color of the hero. */
      hero: {
        '& p': { color: 'color-mix(in srgb, var(--fc-on-hero) 85%, var(--fc-hero))' },
        '& a': { color: 'onHero' },
        '& a:focus-visible': { outlineColor: 'onHero' },
        '& .fc-mark': {
          background: 'color-mix(in srgb, var(--fc-on-hero) 14%, var(--fc-hero))',
          color: 'onHero',
        },
      },
    },
  },
  defaultVariants: { tone: 'plain' },
});

const Title = chakra('h2', { base: { textStyle: 'heading', margin: '0', marginBottom: '4' } });

const icons: Readonly<Record<TrustPoint['id'], IconName>> = {
  returns: 'refresh',
  'limited-warranty': 'shield',
  'new-warranty': 'shield',
  'certified-warranty': 'shield',
  inspection: 'check',
  delivery: 'truck',
};

const isWarranty = (id: TrustPoint['id']) => id.endsWith('warranty');

function PersonPoint({ person }: { readonly person: Person }) {
  const { t } = useTranslation('trust');
  const { name, role, hours, phone } = person;
  return (
    <li className="fc-person">
      <span className="fc-mark">
        <Icon name="user" sizePx={22} />
      </span>
      <div>
        <b>{t('person.title', { name })}</b>
        <p>
          {/* Days with their hours, such as 'Mon–Sat 9–5 ET', stay on one line. */}
          {t('person.text', {
            role,
            hours: hours.replaceAll('–', '–\u2060').replace(/([^,]) (?=\d|[A-Z]{2}\b)/g, '$1\u00a0'),
          })}{' '}
          <AppLink href={phoneHref(phone)} variant="strong">
            {formatPhone(phone)}
          </AppLink>
        </p>
      </div>
    </li>
  );
}

/** A point of the page's own, after those of every page. */
export interface ExtraPoint {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

export interface TrustListProps {
  /** Puts the list in a section with its own heading, where the page has none for it. */
  readonly hasTitle?: boolean;
  /** The vehicle's, where the page is about one; without it the list is about all vehicles. */
  readonly condition?: VehicleCondition | undefined;
  readonly extra?: readonly ExtraPoint[];
  /** A promise that this shopper cannot have. */
  readonly without?: TrustPoint['id'] | undefined;
  readonly tone?: 'plain' | 'hero';
}

/** The promises about any vehicle's price and deposit, with the dealer's own amounts. */
function useMoneyPoints(): ExtraPoint[] {
  const { t } = useTranslation('trust');
  const { payment } = useTenant();
  const fee = formatCurrency(payment.documentFeeCents);
  const deposit = formatCurrency(payment.depositCents);
  return [
    { id: 'price', icon: 'tag', title: t('price.title'), text: t('price.text', { fee }) },
    { id: 'deposit', icon: 'card', title: t('deposit.title', { deposit }), text: t('deposit.text') },
  ];
}

/**
 * What the shopper can count on, with the dealer's own figures, and whom to call (SHOP-91). The page of one vehicle states its price and
 * deposit elsewhere, and its own warranty alone.
 */
export function TrustList({ condition, extra = [], without, tone, hasTitle = false }: TrustListProps) {
  const id = useId();
  const { t } = useTranslation('trust');
  const tenant = useTenant();
  const { contact, storePlace: place = t('ourStore') } = tenant;
  const { person } = contact;
  const moneyPoints = useMoneyPoints();
  const points = trustPoints(tenant, condition).map((point) => {
    const figures = Object.entries(point).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatCount(value) : value,
    ]);
    const values = {
      ...(Object.fromEntries(figures) as Record<string, string>),
      ...('days' in point && { count: point.days }),
      place,
    };
    return {
      id: point.id,
      icon: icons[point.id],
      title: t(`${point.id}.title`, values),
      text:
        condition === undefined && point.id === 'limited-warranty'
          ? t('limited-warranty.general', values)
          : t(`${point.id}.text`, values),
    };
  });
  const list = (
    <List tone={tone}>
      {[...(condition ? [] : moneyPoints), ...points.filter((point) => point.id !== without), ...extra].map(
        ({ id, icon, title, text }) => (
          <li key={id}>
            <span className="fc-mark">
              <Icon name={icon} sizePx={22} />
            </span>
            <div>
              <b>{title}</b>
              <p>
                {text} {isWarranty(id as TrustPoint['id']) && <AppLink href="/warranty">{t('more')}</AppLink>}
              </p>
            </div>
          </li>
        ),
      )}
      {person && <PersonPoint person={person} />}
    </List>
  );
  if (!hasTitle) return list;
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t('title')}</Title>
      <Card tone="flat">{list}</Card>
    </section>
  );
}
