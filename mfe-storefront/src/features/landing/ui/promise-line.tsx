import { chakra, Icon, Page, type IconName } from '@forecourt/shared-design';
import { trustPoints, type TrustPoint } from '@forecourt/shared-contracts/tenant';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('div', {
  base: {
    background: 'color-mix(in srgb, var(--fc-on-hero) 8%, var(--fc-hero))',
    color: 'onHero',
    paddingBlock: '4',
    '& ul': {
      listStyle: 'none',
      margin: '0',
      padding: '0',
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: { base: '3', md: '6' },
      textStyle: { base: 'caption', sm: 'small' },
      fontWeight: 'medium',
    },
    // Beside its words where these have room for one line, else above them.
    '& li': {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: 'center',
      justifyContent: { md: 'center' },
      gap: '2',
      textAlign: { base: 'center', md: 'start' },
      textWrap: 'balance',
    },
    '& svg': { flexShrink: '0' },
  },
});

/** The promises that are named here, of those that the dealer makes. */
const named = ['returns', 'limited-warranty', 'delivery'] as const;
type Named = Extract<TrustPoint, { readonly id: (typeof named)[number] }>;

const icons: Readonly<Record<Named['id'], IconName>> = {
  returns: 'refresh',
  'limited-warranty': 'shield',
  delivery: 'truck',
};

const isNamed = (point: TrustPoint): point is Named => named.some((id) => id === point.id);

/** What the dealer promises, in a few words right below the hero; the band of promises says more. Nothing if there is none of these. */
export function PromiseLine() {
  const { t } = useTranslation('storefront');
  const tenant = useTenant();
  const points = trustPoints(tenant).filter(isNamed);
  const place = tenant.storePlace ?? t('landing.promise.ourStore');
  if (points.length === 0) return null;
  return (
    <Root>
      <Page flush>
        <ul aria-label={t('landing.promise.label')}>
          {points.map(({ id, ...figures }) => (
            <li key={id}>
              <Icon name={icons[id]} />
              {t(`landing.promise.${id}`, { ...figures, place })}
            </li>
          ))}
        </ul>
      </Page>
    </Root>
  );
}
