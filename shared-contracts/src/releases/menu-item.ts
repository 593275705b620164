import * as v from 'valibot';

const SlugSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/));
const LabelSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

const common = {
  /** One per site: `orders`. A tenant's own words for it stand under `shell.menu.{id}` of its texts. */
  id: SlugSchema,
  /** A path of this site. The item is shown only while some released remote owns it. */
  path: v.pipe(v.string(), v.regex(/^\/(?!\/)[A-Za-z0-9/_-]*(\?[\w=&-]*)?$/)),
  /** Where it stands: among the destinations, in the support or account menu, as an icon with a badge, or in the footer's legal line. */
  place: v.picklist(['main', 'support', 'account', 'actions', 'legal']),
  /** Who sees it; everyone unless told. */
  audience: v.optional(v.picklist(['everyone', 'guests', 'members'])),
  /** Lower comes first within a place. */
  order: v.pipe(v.number(), v.integer()),
  /** The live number that its badge shows, told by `{count}:count-changed`. */
  count: v.optional(v.picklist(['cart', 'orders', 'favourites'])),
  /** Picture of an item in `actions`. */
  icon: v.optional(v.picklist(['car', 'cart', 'heart', 'document', 'tag', 'user'])),
};

/** A menu item as a remote declares it in its `remote.config`: its words by locale, English at least. */
export const MenuItemSchema = v.strictObject({
  ...common,
  label: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/)), LabelSchema),
    v.check((label) => label['en'] !== undefined, 'needs an English label'),
  ),
});

/** A menu item as the page carries it: the same with its words in the page's language alone. */
export const PageMenuItemSchema = v.object({ ...common, label: LabelSchema });

export type MenuItem = v.InferOutput<typeof MenuItemSchema>;
export type PageMenuItem = v.InferOutput<typeof PageMenuItemSchema>;
/** The live numbers of the header. */
export type MenuCount = NonNullable<PageMenuItem['count']>;

/** Items in one language, the English words where it has none of its own. */
export function pageMenu(items: readonly MenuItem[], locale: string): PageMenuItem[] {
  return items.map((item) => ({ ...item, label: item.label[locale] ?? item.label['en'] ?? item.id }));
}
