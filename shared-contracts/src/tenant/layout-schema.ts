import * as v from 'valibot';

/** The bands of the landing page below its hero. */
export const landingSections = ['body-styles', 'prices', 'featured', 'trust', 'how'] as const;
export type LandingSection = (typeof landingSections)[number];

const MilesSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000));
const MinutesSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600));

const isUnique = (words: readonly string[]) => new Set(words).size === words.length;

/** How a brand is built, besides its colors: few options that fit each other, each with a default, so that files without them are valid. */
export const LayoutSchema = v.object({
  /** Beside the search a picture; the picture in half of the screen, edge to edge; or the tagline alone, as large as fits. */
  hero: v.optional(v.picklist(['search', 'picture', 'statement']), 'search'),
  /** Order of the landing page; what is left out is not shown, but `trust` must be (SHOP-91). */
  sections: v.optional(
    v.pipe(
      v.array(v.picklist(landingSections)),
      v.check((sections) => isUnique(sections), 'must have each section once'),
      v.check((sections) => sections.includes('trust'), 'must have the section trust'),
    ),
    [...landingSections],
  ),
  /**
   * Vehicle cards, and with them the tiles and lists of the landing page: the usual ones; wide pictures with more air; or dense ones with
   * the price above the name.
   */
  card: v.optional(v.picklist(['standard', 'wide', 'dense']), 'standard'),
  /**
   * Links of the landing page before those by price, for a dealer of electric vehicles: least ranges in miles, and the longest fast charge
   * from 10 to 80 percent in minutes.
   */
  electricWays: v.optional(
    v.object({ rangeMiles: v.array(MilesSchema), chargeMinutes: v.array(MinutesSchema) }),
  ),
  /** Room between the sections of a page. */
  spacing: v.optional(v.picklist(['compact', 'regular', 'airy']), 'regular'),
});
export type Layout = v.InferOutput<typeof LayoutSchema>;

const spaces: Readonly<Record<Layout['spacing'], number>> = { compact: 0.75, regular: 1, airy: 1.4 };

const cards: Readonly<Record<Layout['card'], readonly string[]>> = {
  standard: [],
  wide: [
    // Wider, the roofs of cars would be below the chip in the corner.
    '--fc-card-ratio:16 / 10',
    '--fc-card-padding:1.75rem',
    '--fc-featured-card:340px',
    // Steps one below the other, tiles without a frame, large ways in two rows.
    '--fc-steps:1',
    '--fc-step:52px 1fr',
    '--fc-step-rule:1px',
    '--fc-step-room:1.5rem',
    '--fc-step-words:grid',
    '--fc-tile-ground:none',
    '--fc-tile-line:0',
    '--fc-tile-corner:var(--fc-radius-card)',
    '--fc-tile-words:center',
    '--fc-tile-count:0',
    '--fc-ways:3',
    '--fc-way-height:96px',
    '--fc-way-size:1.375rem',
  ],
  dense: [
    '--fc-card-ratio:3 / 2',
    '--fc-card-padding:1rem',
    '--fc-card-money-order:-1',
    '--fc-card-money-grow:0',
    // Range and charge time of an electric vehicle on a line of their own.
    '--fc-card-dot:none',
    // Steps as large numbers without icons, tiles as rows, ways as pills.
    '--fc-steps-middle:5',
    '--fc-step-narrow:1fr',
    '--fc-step-mark:none',
    '--fc-step-number:block',
    '--fc-step-number-size:3.25rem',
    '--fc-tile:grid',
    '--fc-way-height:48px',
    '--fc-way-corner:999px',
  ],
};

/** The CSS declarations of a layout, for {@link tenantCss}; what is not declared has its usual value. */
export function layoutCss({ card, spacing }: Layout): readonly string[] {
  return [`--fc-space:${spaces[spacing]}`, ...cards[card]];
}
