import { chakra } from '../src/index.ts';
import { actions } from './action-entries.tsx';
import type { CatalogEntry, CatalogSection } from './catalog-entry.ts';
import { data } from './data-entries.tsx';
import { feedback } from './feedback-entries.tsx';
import { fields } from './field-entries.tsx';
import { overlays } from './overlay-entries.tsx';
import { vehicles } from './vehicle-entries.tsx';

/** Every component of this package by area. */
export const sections: readonly CatalogSection[] = [actions, fields, data, vehicles, feedback, overlays];

const columns = { third: 280, half: 420, whole: 900 } as const;

const Root = chakra('main', {
  base: {
    padding: { base: '4', md: '8' },
    background: 'surface',
    color: 'ink',
    '& > section': { marginBottom: '12' },
    '& h1, & > section > h2': { textStyle: 'title', margin: '0', marginBottom: '6' },
    '& article': { marginBottom: '8' },
    '& article > h3': { textStyle: 'eyebrow', color: 'inkMuted', margin: '0', marginBottom: '3' },
    '& .fc-states': { display: 'grid', gap: '5', alignItems: 'start' },
    '& figure': { margin: '0', minWidth: '0', containerType: 'inline-size' },
    '& figcaption': { fontSize: 'xs', color: 'inkMuted', marginBottom: '2' },
    // Panels are drawn in their place, and open as wide as it is.
    '& dialog': {
      position: 'static',
      width: 'full !important',
      maxWidth: '560px !important',
      height: 'auto !important',
      margin: '0 !important',
      animation: 'none !important',
    },
    '& *': { animation: 'none !important', transition: 'none !important' },
  },
});

function Entry({ of, states, room = 'third' }: CatalogEntry) {
  const least = `repeat(auto-fill, minmax(min(${columns[room]}px, 100%), 1fr))`;
  return (
    <article>
      <h3>{of.join(', ')}</h3>
      <div className="fc-states" style={{ gridTemplateColumns: least }}>
        {states.map(({ name, node, caused }) => (
          <figure key={name} data-catalog={`${of[0]}: ${name}`} data-caused={caused}>
            <figcaption>{name}</figcaption>
            {node}
          </figure>
        ))}
      </div>
    </article>
  );
}

/** Every component in every state, for viewing in a tenant's theme. */
export function CatalogPage({ title }: { readonly title: string }) {
  return (
    <Root>
      <h1>{title}</h1>
      {sections.map(({ id, title: heading, entries }) => (
        <section key={id} id={id}>
          <h2>{heading}</h2>
          {entries.map((entry) => (
            <Entry key={entry.of.join()} {...entry} />
          ))}
        </section>
      ))}
    </Root>
  );
}
