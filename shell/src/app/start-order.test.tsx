import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createRemoteLifecycles } from '@forecourt/shared-contracts/react';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { releaseFixture, releaseSetFixture } from '../testing/release-fixture.ts';
import { startShell } from './start-shell.tsx';

test('a remote that is there first waits until header and alerts hear what it says', async () => {
  const context = pageFixture({ releases: releaseSetFixture(releaseFixture('mfe-a', ['/a/*'])) });
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  document.body.innerHTML = `
    <header id="fc-header"><p>Painted header</p></header>
    <main id="fc-main"></main>
    <script type="application/json" id="forecourt-page">${JSON.stringify(context)}</script>`;
  history.replaceState(null, '', '/a/1');
  const headers: (string | null | undefined)[] = [];
  const loadApp = async () => () => {
    headers.push(document.getElementById('fc-header')?.textContent);
    return <h1>Remote A</h1>;
  };
  await startShell(document, async () => createRemoteLifecycles({ name: 'mfe-a', loadApp }));
  await waitFor(() => expect(headers).not.toEqual([]));
  expect(headers[0]).toContain('Test Dealer');
  expect(headers[0]).not.toContain('Painted header');
});
