import type { ReactNode } from 'react';
import type { PageContext } from '../../page/index.ts';

/** What a first view depends on. All of it is public and in the page anyway: no header, cookie, nonce or clock. */
export interface RenderInput {
  readonly page: PageContext;
  /** Path and query of the page, `/search?make=Volvo`. */
  readonly target: string;
  /** The API answers in the page: URL and data. */
  readonly answers: readonly (readonly [url: string, data: unknown])[];
}

/** A first view. `css` belongs into one `style` element whose `data-emotion` is `styleNames`. */
export interface RenderedView {
  readonly html: string;
  readonly css: string;
  readonly styleNames: string;
}

/** The function that a server build exports as `render`. Rejects whenever the view would not be complete. */
export type RenderRemote = (input: RenderInput) => Promise<RenderedView>;

/** Collects the styles of one render. */
export interface ServerStyles {
  wrap(children: ReactNode): ReactNode;
  /** The rules that the render needed, and their names for `data-emotion`. */
  read(): { readonly names: string; readonly css: string };
}
