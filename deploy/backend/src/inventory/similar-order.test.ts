import { expect, it } from 'vitest';
import { similarOrder } from './similar-order.ts';

const car = (model: string, id: number) => ({ make: 'Kia', model, id });
const soul = { make: 'Kia', model: 'Soul' };

it.each([
  [
    'alternates the same model with others',
    ['Soul', 'Soul', 'Soul', 'K4', 'Seltos'],
    'Soul K4 Soul Seltos Soul',
  ],
  ['shows each other model once before any again', ['K4', 'K4', 'Seltos', 'Soul'], 'Soul K4 Seltos K4'],
  ['has only the same model', ['Soul', 'Soul'], 'Soul Soul'],
  ['has only other models', ['K4', 'Niro', 'K4'], 'K4 Niro K4'],
  ['has nothing', [], ''],
])('a list that %s', (_, models, order) => {
  const candidates = models.map((model, id) => car(model, id));
  const ordered = similarOrder(candidates, soul);
  expect(ordered.map(({ model }) => model).join(' ')).toBe(order);
  expect(new Set(ordered).size).toBe(candidates.length);
});
