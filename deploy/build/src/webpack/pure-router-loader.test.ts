import { expect, test } from 'vitest';
import pureRouterLoader from './pure-router-loader.mjs';

test.each([
  ['a context', 'var FetchersContext = React.createContext(\n  new Map()\n);'],
  ['a component', 'var Link = React10.forwardRef(\n  function Link2() {}\n);'],
  ['a memoized component', 'var MemoizedDataRoutes = React3.memo(DataRoutes2);'],
])('%s is free of side effects', (_name, source) => {
  expect(pureRouterLoader(source)).toBe(source.replace('= React', '= /*#__PURE__*/React'));
});

test('a display name does not keep its component', () => {
  expect(pureRouterLoader('Link.displayName = "Link";\nuseIt(Link.displayName);')).toBe(
    '\nuseIt(Link.displayName);',
  );
});

test('calls inside functions stay as they are', () => {
  const source = 'function create() {\n  const context = React.createContext(null);\n}';
  expect(pureRouterLoader(source)).toBe(source);
});
