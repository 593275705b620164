import type { RenderedView } from '@forecourt/shared-contracts/react/server';

const limits = { views: 200, characters: 20_000_000, ageMs: 60_000 };

interface Kept {
  readonly view: RenderedView;
  readonly atMs: number;
}

/**
 * The views used last, by a key of everything that a view depends on except the time of day, which some show: a
 * view is kept for a minute. `nowMs` is monotonic.
 */
export function createViewCache(nowMs: () => number, { views, characters, ageMs } = limits) {
  const kept = new Map<string, Kept>();
  let size = 0;
  const sizeOf = ({ html, css }: RenderedView) => html.length + css.length;
  const remove = (key: string): Kept | undefined => {
    const found = kept.get(key);
    if (found && kept.delete(key)) size -= sizeOf(found.view);
    return found;
  };
  const keep = (key: string, one: Kept) => {
    remove(key);
    kept.set(key, one);
    size += sizeOf(one.view);
    for (const oldest of kept.keys()) {
      if (kept.size <= views && size <= characters) return;
      remove(oldest);
    }
  };
  return {
    add: (key: string, view: RenderedView): void => keep(key, { view, atMs: nowMs() }),
    get(key: string): RenderedView | undefined {
      const found = remove(key);
      if (!found || nowMs() - found.atMs >= ageMs) return undefined;
      keep(key, found);
      return found.view;
    },
  };
}
