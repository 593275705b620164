// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createViewLoader } from './create-view-loader.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';

afterEach(cleanup);

type GreetingView = ComponentType<{ readonly name: string }>;
const Hello: GreetingView = ({ name }) => <p>Hello {name}</p>;

test('suspends until the chunk is loaded, and renders synchronously from then on, on a server too', async () => {
  let arrive: (view: GreetingView) => void = () => undefined;
  const source = vi.fn(() => new Promise<GreetingView>((resolve) => (arrive = resolve)));
  const { View, load } = createViewLoader({ hello: source });
  const view = (
    <Suspense fallback={<p>Loading</p>}>
      <View id="hello" name="Ada" />
    </Suspense>
  );
  await act(async () => void render(view));
  expect(screen.getByText('Loading')).toBeTruthy();
  await act(async () => {
    arrive(Hello);
    await load('hello');
  });
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
  expect(renderToString(view)).toContain('Ada');
  expect(source).toHaveBeenCalledTimes(1);
});

test('requests a chunk again after it failed to load', async () => {
  const source = vi.fn<() => Promise<GreetingView>>(() => Promise.resolve(Hello));
  source.mockRejectedValueOnce(new Error('chunk is gone'));
  const { load } = createViewLoader({ hello: source });
  await expect(load('hello')).rejects.toThrow('chunk is gone');
  await expect(load('hello')).resolves.toBe(Hello);
});

test('a chunk that does not load is requested once, shown as a failure, and requested again at the next try', async () => {
  const source = vi.fn<() => Promise<GreetingView>>(() => Promise.resolve(Hello));
  source.mockRejectedValueOnce(new Error('chunk is gone'));
  source.mockRejectedValueOnce(new Error('chunk is gone'));
  const { View } = createViewLoader({ hello: source });
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    if (isOpen) return <View id="hello" name="Ada" />;
    return <button onClick={() => startTransition(() => setIsOpen(true))}>Open</button>;
  }
  render(
    <RemoteBoundary phone="3135550142" onError={() => undefined}>
      <Suspense fallback={<p>Loading</p>}>
        <Page />
      </Suspense>
    </RemoteBoundary>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('alert');
  expect(source).toHaveBeenCalledTimes(1);
  expect(vi.mocked(console.error).mock.calls.join()).toContain('chunk is gone');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
  await screen.findByRole('alert');
  expect(source).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
  vi.mocked(console.error).mockClear();
});
