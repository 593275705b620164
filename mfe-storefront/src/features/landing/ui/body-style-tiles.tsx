import { AppLink, chakra, Skeleton } from '@forecourt/shared-design';
import { formatCount } from '@forecourt/shared-contracts/formats';
import { bodyStyles, type BodyStyle, type Featured } from '@forecourt/shared-contracts/inventory';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { searchHrefOf } from '../../../domain/search-href.ts';
import { bodyStyleDrawing, bodyStylePicture } from '../../inventory/index.ts';
import { BodyStyleImage } from './body-style-image.tsx';
import { Section } from './section.tsx';
import { tilePaint } from './tile-paint.ts';
import { routePaths } from '../../../domain/route-paths.ts';

const mostTiles = 9;

/** Too narrow for a word and its count on one line: then every count is below its word. */
const narrowTile = '@container fc-tile (width < 150px)';

const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(12, minmax(0, 1fr))' },
    gap: { base: '3', md: '4' },
    // Only full rows: the first is the one with fewer, wider tiles.
    '& > li': { gridColumn: { sm: 'span 3' } },
    '& > li:first-of-type:nth-last-of-type(odd)': {
      gridColumn: { smDown: 'span 2' },
      '& .fc-picture': { aspectRatio: { smDown: '2' } },
    },
    '&:has(> li:nth-of-type(5):last-of-type) > li, &:has(> li:nth-of-type(6):last-of-type) > li, &:has(> li:nth-of-type(9)) > li, &:has(> li:nth-of-type(7):last-of-type) > li:nth-of-type(-n + 3)':
      { gridColumn: { sm: 'span 4' } },
    '&:has(> li:nth-of-type(5):last-of-type) > li:nth-of-type(-n + 2)': { gridColumn: { sm: 'span 6' } },
    '& li': {
      container: 'fc-tile / inline-size',
      position: 'relative',
      display: { lg: 'var(--fc-tile, block)' },
      gridTemplateColumns: '7rem 1fr',
      alignItems: 'center',
      borderRadius: 'card',
      overflow: 'hidden',
      background: 'var(--fc-tile-ground, var(--fc-surface-raised))',
      border: 'var(--fc-tile-line, 1px) solid',
      borderColor: 'line',
      transitionProperty: 'box-shadow, border-color',
      transitionDuration: 'fast',
    },
    '& li:hover': { boxShadow: 'lifted', borderColor: 'lineStrong' },
    '& li:hover img': { transform: 'scale(1.04)' },
    '& .fc-picture': {
      alignSelf: 'stretch',
      overflow: 'hidden',
      aspectRatio: '16 / 10',
      borderRadius: 'var(--fc-tile-corner, 0)',
    },
    '& img': {
      display: 'block',
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      objectPosition: '50% 60%',
      transition: 'transform {durations.normal}',
    },
    '& .fc-words': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'var(--fc-tile-words, normal)',
      columnGap: '2',
      paddingInline: '4',
      paddingBlock: '3',
      [narrowTile]: { display: 'grid', justifyItems: 'var(--fc-tile-words, start)' },
    },
    '& a': { color: 'ink', fontWeight: 'semibold', textDecorationLine: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    '& li:has(a:focus-visible)': { outline: '3px solid var(--fc-link)', outlineOffset: '2px' },
    '& a:focus-visible': { outline: 'none' },
    '& .fc-count': {
      textStyle: 'small',
      color: 'inkMuted',
      marginInlineStart: 'var(--fc-tile-count, auto)',
      [narrowTile]: { marginInlineStart: '0' },
    },
  },
});

const isBodyStyle = (value: string): value is BodyStyle => (bodyStyles as readonly string[]).includes(value);

/** Links into the search by body style, those with most vehicles first. */
export function BodyStyleTiles({ featured }: { featured: Featured | undefined }) {
  const { t } = useTranslation('storefront');
  const { theme } = useTenant();
  const styles = featured?.bodyStyles.slice(0, mostTiles) ?? [];
  // Photos and drawings are not mixed.
  const isPictured = styles.every(({ image }) => image);
  return (
    <Section
      title={t('landing.bodyStyles.title')}
      more={{ href: routePaths.search, label: t('landing.seeAll') }}
    >
      <Grid>
        {!featured &&
          Array.from({ length: mostTiles }, (_, index) => (
            <li key={index} aria-hidden>
              <Skeleton aspectRatio="16 / 12.4" borderRadius="0" />
            </li>
          ))}
        {styles.map(({ value, count, image }, index) =>
          isBodyStyle(value) ? (
            <li key={value}>
              <div className="fc-picture">
                <BodyStyleImage
                  drawing={bodyStylePicture(
                    bodyStyleDrawing(value, featured?.vehicles ?? []),
                    tilePaint(index),
                    theme.vehicleBackdrop,
                  )}
                  photo={isPictured ? image : undefined}
                />
              </div>
              <div className="fc-words">
                <AppLink href={searchHrefOf({ bodyStyle: value })}>
                  {t(`inventory.bodyStyle.${value}`)}
                </AppLink>
                <span className="fc-count">{formatCount(count)}</span>
              </div>
            </li>
          ) : null,
        )}
      </Grid>
    </Section>
  );
}
