import { existsSync, statSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaletteSchema, tenantCss } from '@forecourt/shared-contracts/tenant';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { Button, DesignProvider, VehicleCardSkeleton } from '../index.ts';
import { designTokens } from './design-tokens.ts';
import { fontFaces } from './font-faces.ts';
import { motionCss } from './motion-css.ts';
import { designCss, fontFiles } from './theme-css.ts';

const css = designCss();

function hasFigures(characters: string): boolean {
  return characters.split(',').some((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return first <= 0x30 && last >= 0x39;
  });
}

test('the style sheet declares the layer order first', () => {
  expect(css.startsWith('@layer reset, base, tokens, recipes;')).toBe(true);
});

test.each([
  ['tokens at the root and in shadow roots', ':where(:root, :host)'],
  ['the tenant colors', '--fd-colors-brand:var(--fc-brand)'],
  ['the layer order', '--fd-z-index-modal:1300'],
  ['the focus ring', ':focus-visible'],
  ['room for the sticky header above what takes focus', 'scroll-padding-top:72px'],
  ['less motion on request', 'prefers-reduced-motion: reduce'],
  ['movements', '@keyframes fc-spin'],
])('the style sheet has %s', (_, part) => expect(css).toContain(part));

test('motion is only for those who have not asked for less, and has its keyframes', () => {
  const motion = motionCss();
  expect(css.endsWith(motion)).toBe(true);
  expect(motion).toMatch(/^@media \(prefers-reduced-motion:no-preference\)\{.+\}$/);
  for (const [, name = ''] of motion.matchAll(/animation:([\w-]+)/g))
    expect(css).toContain(`@keyframes ${name}`);
});

test('no rule asks each element of a page what it contains', () => {
  expect(css).not.toMatch(/[\s,{}>+~*]:has\(/);
});

test('motion takes a duration and an easing of the theme, between 150 and 1,000 ms', () => {
  const motion = motionCss();
  expect(motion).not.toMatch(/\dm?s\b|cubic-bezier/);
  for (const [, token = ''] of motion.matchAll(/var\((--[\w-]+)\)/g)) expect(css).toContain(`${token}:`);
  for (const { value } of Object.values(designTokens.durations)) {
    expect(Number.parseInt(value, 10)).toBeGreaterThanOrEqual(150);
    expect(Number.parseInt(value, 10)).toBeLessThanOrEqual(1_000);
  }
});

/** What each set of keyframes changes, by name. */
function changedBy(sheet: string): Map<string, readonly string[]> {
  const frames = [...sheet.matchAll(/@keyframes ([\w-]+)\{((?:[^{}]+\{[^{}]*\})+)\}/g)];
  return new Map(
    frames.map(([, name = '', steps = '']) => [
      name,
      [...steps.matchAll(/([a-z-]+):/g)].map(([, property = '']) => property.replace(/^-\w+-/, '')),
    ]),
  );
}

test('what moves is drawn elsewhere and lays nothing out', () => {
  const drawn = ['transform', 'translate', 'scale', 'opacity'];
  const changed = changedBy(css);
  expect(changed.size).toBe(css.match(/@keyframes/g)?.length);
  for (const [name, properties] of changed)
    expect([...drawn, 'stroke-dasharray', 'stroke-dashoffset'], name).toEqual(
      expect.arrayContaining([...properties]),
    );
});

test('for those who asked for less motion, each change is there at once', () => {
  const [, less = ''] = /@media \(prefers-reduced-motion: reduce\)\{(.+?\})\}/.exec(css) ?? [];
  expect(less).toContain('*,::before,::after,::backdrop{');
  for (const [property, value] of [
    ['animation-duration', '0.01ms'],
    ['animation-iteration-count', '1'],
    ['transition-duration', '0.01ms'],
    ['scroll-behavior', 'auto'],
  ])
    expect(less).toContain(`${property}:${value}!important`);
});

