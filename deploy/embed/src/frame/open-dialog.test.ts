import { expect, test } from 'vitest';
import { openDialog } from './open-dialog.ts';

test('the open dialog is the innermost one, never the inert copy of one that closes', () => {
  const content = document.createElement('div');
  const [outer, inner, copy] = Array.from({ length: 3 }, () =>
    content.appendChild(document.createElement('dialog')),
  );
  expect(openDialog(content)).toBeNull();
  for (const dialog of [outer, inner, copy]) dialog?.setAttribute('open', '');
  Object.assign(copy ?? {}, { inert: true });
  expect(openDialog(content)).toBe(inner);
  inner?.removeAttribute('open');
  expect(openDialog(content)).toBe(outer);
});
