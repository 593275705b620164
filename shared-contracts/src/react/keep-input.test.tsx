// @vitest-environment jsdom
import { useState, type SubmitEvent } from 'react';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { keepInput } from './keep-input.ts';

function View() {
  const [word, setWord] = useState('');
  const [note, setNote] = useState('');
  const [sort, setSort] = useState('price');
  const [isOn, setOn] = useState(false);
  const [paid, setPaid] = useState('Finance');
  const [presses, setPresses] = useState<readonly string[]>([]);
  const press = (name: string) => setPresses((all) => [...all, name]);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    press(`sent ${word}`);
  };
  return (
    <form action="/search" onSubmit={handleSubmit}>
      <input aria-label="word" value={word} onChange={(event) => setWord(event.target.value)} />
      <textarea aria-label="note" value={note} onChange={(event) => setNote(event.target.value)} />
      <select value={sort} onChange={(event) => setSort(event.target.value)}>
        <option value="price">Price</option>
        <option value="year">Year</option>
      </select>
      <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
      {['Finance', 'Lease', 'Cash'].map((type) => (
        <input
          key={type}
          type="radio"
          name="paid"
          value={type}
          checked={paid === type}
          onChange={() => setPaid(type)}
        />
      ))}
      <button type="button" onClick={() => press('first')}>
        First
      </button>
      <button type="button" onClick={() => press('second')}>
        Second
      </button>
      <output>{JSON.stringify({ word, note, sort, isOn, paid, presses })}</output>
    </form>
  );
}

afterEach(() => document.body.replaceChildren());

function setUp() {
  const element = document.createElement('div');
  element.innerHTML = renderToString(<View />);
  document.body.append(element);
  const find = <E extends HTMLElement>(selector: string) => {
    const found = element.querySelector<E>(selector);
    if (!found) throw new Error(selector);
    return found;
  };
  const hydrate = async (meanwhile = () => {}, answers?: boolean) => {
    const replay = keepInput(element);
    const root = await act(async () => hydrateRoot(element, <View />));
    meanwhile();
    await act(async () => replay(answers));
    return () => act(async () => root.unmount());
  };
  const state = () => JSON.parse(find('output').textContent ?? '') as unknown;
  return { element, find, hydrate, state };
}

const nothing = { word: '', note: '', sort: 'price', isOn: false, paid: 'Finance', presses: [] };

test('a view without input is left alone', async () => {
  const { hydrate, state } = setUp();
  const end = await hydrate();
  expect(state()).toEqual(nothing);
  await end();
});

test('SITE-95: what was typed and chosen before hydration reaches the view, with the caret where it was', async () => {
  const { find, hydrate, state } = setUp();
  const word = find<HTMLInputElement>('input');
  word.value = 'audi a4';
  word.setSelectionRange(2, 2);
  find<HTMLTextAreaElement>('textarea').value = 'hello';
  find<HTMLSelectElement>('select').value = 'year';
  const end = await hydrate();
  expect(state()).toEqual({ ...nothing, word: 'audi a4', note: 'hello', sort: 'year' });
  expect(word.value).toBe('audi a4');
  expect(word.selectionStart).toBe(2);
  await end();
});

test('SITE-95: controls pressed before hydration are pressed again in their order', async () => {
  const { element, hydrate, state } = setUp();
  const [first, second] = element.querySelectorAll('button');
  if (second) second.dataset['pressed'] = '2';
  if (first) first.dataset['pressed'] = '10';
  const end = await hydrate();
  expect(state()).toEqual({ ...nothing, presses: ['second', 'first'] });
  expect(element.querySelector('[data-pressed]')).toBeNull();
  await end();
});

const chosen = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLInputElement>(':checked[type]')].map(({ value }) => value);

test('SITE-95: a radio button and a checkbox show a press before hydration, and keep it', async () => {
  const { element, find, hydrate, state } = setUp();
  find('[type=checkbox]').click();
  find('[value=Cash]').click();
  expect(chosen(element)).toEqual(['on', 'Cash']);
  const end = await hydrate();
  expect(state()).toEqual({ ...nothing, isOn: true, paid: 'Cash' });
  expect(chosen(element)).toEqual(['on', 'Cash']);
  await act(async () => find('[value=Finance]').click());
  await act(async () => find('[type=checkbox]').click());
  expect(state()).toEqual(nothing);
  await end();
});

test('SITE-95: of several presses while the view hydrates the last one counts', async () => {
  const { element, find, hydrate, state } = setUp();
  find('[value=Cash]').click();
  const end = await hydrate(() => {
    find('[type=checkbox]').click();
    for (const type of ['Finance', 'Cash', 'Finance', 'Lease']) find(`[value=${type}]`).click();
  });
  expect(state()).toEqual({ ...nothing, isOn: true, paid: 'Lease' });
  expect(chosen(element)).toEqual(['on', 'Lease']);
  await end();
});

test('a checkbox that is as it was rendered is not pressed again', async () => {
  const { element, find, hydrate, state } = setUp();
  find('[value=Cash]').click();
  const end = await hydrate(() => {
    for (const selector of ['[type=checkbox]', '[type=checkbox]', '[value=Finance]']) find(selector).click();
  });
  expect(state()).toEqual(nothing);
  expect(chosen(element)).toEqual(['Finance']);
  await end();
});

test('what arrives while the view hydrates is handed over once', async () => {
  const { find, hydrate, state } = setUp();
  const word = find<HTMLInputElement>('input');
  word.value = 'au';
  const end = await hydrate(() => {
    word.value = 'audi';
    word.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(state()).toEqual({ ...nothing, word: 'audi' });
  await end();
});

test('SITE-95: a form sent while the view hydrates is sent once it knows what was typed', async () => {
  const { find, hydrate, state } = setUp();
  const word = find<HTMLInputElement>('input');
  const form = find<HTMLFormElement>('form');
  word.value = 'audi';
  const end = await hydrate(() => form.requestSubmit());
  expect(state()).toEqual({ ...nothing, word: 'audi', presses: ['sent audi'] });
  await act(async () => form.requestSubmit());
  expect(state()).toEqual({ ...nothing, word: 'audi', presses: ['sent audi', 'sent audi'] });
  await end();
});

test('a view that fails gets nothing, and what replaces it is not held up', async () => {
  const { find, hydrate, state } = setUp();
  const form = find<HTMLFormElement>('form');
  const end = await hydrate(() => form.requestSubmit(), false);
  expect(state()).toEqual(nothing);
  await act(async () => form.requestSubmit());
  expect(state()).toEqual({ ...nothing, presses: ['sent '] });
  await end();
});
