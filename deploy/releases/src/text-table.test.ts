import { expect, it } from 'vitest';
import { textTable } from './text-table.ts';

it('aligns the cells of each column and underlines the header', () => {
  const rows = [
    ['', 'federated', 'single'],
    ['requests', '16', '9'],
  ];
  expect(textTable(rows)).toBe(
    ['          federated  single', '--------  ---------  ------', 'requests  16         9'].join('\n'),
  );
});
