import { expect, it } from 'vitest';
import { withSection } from './results-file.ts';

it('adds a section at the end of the document', () => {
  expect(withSection('# Results\n\nA note.\n', 'First view', 'old')).toBe(
    '# Results\n\nA note.\n\n## First view\n\nold\n',
  );
});

it('replaces the section of that title and leaves the others', () => {
  const document =
    '# Results\n\n## First view\n\nold\n\n## First view of a phone\n\nkept\n\n## Edge\n\nkept\n';
  expect(withSection(document, 'First view', 'new\n')).toBe(
    '# Results\n\n## First view\n\nnew\n\n## First view of a phone\n\nkept\n\n## Edge\n\nkept\n',
  );
});
