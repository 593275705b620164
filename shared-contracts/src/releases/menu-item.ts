import * as v from 'valibot';

const SlugSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/));
const LabelSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

const common = {
  /** Unique per site: `orders`. A tenant can override its label with the text key `shell.menu.{id}`. */
  id: SlugSchema,
  /** A path of this site. The item is only shown while a released remote owns it. */
  path: v.pipe(v.string(), v.regex(/^\/(?!\/)[A-Za-z0-9/_-]*(\?[\w=&-]*)?$/)),
  /** Its location: the main, support or account menu, an icon with a badge, or the footer's legal line. */
  place: v.picklist(['main', 'support', 'account', 'actions', 'legal']),
  /** Who sees it; everyone by default. */
  audience: v.optional(v.picklist(['everyone', 'guests', 'members'])),
  /** Lower values come first within a location. */
  order: v.pipe(v.number(), v.integer()),
  /** The live count shown in its badge, updated by `{count}:count-changed`. */
  count: v.optional(v.picklist(['cart', 'orders', 'favorites'])),
  /** Icon of an item in `actions`. */
  icon: v.optional(v.picklist(['car', 'cart', 'heart', 'document', 'tag', 'user'])),
};

/** A menu item as declared by a remote in its `remote.config`: its labels by locale, English at least. */
export const MenuItemSchema = v.strictObject({
  ...common,
  label: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/)), LabelSchema),
    v.check((label) => label['en'] !== undefined, 'needs an English label'),
  ),
});

/** A menu item as sent to the page: the same with its label only in the page's language. */
export const PageMenuItemSchema = v.object({ ...common, label: LabelSchema });

export type MenuItem = v.InferOutput<typeof MenuItemSchema>;
export type PageMenuItem = v.InferOutput<typeof PageMenuItemSchema>;
/** The live counts of the header. */
export type MenuCount = NonNullable<PageMenuItem['count']>;

/** Returns items in one language, falling back to their English label. */
export function pageMenu(items: readonly MenuItem[], locale: string): PageMenuItem[] {
  return items.map((item) => ({ ...item, label: item.label[locale] ?? item.label['en'] ?? item.id }));
}
