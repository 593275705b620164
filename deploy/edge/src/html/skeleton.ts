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

/** What a page's heading says while it is loading. */
export interface SkeletonHeading {
  readonly title: string;
  readonly lead?: string | undefined;
}

/** A card with what is in it. */
const sheet = (name: string, ...content: readonly Html[]) => group(`${name} fs-sheet`, ...content);

/** Something with a name, a sentence and a button. */
const part = group('sheet', block('line fs-half'), block('line'), block('button'));

/** A vehicle with its order, and what to do next. */
const order = sheet(
  'order',
  group('media', block('thumb'), markup`<div>${block('line')}</div>`),
  block('line', 2),
  block('button'),
);

/** What a vehicle costs. */
const price = group('sheet', block('line fs-half'), block('line', 4), block('button'));

type Shape = (heading: Html) => readonly Html[];

/** The steps of a purchase, a bar on a phone, and beside them a heading and what is asked. */
const purchase = (...body: readonly Html[]) =>
  group('purchase fs-page', markup`<div>${block('steps-bar')}</div>`, group('words', ...body));

const tile = sheet('card', block('photo'), block('line', 2), block('line fs-half'));

const cards = (count: number) => group('cards', ...Array.from({ length: count }, () => tile));

/** The blocks of each kind; where a page's heading is, `heading` is it, or a block. */
const shapes: Readonly<Record<SkeletonKind, Shape>> = {
  landing: () => [block('hero'), block('title'), cards(4)],
  grid: (heading) => [heading, group('split fs-filters', block('choices fs-column'), cards(8))],
  detail: () => [
    group(
      'detail fs-page fs-tall',
      block('crumbs'),
      block('view'),
      group('buy', block('badge'), block('name'), block('facts'), block('choices'), block('payment')),
    ),
  ],
  form: () => [group('form', block('title'), block('field', 4))],
  list: () => [block('title'), block('row', 4)],
  purchase: (heading) => [purchase(heading, sheet('body', block('line fs-half'), block('field', 4)))],
  cart: (heading) => [
    purchase(
      heading,
      group('pair', sheet('body', block('photo'), block('line', 2), block('line fs-half')), price),
    ),
  ],
  account: (heading) => [
    group('page', block('tabs')),
    heading,
    group('stack', markup`<div>${block('line fs-half')}</div>`, order, order),
  ],
  order: () => [
    group(
      'ordered fs-page fs-tall',
      group('words', block('band'), part, part),
      group('aside', block('car'), price),
    ),
  ],
  tracker: (heading) => [
    group(
      'split fs-steps',
      markup`<div>${block('menu')}</div>`,
      group('stack', block('summary'), sheet('step', heading, part, part)),
    ),
  ],
};

/** A heading of which nothing is known yet. */
const unknown = markup`<div>${block('head')}</div>${block('line fs-short')}`;

function shown({ title, lead }: SkeletonHeading): Html {
  return markup`<div class="fs-known"><p>${title}</p>${lead !== undefined && markup`<p>${lead}</p>`}</div>`;
}

/**
 * Gray blocks in the shape of a page, and its heading where the route alone decides on it. Only drawn: a screen reader hears that the page is
 * loading. The shell removes elements with `data-skeleton`.
 */
export function skeleton(kind: SkeletonKind, heading?: SkeletonHeading): Html {
  const content = shapes[kind](heading ? shown(heading) : unknown);
  return markup`<div class="fs" data-skeleton aria-hidden="true">${content}</div>`;
}
