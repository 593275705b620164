import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DesignProvider, Text } from '../index.ts';
import { createServerStyles } from './index.ts';

const render = (color: 'red' | 'blue') => {
  const styles = createServerStyles();
  const html = renderToString(
    styles.wrap(
      <DesignProvider>
        <Text color={color}>Hello</Text>
      </DesignProvider>,
    ),
  );
  return { html, ...styles.read() };
};

test('the styles of a render are beside its elements, each class with its rule', () => {
  const { html, css, names } = render('red');
  expect(html).not.toContain('<style');
  const used = [...html.matchAll(/\bfc-([a-z0-9]+)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(0);
  for (const name of used) expect(css).toContain(`.fc-${name}`);
  expect(names.split(' ')).toEqual(expect.arrayContaining(['fc', ...used]));
});

test('a render has no styles of another one', () => {
  const before = render('red').css;
  expect(render('blue').css).not.toBe(before);
  expect(render('red').css).toBe(before);
});
