import type { FirstView, PageTimes } from '@forecourt/e2e/first-view';
import { expect, it } from 'vitest';
import { ratiosTable, timesTable, type PageMeasures } from './first-view-report.ts';

const view: FirstView = { requests: [], scriptBytes: 2048, scriptCount: 2, totalBytes: 4096, waves: 2 };
const times = (lcpMs: number): PageTimes => ({
  fcpMs: 100,
  lcpMs,
  cls: 0.0042,
  tbtMs: 10,
  answersMs: 2000,
  lcpElement: 'img car.webp',
});
const page: PageMeasures = {
  name: 'search',
  ours: { site: 'federated', view, times: [times(900), times(700), times(800)] },
  others: [
    { site: 'single bundle', view: { ...view, scriptBytes: 1024 }, times: [times(1600)] },
    { site: 'naive federation', view: { ...view, waves: 6 }, times: [times(8000)] },
  ],
};

it('shows the median of the runs between the least and the most', () => {
  expect(timesTable([page])).toMatchInlineSnapshot(`
    "page    site              FCP ms         LCP ms            CLS                  TBT ms      answers ms        scripts KiB  all KiB  requests  waves
    ------  ----------------  -------------  ----------------  -------------------  ----------  ----------------  -----------  -------  --------  -----
    search  federated         100 [100-100]  800 [700-900]     0.004 [0.004-0.004]  10 [10-10]  2000 [2000-2000]  2            4        0         2
            single bundle     100 [100-100]  1600 [1600-1600]  0.004 [0.004-0.004]  10 [10-10]  2000 [2000-2000]  1            4        0         2
            naive federation  100 [100-100]  8000 [8000-8000]  0.004 [0.004-0.004]  10 [10-10]  2000 [2000-2000]  2            4        0         6"
  `);
});

it('divides the federated site by each of the others', () => {
  expect(ratiosTable([page])).toMatchInlineSnapshot(`
    "page    divided by        LCP   TBT   script bytes  largest paint
    ------  ----------------  ----  ----  ------------  -------------
    search  single bundle     0.50  1.00  2.00          img car.webp
            naive federation  0.10  1.00  1.00"
  `);
});
