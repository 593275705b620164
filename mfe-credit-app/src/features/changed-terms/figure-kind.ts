/** What the number of an order figure is: an amount in cents, a rate in percent, months, or miles. */
export type FigureKind = 'money' | 'percent' | 'months' | 'miles';

const otherKinds: Readonly<Record<string, FigureKind>> = {
  apr: 'percent',
  term: 'months',
  'annual-miles': 'miles',
};

/** Returns the kind of an order figure, by its id in `orderFigures`. */
export function figureKind(id: string): FigureKind {
  return Object.hasOwn(otherKinds, id) ? (otherKinds[id] ?? 'money') : 'money';
}
