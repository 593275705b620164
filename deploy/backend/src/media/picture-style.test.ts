import { expect, it } from 'vitest';
import { variantOfStyle } from './picture-style.ts';

it.each(['three-row-4', 'wedge-truck-0', 'retro-hatch-23', 'retro-hatch-1e', 'suv', 'van'])(
  '%s is drawn',
  (style) => expect(variantOfStyle(style)).toBeDefined(),
);

it.each([
  'three-row',
  'three-row-24',
  'three-row-04',
  'three-row-',
  'boat-1',
  'wedge-truck-0e',
  'toString',
  'constructor-1',
  'THREE-row-1',
  '',
])('%s is not', (style) => expect(variantOfStyle(style)).toBeUndefined());