test('what a shopper has opened is not cut, so that focus rings in it are whole', () => {
  const [, open = ''] = /details\[open\]::details-content\{([^}]+)\}/.exec(motionCss()) ?? [];
  expect(open).toContain('overflow:visible');
  // It stays cut until it has its height, and is cut again as soon as it closes.
  expect(open).toContain('step-end');
  expect(motionCss()).toMatch(/overflow \S+ step-start allow-discrete/);
});

test('a checkbox has the colors of the brand, not of the browser, wherever it is; where colors are forced it is the browser’s', () => {
  const [, box = ''] = /\}:is\(\[type=checkbox\],[^{]+\{([^}]+)\}/.exec(css) ?? [];
  expect(box).toMatch(/(^|;)appearance:none;/);
  expect(box).toContain('background:var(--fd-colors-surface-raised)');
  const [, chosen = ''] = /\[type=checkbox\],[^{]+\):checked\{([^}]+)\}/.exec(css) ?? [];
  expect(chosen).toContain('background:var(--fd-colors-brand)');
  expect(css).toMatch(/\[type=checkbox\]:checked::after\{content:"";[^}]*var\(--fc-on-brand\)/);
  const [, forced = ''] = /@media \(forced-colors: active\)\{(.+?\})\}/.exec(css) ?? [];
  expect(forced).toMatch(/\[type=checkbox\].*[{;]appearance:auto;/);
});

test('a dialog has an edge, which lies outside of it', () => {
  expect(css).toContain('}dialog{outline:1px solid var(--fc-line);}');
});

test('on paper everything written is ink, also where the page has it on a color', () => {
  const [, print = ''] = /@media print\{(.+?)\}@media/.exec(css) ?? [];
  const onPaper = (name: string) => new RegExp(`--fc-${name}:(#[0-9a-f]+)!important`).exec(print)?.[1];
  for (const name of ['ink', 'on-hero', 'on-brand', 'on-accent', 'link', 'positive', 'critical'])
    expect(onPaper(name), name).toBe('#000');
  for (const name of ['surface', 'surface-raised', 'hero']) expect(onPaper(name), name).toBe('#fff');
});

test('on paper there is no header, footer, navigation or button, apart from a phone number and headings that open their text', () => {
  expect(css).toMatch(
    /header:not\(main \*\),footer:not\(main \*\),nav,button:not\(\[aria-expanded\]\[aria-controls\]\),\[data-print=no\]:not\(\[href\^="tel:"\]\)\{display:none!important;\}/,
  );
});

test("on paper there is no other company's widget, and nothing that lies over the page", () => {
  const [, print = ''] = /@media print\{(.+?)\}@media/.exec(css) ?? [];
  expect(print).toContain('body>aside,[popover]{display:none!important;}');
});

test('what is folded on a small screen is open on a wide one, where the browser can show it', () => {
  const [, wide = ''] =
    /@supports selector\(::details-content\)\{@media \(min-width: 960px\)\{(.+?\})\}\}/.exec(css) ?? [];
  expect(wide).toContain('.fc-unfolded{display:block;}');
  expect(wide).toContain('.fc-fold>summary{display:none!important;}');
  // Marked as important: the rules of motion cut what is folded at a height of zero.
  expect(wide).toContain(
    '.fc-fold::details-content{content-visibility:visible;height:auto!important;overflow:visible!important;}',
  );
});

test('figures are lining and of equal width everywhere, set in one place', () => {
  expect(css).toContain('font-variant-numeric:lining-nums tabular-nums');
  expect(css.match(/font-variant-numeric/g)).toHaveLength(1);
  const families = new Set(fontFaces.map(({ family }) => family));
  for (const family of families) {
    const withFigures = fontFaces.filter((face) => face.family === family && hasFigures(face.characters));
    const ofAllLetters = withFigures.filter(({ firstLettersOf }) => firstLettersOf === undefined);
    expect(ofAllLetters, family).toHaveLength(1);
    for (const { fileName } of withFigures) expect(fileName).not.toMatch(/^fraunces-(latin|first)-/);
  }
});

