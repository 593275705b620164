import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aloneAnswers } from '@forecourt/shared-contracts/testing';
import { serveApplication } from '../../testing/application-server.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const api = startPurchaseApi();
const path = '/credit-application';

/** A browser: tabs share what is stored in it. */
function openBrowser() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const server = serveApplication(api);
  server.begin(aloneAnswers());
  const visit = async (page: string) => {
    const parts = { openSession: () => storage, openLocal: () => storage };
    const view = await renderRemote({ target: `${path}/${page}`, signedInAs: buyer, parts });
    /** The page is gone, without having been left: nothing can be saved at its end. */
    const crash = () => view.container.remove();
    return { ...view, crash };
  };
  return { server, visit, stored: () => JSON.stringify([...values]) };
}

describe('F49: the tab crashes in the credit application', () => {
  it('what was typed two seconds before is there in the next one', async () => {
    const { server, visit } = openBrowser();
    const { user, crash } = await visit('name');
    const first = await screen.findByLabelText('First name');
    await user.clear(first);
    await user.type(first, 'Adelheid');
    await waitFor(() => expect(server.kept).not.toHaveLength(0), { timeout: 2000 });
    crash();
    await visit('name');
    expect(await screen.findByLabelText('First name')).toHaveValue('Adelheid');
  });

  it('a Social Security number is neither sent, nor stored, nor there again', async () => {
    const { server, visit, stored } = openBrowser();
    const { user, crash } = await visit('ssn');
    await user.type(await screen.findByLabelText('Your Social Security number or ITIN'), '512345678');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const written = JSON.stringify([server.kept, stored(), location.href, document.cookie]).replace(
      /[^0-9]/g,
      '',
    );
    expect(written).not.toContain('512345678');
    crash();
    await visit('ssn');
    expect(await screen.findByLabelText('Your Social Security number or ITIN')).toHaveValue('');
  });
});

describe('F48: a reload in each step of the credit application', () => {
  const pages = [
    'plan',
    'name',
    'contact',
    'birth-date',
    'address',
    'housing',
    'employment',
    'job',
    'income',
    'other-income',
    'review',
    'ssn',
  ];

  it('ssn: the number is to be typed again', async () => {
    const { visit } = openBrowser();
    const { user, unmount } = await visit('ssn');
    const label = 'Your Social Security number or ITIN';
    await user.type(await screen.findByLabelText(label), '512345678');
    unmount();
    await visit('ssn');
    expect(await screen.findByLabelText(label)).toHaveValue('');
  });

  it.each(pages)('%s: the same step with the same answers', async (page) => {
    const { visit } = openBrowser();
    const look = async () => {
      const view = await visit(page);
      const title = (await screen.findByRole('heading', { level: 1 })).textContent;
      const fields = Array.from(view.container.querySelectorAll<HTMLInputElement>('input, select'));
      const seen = { title, path: view.path(), values: fields.map(({ value, checked }) => [value, checked]) };
      view.unmount();
      return seen;
    };
    const before = await look();
    const after = await look();
    expect(after).toEqual(before);
    expect(after.path).toBe(`${path}/${page}`);
  });
});
