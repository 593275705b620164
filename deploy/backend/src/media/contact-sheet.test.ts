import { expect, it } from 'vitest';
import { contactSheet } from './contact-sheet.ts';
import { shapeNames } from './shapes/shapes.ts';

it('shows each shape once, or each model', () => {
  const view = { angle: 'side', backdrop: 'studio' } as const;
  const count = (page: string): number => page.split('<figure>').length - 1;
  expect(count(contactSheet({ ...view, hasModels: false }))).toBe(shapeNames.length);
  const models = contactSheet({ ...view, hasModels: true });
  expect(count(models)).toBeGreaterThan(shapeNames.length);
  expect(models).toContain('Jeep Compass (compact-crossover-8)');
});