const { theme } = pageFixture().tenant;

const rulesOf = (family = 'none') =>
  [...css.matchAll(/@font-face\{[^}]+\}/g)].map(String).filter((rule) => rule.includes(`'${family}'`));

test.each([
  ['archivo for headings', 'display', { displayFont: 'archivo' as const }, { cuts: 3, rulesOfCut: 2 }],
  ['fraunces for headings', 'display', { displayFont: 'fraunces' as const }, { cuts: 1, rulesOfCut: 2 }],
  ['sora for headings', 'display', { displayFont: 'sora' as const }, { cuts: 1, rulesOfCut: 2 }],
  ['archivo for text', 'body', { bodyFont: 'archivo' as const }, { cuts: 3, rulesOfCut: 2 }],
  ['figtree for text', 'body', { bodyFont: 'figtree' as const }, { cuts: 2, rulesOfCut: 4 }],
  ['source-sans-3 for text', 'body', { bodyFont: 'source-sans-3' as const }, { cuts: 2, rulesOfCut: 2 }],
])(
  'until %s is there, a font of the device is used, scaled to its widths of words and of figures',
  (_, role, chosen, { cuts, rulesOfCut }) => {
    const families = new RegExp(`--fc-font-${role}:'([^']+)','([^']+)'[,;]`);
    const [, own, fallback] = families.exec(tenantCss({ ...theme, ...chosen })) ?? [];
    expect(rulesOf(own).length).toBeGreaterThan(0);
    for (const rule of rulesOf(own)) expect(rule).toContain('font-display:optional');
    const scaled = /src:local\(.+;size-adjust:[\d.]+%;ascent-override:[\d.]+%/;
    const rules = rulesOf(fallback);
    expect(rules).toHaveLength(rulesOfCut * cuts);
    for (const [at, rule] of rules.entries()) {
      expect(rule).toMatch(scaled);
      // The later rules of a cut win for the characters that they name; Figtree has more, of fonts with wide figures.
      if (at % rulesOfCut === 0) expect(rule).not.toContain('unicode-range');
      else expect(rule).toMatch(/unicode-range:.*U\+0030-0039/);
    }
  },
);

test('running text has the tenant’s face, without one the device’s own', () => {
  expect(css).toContain(
    '--fd-fonts-body:var(--fc-font-body, -apple-system),-apple-system,BlinkMacSystemFont,',
  );
  expect(tenantCss(theme)).not.toContain('--fc-font-body');
});

test('each file of a face has at most 40 kB', () => {
  for (const { path } of fontFiles()) expect(statSync(path).size, path).toBeLessThanOrEqual(40_000);
});

test('every color of a tenant palette is a token', () => {
  expect(Object.keys(designTokens.colors).sort()).toEqual(Object.keys(PaletteSchema.entries).sort());
});

test('each face in the style sheet has its file next to it', () => {
  const named = new Set([...css.matchAll(/url\(\.\/([^)]+)\)/g)].map((match) => match[1]));
  expect([...named]).toEqual(fontFiles().map((file) => file.fileName));
  for (const { path } of fontFiles()) expect(existsSync(path)).toBe(true);
});

test('a server renders styles with the nonce and without the global rules', () => {
  const html = renderToStaticMarkup(
    <DesignProvider nonce="abc">
      <Button>Continue</Button>
      <VehicleCardSkeleton />
    </DesignProvider>,
  );
  expect(html).toContain('Continue</button>');
  const styles = [...html.matchAll(/<style[^>]*>/g)].map((match) => match[0]);
  expect(styles.length).toBeGreaterThan(0);
  for (const style of styles) expect(style).toContain('nonce="abc"');
  expect(html).not.toContain('--fd-colors-brand:');
});
