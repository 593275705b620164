// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { restoreStyleAttributes } from './rendered-element.ts';

test('the style attributes that the policy refuses in HTML are set by script', () => {
  const element = document.createElement('div');
  element.innerHTML = '<p data-style="--low:10%;color:red">a</p><p style="left:1px">b</p><p>c</p>';
  restoreStyleAttributes(element);
  const [first, second, third] = element.querySelectorAll('p');
  expect(first?.style.color).toBe('red');
  expect(first?.style.getPropertyValue('--low')).toBe('10%');
  expect(first?.dataset['style']).toBeUndefined();
  expect(second?.style.left).toBe('1px');
  expect(third?.hasAttribute('style')).toBe(false);
});
