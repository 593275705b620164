// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { selectFilled } from './select-filled.ts';

afterEach(() => document.body.replaceChildren());

function city(parent: Node): HTMLInputElement {
  const field = Object.assign(document.createElement('input'), { name: 'city', value: 'Chicago' });
  parent.appendChild(field);
  return field;
}
const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0);

describe('text filled in by a lookup', () => {
  it('is selected if its field has focus', () => {
    const field = city(document.body);
    field.focus();
    selectFilled('city', 'Chicago');
    expect(selected(field)).toBe('Chicago');
  });

  it('is selected in a shadow root too, as in a host dealer’s page', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const field = city(host.attachShadow({ mode: 'open' }));
    field.focus();
    selectFilled('city', 'Chicago');
    expect(selected(field)).toBe('Chicago');
  });

  it('is left alone if another field has focus', () => {
    const field = city(document.body);
    const other = document.body.appendChild(document.createElement('input'));
    other.name = 'zip';
    other.value = '60601';
    other.focus();
    other.setSelectionRange(5, 5);
    selectFilled('city', 'Chicago');
    expect(selected(field)).toBe('');
    expect(selected(other)).toBe('');
  });

  it('is left alone if the user has typed in the meantime', () => {
    const field = city(document.body);
    field.value = 'Aub';
    field.focus();
    field.setSelectionRange(3, 3);
    selectFilled('city', 'Chicago');
    expect(selected(field)).toBe('');
  });

  it('does not require any field to have focus', () => {
    expect(() => selectFilled('city', 'Chicago')).not.toThrow();
  });
});
