import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { markup } from './markup.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const links = markup`<script src="/a.js"></script>`;
const html = String(scriptsAfterPaint(links, 'n1'));

interface Line {
  /** From the request to the first byte; undefined for a browser that does not tell. */
  readonly firstByteMs: number | undefined;
  readonly hidden?: boolean;
}

/** Runs the script of the page on a line. The returned functions are what the browser does next. */
function load({ firstByteMs, hidden = false }: Line) {
  const [, code = ''] = /<script nonce="n1">(.*)<\/script>$/.exec(html) ?? [];
  const waiting = {
    parsed: () => {},
    frame: () => {},
    painted: () => {},
    timers: [] as { run: () => void; ms: number }[],
  };
  const script = { async: true };
  const content = { querySelectorAll: () => [script] };
  const inserted: unknown[] = [];
  runInNewContext(code, {
    document: {
      hidden,
      getElementById: () => ({ content }),
      head: { append: (part: unknown) => inserted.push(part) },
      addEventListener: (_: string, listener: () => void) => (waiting.parsed = listener),
    },
    performance: {
      getEntriesByType: () =>
        firstByteMs === undefined ? [] : [{ requestStart: 5, responseStart: 5 + firstByteMs }],
    },
    PerformanceObserver: class {
      readonly report: () => void;
      constructor(report: () => void) {
        this.report = report;
      }
      observe(options: object) {
        expect(options).toEqual({ type: 'paint', buffered: true });
        waiting.painted = this.report;
      }
    },
    requestAnimationFrame: (draw: () => void) => (waiting.frame = draw),
    setTimeout: (run: () => void, ms = 0) => waiting.timers.push({ run, ms }),
  });
  const after = (ms: number) => {
    for (const timer of waiting.timers.splice(0)) {
      if (timer.ms <= ms) timer.run();
      else waiting.timers.push(timer);
    }
  };
  return { waiting, after, inserted, script };
}

test('the scripts are in a template, so that nothing of them is requested before the script says so', () => {
  expect(html).toContain(
    '<template id="fc-scripts"><script src="/a.js"></script></template><script nonce="n1">',
  );
});

describe('the scripts of a page that can be read without them', () => {
  test('wait on a fast line until the page is parsed and painted', () => {
    const { waiting, after, inserted, script } = load({ firstByteMs: 20 });
    after(0);
    waiting.parsed();
    after(0);
    expect(inserted).toHaveLength(0);
    waiting.frame();
    after(0);
    expect(inserted, 'the frame is drawn, and not on the screen yet').toHaveLength(0);
    waiting.painted();
    expect(inserted).toHaveLength(1);
    expect(script.async, 'in the order of the page').toBe(false);
    after(1_000);
    expect(inserted, 'once').toHaveLength(1);
  });

  test.each([
    ['a slow line', { firstByteMs: 150 }],
    ['a browser that does not tell', { firstByteMs: undefined }],
    ['a page that nobody looks at', { firstByteMs: 20, hidden: true }],
  ])('come at once on %s, behind the style sheet', (_, line) => {
    const { after, inserted } = load(line);
    expect(inserted).toHaveLength(0);
    after(0);
    expect(inserted).toHaveLength(1);
  });

  test('wait for a page that takes long a second at most', () => {
    const { after, inserted } = load({ firstByteMs: 20 });
    after(999);
    expect(inserted).toHaveLength(0);
    after(1_000);
    expect(inserted).toHaveLength(1);
  });
});
