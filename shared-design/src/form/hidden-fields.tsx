export interface HiddenFieldsProps {
  query: Iterable<readonly [name: string, value: string]>;
}

/** A query that a plain form keeps besides its own fields. */
export function HiddenFields({ query }: HiddenFieldsProps) {
  return [...query].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
