import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DesignProvider } from '@forecourt/shared-design';
import { EmailText } from './email-text.tsx';

it.each([
  ['We sent a code to ada@test.example. Enter it.', 'We sent a code to ada|@test.example. Enter it.'],
  ['ada@test.example or bob@test.example', 'ada|@test.example or bob|@test.example'],
  ['mary-ann@test.example', '[mary-ann]|@test.example'],
  ['Write to ada@test-dealer.example.', 'Write to ada|[@test-dealer.example.]'],
  ['No address', 'No address'],
])('an email breaks only before its @: %s', (text, expected) => {
  const { container } = render(<EmailText>{text}</EmailText>, { wrapper: DesignProvider });
  expect(container).toHaveTextContent(text);
  // A place to break is '|', and a box that is not broken is in brackets.
  const shown = container.innerHTML.replaceAll('<wbr>', '|').replace(/<span[^>]*>(.*?)<\/span>/g, '[$1]');
  expect(shown.replace(/<[^>]*>/g, '').trim()).toBe(expected);
});
