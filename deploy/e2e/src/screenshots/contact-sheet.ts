import { parts } from './options.ts';
import { shotFile, shotOf, type ShotPlace } from './shot-file.ts';

const style = `
  body { margin: 24px; font: 14px/1.4 system-ui, sans-serif; background: #f4f4f2; color: #222; }
  nav a, h2 a { margin-right: 12px; }
  h2 { margin: 40px 0 8px; font-size: 20px; }
  h3 { margin: 24px 0 8px; font-size: 15px; }
  .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
  figure { margin: 0; }
  figcaption { color: #666; font-size: 12px; }
  img { display: block; height: 420px; object-fit: cover; object-position: top; background: #fff; border: 1px solid #ccc; }
`;

const thumbnailPx = (width: number) => Math.round(Math.max(140, Math.min(420, width / 2.6)));

function figure(shot: ShotPlace): string {
  const file = shotFile(shot);
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy" width="${thumbnailPx(shot.width)}"></a><figcaption>${shot.tenant}, ${shot.width}</figcaption></figure>`;
}

function byWidth(one: ShotPlace, other: ShotPlace): number {
  return one.width - other.width || one.tenant.localeCompare(other.tenant);
}

/** A page with every picture of a folder, by part and page; pages in the order of `names`, others after them. */
export function contactSheet(files: readonly string[], names: readonly string[]): string {
  const shots = files.map(shotOf).filter((shot) => shot !== undefined);
  const orderOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  const sections = parts.map((part) => {
    const own = shots.filter((shot) => shot.part === part);
    const pages = [...new Set(own.map(({ name }) => name))].toSorted(
      (one, other) => orderOf(one) - orderOf(other) || one.localeCompare(other),
    );
    const rows = pages.map((page) => {
      const row = own.filter(({ name }) => name === page).toSorted(byWidth);
      return `<h3 id="${part}-${page}">${page}</h3><div class="row">${row.map(figure).join('')}</div>`;
    });
    return `<h2 id="${part}">${part} (${pages.length})</h2>${rows.join('\n')}`;
  });
  const links = parts.map((part) => `<a href="#${part}">${part}</a>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Screenshots</title><style>${style}</style></head>
<body><h1>Screenshots</h1>
<p>${shots.length} pictures. Whole pages show bars that stick to the lower edge of the screen in their place at the end; dialogs are shown on one screen.</p>
<nav>${links}</nav>
${sections.join('\n')}
</body></html>
`;
}
