// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MenuItemSchema, pageMenu, type MenuItem } from './menu-item.ts';

const orders: MenuItem = {
  id: 'orders',
  path: '/account/orders',
  place: 'account',
  order: 20,
  label: { en: 'Orders', es: 'Pedidos' },
};

describe('MenuItemSchema', () => {
  it.each([
    ['as declared', {}, true],
    ['a path with a query', { path: '/search?condition=New' }, true],
    ['another host', { path: '//evil.example' }, false],
    ['a scheme', { path: 'javascript:alert(1)' }, false],
    ['an unknown place', { place: 'footer' }, false],
    ['an unknown count', { count: 'messages' }, false],
    ['no English words', { label: { es: 'Pedidos' } }, false],
    ['empty words', { label: { en: '  ' } }, false],
    ['words of 41 characters', { label: { en: 'x'.repeat(41) } }, false],
    ['something unknown', { onClick: 'go' }, false],
  ])('%s', (_, change, isTaken) => {
    expect(v.is(MenuItemSchema, { ...orders, ...change })).toBe(isTaken);
  });
});

describe('pageMenu', () => {
  it.each([
    ['es', 'Pedidos'],
    ['en', 'Orders'],
    ['fr', 'Orders'],
  ])('the label in %s is %s', (locale, label) => {
    expect(pageMenu([orders], locale)).toEqual([{ ...orders, label }]);
  });
});
