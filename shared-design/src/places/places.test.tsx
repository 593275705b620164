import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCatalog } from '@forecourt/shared-contracts/i18n';
import { CatalogProvider, PlatformProvider } from '@forecourt/shared-contracts/react';
import {
  answerFrame,
  createTestPlatform,
  pageFixture,
  type FrameAnswers,
} from '@forecourt/shared-contracts/testing';
import { DesignProvider, TextField } from '../index.ts';
import { AddressSuggestions } from './index.ts';

const onPlace = vi.fn();
const onSubmit = vi.fn();
const place = (id: string, city: string) => ({ id, main: '12 Main Street', secondary: `${city}, USA` });
const part = (type: string, long: string, short = long) => ({ long, short, types: [type] });
const working: FrameAnswers = {
  suggest: () => [place('a', 'Ann Arbor, MI'), place('b', 'Toledo, OH')],
  locate: () => [
    part('street_number', '12'),
    part('route', 'Main Street'),
    part('locality', 'Toledo'),
    part('administrative_area_level_1', 'Ohio', 'OH'),
    part('postal_code', '43605'),
  ],
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function AnAddress() {
  const [line1, setLine1] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        name="line1"
        label="Street address"
        value={line1}
        autoComplete="address-line1"
        onChange={(event) => setLine1(event.target.value)}
      />
      <AddressSuggestions
        name="line1"
        onPlace={(address) => {
          setLine1(address.line1);
          onPlace(address);
        }}
      />
      <button>Save</button>
    </form>
  );
}

async function openForm({ hasMaps = true, locale = 'en' } = {}) {
  const page = pageFixture();
  const tenant = { ...page.tenant, ...(hasMaps && { maps: { attribution: 'Sample Maps' } }) };
  const platform = await createTestPlatform({ page: { tenant } });
  const catalog = createCatalog({ locale, resources: { [locale]: {} } });
  return render(
    <PlatformProvider platform={platform}>
      <CatalogProvider value={catalog}>
        <DesignProvider navigate={platform.navigation.push}>
          <AnAddress />
        </DesignProvider>
      </CatalogProvider>
    </PlatformProvider>,
  );
}

const frame = () => document.querySelector('iframe');
const field = () => screen.getByLabelText('Street address');
const list = () => within(screen.getByRole('listbox', { name: 'Suggested addresses' }));

/** Focuses the field, with its map service responding as given. */
async function focusWith(answers: FrameAnswers | string) {
  // The lazily loaded part listens once its frame container is rendered.
  await waitFor(() => expect(document.querySelector('form > span[hidden]')).not.toBeNull());
  await userEvent.click(field());
  await waitFor(() => expect(frame()).not.toBeNull());
  return answerFrame(frame(), answers);
}

async function typeStreet() {
  const service = await focusWith(working);
  await screen.findByRole('combobox', { name: 'Street address' });
  await userEvent.type(field(), '12 main');
  await screen.findByRole('listbox', { name: 'Suggested addresses' });
  return service;
}

test('T57: nothing of the map service is loaded before the field is focused', async () => {
  await openForm();
  await waitFor(() => expect(document.querySelector('form > span[hidden]')).not.toBeNull());
  expect(frame()).toBeNull();
  expect(field()).not.toHaveAttribute('role');
});

test('a tenant without maps has a plain field', async () => {
  await openForm({ hasMaps: false });
  await userEvent.click(field());
  expect(document.querySelector('form > span[hidden]')).toBeNull();
  expect(field()).toHaveAttribute('autocomplete', 'address-line1');
});

test('an address is chosen by keyboard: Down moves, Enter selects and does not submit', async () => {
  await openForm();
  const service = await typeStreet();
  expect(list().getAllByRole('option')).toHaveLength(2);
  expect(screen.getByText(/2 addresses suggested. Use the arrow keys/)).toBeInTheDocument();
  expect(screen.getByText('Suggestions by Sample Maps')).toBeVisible();
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const marked = list().getByRole('option', { selected: true });
  expect(marked).toHaveTextContent('Toledo, OH, USA');
  expect(field()).toHaveAttribute('aria-activedescendant', marked.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(onPlace).toHaveBeenCalledExactlyOnceWith({
      line1: '12 Main Street',
      city: 'Toledo',
      state: 'OH',
      zip: '43605',
    }),
  );
  expect(service.calls.at(-1)).toEqual(['locate', { id: 'b' }]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveFocus();
  expect(await screen.findByText('Filled in: 12 Main Street, Toledo, OH 43605')).toBeInTheDocument();
});

test('a click selects, and searches wait for a pause in typing', async () => {
  await openForm();
  const service = await typeStreet();
  await userEvent.click(list().getByText('Ann Arbor, MI, USA'));
  await waitFor(() => expect(onPlace).toHaveBeenCalledTimes(1));
  expect(service.calls).toEqual([
    ['suggest', { text: '12 main' }],
    ['locate', { id: 'a' }],
  ]);
});

test('Escape closes the list, then clears; Enter without a highlighted option submits the form; Tab leaves', async () => {
  await openForm();
  await typeStreet();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('12 main');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('12 main');
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

test('a place unknown to the geocoder only fills in its street, and says so', async () => {
  await openForm();
  await focusWith({ ...working, locate: () => [] });
  await screen.findByRole('combobox');
  await userEvent.type(field(), '12 main');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(onPlace).toHaveBeenCalledWith({ line1: '12 Main Street' }));
  expect(await screen.findByText(/We only filled in the street/)).toBeInTheDocument();
});

test('a late response for an earlier text is not shown', async () => {
  await openForm();
  const answers: ((found: unknown) => void)[] = [];
  const service = await focusWith({ suggest: () => [] });
  await screen.findByRole('combobox');
  service.hold('suggest', (answer) => answers.push(answer));
  await userEvent.type(field(), '12 m');
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.type(field(), 'ain');
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.([place('new', 'Toledo, OH')]);
  await screen.findByRole('listbox');
  answers[0]?.([place('old', 'Lansing, MI')]);
  await userEvent.keyboard('{ArrowDown}');
  expect(list().getByRole('option')).toHaveTextContent('Toledo');
});

test('F69: while the script is loading, and if it fails, the field is a plain one and keeps its text', async () => {
  await openForm();
  await waitFor(() => expect(document.querySelector('form > span[hidden]')).not.toBeNull());
  await userEvent.click(field());
  await waitFor(() => expect(frame()).not.toBeNull());
  await userEvent.type(field(), '12 main');
  answerFrame(frame(), 'cannot be had');
  await waitFor(() => expect(frame()).toBeNull());
  expect(console.warn).toHaveBeenCalledWith('could not load maps script', expect.anything());
  expect(field()).not.toHaveAttribute('role');
  expect(field()).toHaveValue('12 main');
  await userEvent.keyboard('{Escape}{Enter}');
  expect(field()).toHaveValue('12 main');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await userEvent.click(field());
  await waitFor(() => expect(frame()).not.toBeNull());
  answerFrame(frame(), working);
  expect(await screen.findByRole('listbox')).toBeVisible();
});

test('T57: the frame is removed with its form, loaded or not', async () => {
  const { unmount } = await openForm();
  await waitFor(() => expect(document.querySelector('form > span[hidden]')).not.toBeNull());
  await userEvent.click(field());
  await waitFor(() => expect(frame()).not.toBeNull());
  unmount();
  expect(frame()).toBeNull();
  expect(console.warn).not.toHaveBeenCalled();
});
