import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { artVersion } from '@forecourt/backend/media/index.ts';
import { heroes } from './heroes.ts';
import { photoHostPath, photoHostRoutes } from './photo-host.routes.ts';

const tenants = new URL('../../../releases/tenants/', import.meta.url);

it.each(['northstar', 'harbor', 'ember'].map((id, at) => [id, heroes[at]]))(
  'the address of the hero of %s has the version of its drawing; without it, it is the same picture',
  async (id, hero) => {
    const { inventory } = JSON.parse(readFileSync(new URL(`${id}.json`, tenants), 'utf8')) as {
      inventory: { photos: { hero: string } };
    };
    const address = `${photoHostPath}/${hero}/cutout.webp`;
    expect(inventory.photos.hero).toBe(`${address}?v=${artVersion}`);
    const app = photoHostRoutes();
    const [named, plain] = await Promise.all(
      [`${inventory.photos.hero}&w=320`, `${address}?w=320`].map(async (path) =>
        Buffer.from(await (await app.request(path)).arrayBuffer()),
      ),
    );
    expect(named).toEqual(plain);
  },
);
