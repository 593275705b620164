import type { RemoteRoute } from '@forecourt/shared-contracts/releases';
import { markup, type Html } from './markup.ts';

/** Placeholder kind that a route requests. */
export type SkeletonKind = RemoteRoute['skeleton'];

function block(name: string, count = 1): Html {
  return markup`${Array.from({ length: count }, () => markup`<div class="fs-b fs-${name}"></div>`)}`;
}

function group(name: string, ...content: readonly Html[]): Html {
  return markup`<div class="fs-${name}">${content}</div>`;
}

/** The steps of a purchase, a bar on a phone, and beside them a heading and what is asked. */
const purchase = (...body: readonly Html[]) =>
  group('purchase fs-page', markup`<div>${block('steps-bar')}</div>`, group('words', block('head'), ...body));

const cards = (count: number) => group('cards', block('card', count));

const contents: Readonly<Record<SkeletonKind, readonly Html[]>> = {
  landing: [block('hero'), block('title'), cards(4)],
  grid: [block('title'), group('split fs-filters', block('photo'), cards(8))],
  detail: [
    group(
      'detail fs-page fs-tall',
      block('crumbs'),
      block('view'),
      group('buy', block('badge'), block('name'), block('facts'), block('choices'), block('payment')),
    ),
  ],
  form: [group('form', block('title'), block('field', 4))],
  list: [block('title'), block('row', 4)],
  purchase: [purchase(block('body'))],
  cart: [
    purchase(
      block('line fs-short'),
      group('pair', group('stack', block('line fs-short'), block('body')), block('price')),
    ),
  ],
  account: [
    group('page', block('tabs')),
    markup`<div>${block('head', 1)}</div>`,
    block('line fs-short'),
    group('stack', block('row'), block('order', 2)),
  ],
  order: [
    group(
      'ordered fs-page fs-tall',
      group('words', block('band'), block('body')),
      group('aside', block('car'), block('price')),
    ),
  ],
  tracker: [
    group(
      'split fs-steps',
      markup`<div>${block('menu')}</div>`,
      group('stack', block('summary'), block('step')),
    ),
  ],
};

/** Gray blocks in the shape of a page, without text; the shell removes elements with `data-skeleton`. */
export function skeleton(kind: SkeletonKind): Html {
  return markup`<div class="fs" data-skeleton aria-hidden="true">${contents[kind]}</div>`;
}
