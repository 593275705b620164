import { useRef } from 'react';
import { AppLink, chakra, Page, useArrivalFocus } from '@forecourt/shared-design';
import { formatCount } from '@forecourt/shared-contracts/formats';
import type { Featured } from '@forecourt/shared-contracts/inventory';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { withKeyword } from '../../../domain/search-changes.ts';
import { everything, searchHref, searchHrefOf } from '../../../domain/search-href.ts';
import { KeywordSearch } from '../../keyword/index.ts';
import { heroPicture } from './hero-picture.ts';

const shownMakes = 6;

const Root = chakra('section', {
  base: {
    position: 'relative',
    background:
      'radial-gradient(90% 120% at 78% 30%, color-mix(in srgb, var(--fc-on-hero) 17%, var(--fc-hero)) 0%, var(--fc-hero) 62%)',
    color: 'onHero',
    '& .fc-columns': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: 'minmax(0, 1.1fr) minmax(0, 1fr)',
        md: 'minmax(0, 1fr) minmax(0, 1.05fr)',
      },
      alignItems: 'center',
      gap: { base: '2', md: '6' },
      paddingBlock: { base: '9', md: '14' },
      minHeight: { md: '520px' },
    },
    '& h1': { textStyle: 'hero', margin: '0', color: 'onHero' },
    '& .fc-lead': {
      fontSize: 'lg',
      lineHeight: 'normal',
      margin: '0',
      marginTop: '4',
      marginBottom: '7',
      maxWidth: '26em',
      textWrap: 'balance',
      color: 'color-mix(in srgb, var(--fc-on-hero) 88%, var(--fc-hero))',
    },
    '& .fc-search': { maxWidth: '560px' },
    '& .fc-makes': {
      display: { base: 'grid', sm: 'flex' },
      gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr))',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '5',
      listStyle: 'none',
      margin: '0',
      marginTop: '3',
      padding: '0',
      // Two rows of three makes on a phone, one on wider screens: what is below stays where it is when they arrive.
      minHeight: { base: '88px', sm: '44px' },
      fontSize: 'sm',
    },
    '& .fc-makes a': {
      color: 'onHero',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      fontWeight: 'medium',
    },
    '& a:focus-visible': { outlineColor: 'onHero' },
    '& .fc-car': {
      width: 'full',
      maxWidth: { base: '520px', sm: 'none' },
      height: 'auto',
      aspectRatio: '640 / 400',
      objectFit: 'cover',
      objectPosition: '50% 62%',
      marginInline: 'auto',
      display: 'block',
      transform: { sm: 'scale(1.08)' },
    },
  },
  variants: {
    kind: {
      search: {},
      /** The car in a studio of the tenant's colors, edge to edge: above the words, and on a wide screen in the half beside them. */
      picture: {
        '& .fc-columns': {
          gridTemplateColumns: {
            base: 'minmax(0, 1fr)',
            sm: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
          },
          gap: { base: '6', md: '12' },
          paddingTop: { base: '0', md: '14' },
        },
        '& .fc-car': {
          order: '-1',
          background:
            'radial-gradient(at 50% 40%, var(--fc-surface-sunken), color-mix(in srgb, var(--fc-line-strong) 45%, var(--fc-surface-sunken)))',
          position: { md: 'absolute' },
          inset: { md: '0 0 0 50%' },
          width: { base: 'calc(100% + 2rem)', sm: 'calc(100% + 3rem)', md: '50%' },
          maxWidth: 'none',
          height: { base: 'auto', md: 'full' },
          marginInline: { base: '-4', sm: '-6', md: '0' },
          aspectRatio: { base: '640 / 400', sm: '640 / 360', md: 'auto' },
          // All of the car: beside the words it is the width, and on the widest screens the height, that is left over.
          objectFit: { base: 'cover', md: 'contain', xl: 'cover' },
          transform: 'none',
        },
      },
      /** A large tagline and, below or beside it, the car of the tenant's photo, if any; below a line what it means, and the search. */
      statement: {
        '& .fc-columns': {
          gridTemplateAreas: {
            base: '"tagline" "car" "line" "lead" "search" "makes"',
            sm: '"tagline car" "line line" "lead search" "lead makes"',
          },
          gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
          gap: { base: '0', sm: '0 1.5rem', md: '0 3rem' },
          alignItems: 'start',
          paddingBlock: { base: '8', md: '12' },
          minHeight: 'auto',
          '&::before': {
            content: '""',
            gridArea: 'line',
            borderTop: '1px solid',
            borderColor: 'color-mix(in srgb, var(--fc-on-hero) 30%, var(--fc-hero))',
          },
        },
        '& .fc-words': { display: 'contents' },
        '& h1': {
          gridArea: 'tagline',
          alignSelf: 'center',
          fontSize: { base: 'clamp(2.75rem, 1rem + 8vw, 8.5rem)', sm: 'clamp(2.75rem, 1rem + 6vw, 7rem)' },
          lineHeight: '0.98',
          paddingBottom: '6',
        },
        '& .fc-columns:not(:has(img)) h1': { gridColumn: '1 / -1' },
        '& .fc-car': {
          gridArea: 'car',
          maxWidth: 'none',
          aspectRatio: '640 / 330',
          objectPosition: '50% 85%',
          transform: 'none',
        },
        '& .fc-lead': { gridArea: 'lead', marginTop: { base: '5', md: '8' } },
        '& .fc-search': { gridArea: 'search', maxWidth: 'none', marginTop: { sm: '5', md: '8' } },
        '& .fc-makes': { gridArea: 'makes' },
      },
    },
  },
});

/** First band of the landing page, in the form of the tenant's `hero`: tagline, inventory count, keyword search and the makes with most vehicles. */
export function LandingHero({ featured }: { featured: Featured | undefined }) {
  const { t } = useTranslation('storefront');
  const { navigation } = usePlatform();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalFocus(heading);
  const tenant = useTenant();
  const { tagline, theme } = tenant;
  const { hero } = theme.layout;
  const makes = featured?.makes.slice(0, shownMakes) ?? [];
  return (
    <Root kind={hero}>
      <Page flush>
        <div className="fc-columns">
          <div className="fc-words">
            <h1 ref={heading} tabIndex={-1} data-page-heading>
              {tagline}
            </h1>
            <p className="fc-lead">
              {featured
                ? t('landing.leadCounted', { vehicles: formatCount(featured.total) })
                : t('landing.lead')}
            </p>
            <div className="fc-search">
              <KeywordSearch
                onSearch={(keyword) => navigation.push(searchHref(withKeyword(everything, keyword)))}
              />
            </div>
            <ul className="fc-makes" aria-label={t('landing.popularMakes')}>
              {makes.map(({ value }) => (
                <li key={value}>
                  <AppLink href={searchHrefOf({ make: value })}>{value}</AppLink>
                </li>
              ))}
            </ul>
          </div>
          {(hero !== 'statement' || tenant.inventory.photos?.hero !== undefined) && (
            <img
              className="fc-car"
              {...heroPicture(tenant)}
              alt=""
              width={640}
              height={480}
              fetchPriority="high"
            />
          )}
        </div>
      </Page>
    </Root>
  );
}
