/**
 * Makes a function that answers from memory for an object that it has seen before, for as long as that object lives. Only for objects
 * that never change, such as a tenant or a site of the edge: another version of them is another object.
 */
export function keptBy<T extends object, R>(make: (value: T) => R): (value: T) => R {
  const known = new WeakMap<T, { readonly made: R }>();
  return (value) => {
    const kept = known.get(value) ?? { made: make(value) };
    known.set(value, kept);
    return kept.made;
  };
}
