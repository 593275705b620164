/**
 * Frees a global name for a script that stores its result there, and returns a function that restores it:
 * otherwise a form with that id would be mistaken for the result, and a variable of the page would be lost
 * (T24).
 */
export function borrowGlobal(page: object, name: string): () => void {
  const globals = page as Record<string, unknown>;
  const own = Object.getOwnPropertyDescriptor(globals, name);
  if (own && !own.configurable) {
    globals[name] = undefined;
    return () => void (globals[name] = own.value);
  }
  Object.defineProperty(globals, name, { value: undefined, writable: true, configurable: true });
  return () => {
    if (own) Object.defineProperty(globals, name, own);
    else delete globals[name];
  };
}
