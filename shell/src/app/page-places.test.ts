import { afterEach, expect, test, vi } from 'vitest';
import { removeSkeleton } from './page-places.ts';

afterEach(() => document.body.replaceChildren());

/** The main area with the edge's skeleton and, below it, what a remote has painted. */
function mainWith(painted: string): HTMLElement {
  const main = document.createElement('main');
  main.innerHTML = `<div class="fs" data-skeleton></div><p data-skeleton></p><div id="remote-checkout">${painted}</div>`;
  document.body.append(main);
  return main;
}

const skeletons = (main: HTMLElement) => main.querySelectorAll('[data-skeleton]').length;

test('the skeleton goes with the first content of a remote', () => {
  const main = mainWith('<h1>Upload Documents</h1>');
  removeSkeleton(main);
  expect(skeletons(main)).toBe(0);
});

test('it stays while the remote only holds the place of its page, and goes with what takes that place', async () => {
  const main = mainWith('<div data-placeholder></div>');
  const remote = main.querySelector('#remote-checkout');
  removeSkeleton(main);
  expect(skeletons(main)).toBe(2);
  remote?.append(document.createElement('p'));
  await new Promise(requestAnimationFrame);
  expect(skeletons(main)).toBe(2);
  remote?.replaceChildren(document.createElement('h1'));
  await vi.waitFor(() => expect(skeletons(main)).toBe(0));
});
