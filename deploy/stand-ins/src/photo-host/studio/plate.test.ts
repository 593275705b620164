import { expect, it } from 'vitest';
import { endArtOf, faceMarkup, tailMarkup, variantOfStyle } from '@forecourt/backend/media/index.ts';
import { withFramedPlate } from './plate.ts';

const paint = { glint: 'none', light: 'none', base: 'none', shade: 'none', deep: 'none', seam: 'none' };
const styles = [
  'midsize-sedan-0',
  'electric-compact-2',
  'compact-crossover-4',
  'crew-cab-1',
  'high-roof-van-0',
  'cutaway-van-0',
  'chassis-cab-0',
];

it.each(styles)('the plates of %s are small, gray and in a dark frame', (style) => {
  const art = endArtOf(variantOfStyle(style)!);
  for (const drawn of [faceMarkup(art, paint), tailMarkup(art, paint)]) {
    expect(drawn).toContain('#f4f6f7');
    const markup = withFramedPlate(drawn);
    expect(markup).not.toMatch(/#f4f6f7|#c5ccd1/);
    expect(markup).toMatch(/width="50" height="24" rx="2.5" fill="#15181b"/);
  }
});
