import { expect, test } from 'vitest';
import { boxWidths } from './box-widths.ts';

test.each([
  [
    'a breakpoint',
    '@media screen and (min-width: 37.5rem){.a{b:c}}',
    '@container fc-box (min-width: 600px){.a{b:c}}',
  ],
  [
    'two limits in a layer',
    '@layer recipes{@media screen and (min-width:60rem) and (max-width:74.9975rem){.a{b:c}}}',
    '@layer recipes{@container fc-box (min-width:960px) and (max-width:1199.96px){.a{b:c}}}',
  ],
  ['pixels', '@media (max-width: 599px){.a{b:c}}', '@container fc-box (max-width: 599px){.a{b:c}}'],
])('%s is about the box', (_, rule, expected) => {
  expect(boxWidths(rule)).toBe(expected);
});

test.each([
  '@media print{.a{b:c}}',
  '@media (prefers-reduced-motion: reduce){.a{b:c}}',
  '@media (hover: hover) and (min-width: 960px){.a{b:c}}',
  '@media (max-height: 480px) and (orientation: landscape){.a{b:c}}',
  '.a{b:c}',
])('%s is kept', (rule) => {
  expect(boxWidths(rule)).toBe(rule);
});
