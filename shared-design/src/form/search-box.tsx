import { useId, useRef, type FormEvent, type InputHTMLAttributes } from 'react';
import { chakra } from '@chakra-ui/react';
import { IconButton } from '../action/icon-button.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import { visuallyHiddenStyles } from '../layout/visually-hidden-styles.ts';

const Root = chakra('form', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '52px',
    padding: '1',
    paddingInlineStart: '4',
    background: 'surfaceRaised',
    color: 'ink',
    border: '1.5px solid',
    borderColor: 'lineStrong',
    borderRadius: 'control',
    transition: 'border-color {durations.fast}',
    _hover: { borderColor: 'ink' },
    '&:has(input:focus-visible)': { outline: '3px solid var(--fc-link)', borderColor: 'link' },
    '& label': visuallyHiddenStyles,
    '& input': {
      flex: '1',
      minWidth: '0',
      minHeight: '40px',
      border: '0',
      background: 'transparent',
      color: 'inherit',
      outline: 'none',
      appearance: 'none',
    },
    '& input::-webkit-search-cancel-button': { display: 'none' },
    '& button[type=submit]': { background: 'brand', color: 'onBrand' },
    '& button[type=submit]:hover': { background: 'brandStrong' },
  },
});

export interface SearchBoxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onSubmit' | 'onChange' | 'value'
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called with the trimmed text; never for blank text (SHOP-8). */
  onSearch: (value: string) => void;
  onClear?: (() => void) | undefined;
  /** Path to which the form leads while no script answers, with the text as `name` and with `query`. */
  action?: string | undefined;
  query?: Iterable<readonly [name: string, value: string]> | undefined;
}

/** Keyword box with clear and search buttons. For suggestions pass combobox attributes; they are set on the input. */
export function SearchBox(props: SearchBoxProps) {
  const { label, value, onChange, onSearch, onClear, action, query, ...input } = props;
  const text = useDesignText();
  const ownId = useId();
  const field = useRef<HTMLInputElement>(null);
  const id = input.id ?? ownId;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = value.trim();
    if (wanted !== '') onSearch(wanted);
  };
  const handleClear = () => {
    onChange('');
    onClear?.();
    field.current?.focus();
  };
  return (
    <Root role="search" action={action} onSubmit={handleSubmit}>
      {query && <HiddenFields query={query} />}
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        ref={field}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton icon="close" label={text('search.clear')} sizePx={18} onClick={handleClear} />
      )}
      <IconButton icon="search" label={text('search.submit')} type="submit" />
    </Root>
  );
}
