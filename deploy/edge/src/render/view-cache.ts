import type { RenderedView } from '@forecourt/shared-contracts/react/server';

const limits = { views: 200, characters: 20_000_000 };

/**
 * The views used last, by a key of everything that a view depends on: none can be out of date, so none expires.
 */
export function createViewCache({ views, characters } = limits) {
  const kept = new Map<string, RenderedView>();
  let size = 0;
  const sizeOf = ({ html, css }: RenderedView) => html.length + css.length;
  const remove = (key: string): RenderedView | undefined => {
    const view = kept.get(key);
    if (view && kept.delete(key)) size -= sizeOf(view);
    return view;
  };
  const add = (key: string, view: RenderedView) => {
    remove(key);
    kept.set(key, view);
    size += sizeOf(view);
    for (const oldest of kept.keys()) {
      if (kept.size <= views && size <= characters) return;
      remove(oldest);
    }
  };
  return {
    add,
    get(key: string): RenderedView | undefined {
      const view = remove(key);
      if (view) add(key, view);
      return view;
    },
  };
}
