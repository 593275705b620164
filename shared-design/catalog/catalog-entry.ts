import type { ReactNode } from 'react';

/** One state of a component, as the catalog draws it. */
export interface CatalogState {
  readonly name: string;
  readonly node: ReactNode;
  /** A state that only a visitor causes: to see it, point at the control, focus it or press it. */
  readonly caused?: 'hover' | 'focus' | 'active';
}

/** A component with all its states. */
export interface CatalogEntry {
  /** Exported names that its states show; the first is its heading. */
  readonly of: readonly [string, ...string[]];
  readonly states: readonly CatalogState[];
  /** Room for a state: a third of the page's width by default. */
  readonly room?: 'third' | 'half' | 'whole';
}

/** The components of one area. */
export interface CatalogSection {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly CatalogEntry[];
}

/** For buttons of a page that only shows them. */
export const nothing = () => undefined;
