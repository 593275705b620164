import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { chakra, fieldId, useDesignText } from '@forecourt/shared-design';
import { useErrorTitle } from './use-error-title.ts';

const Root = chakra('div', {
  base: {
    border: '2px solid',
    borderColor: 'critical',
    borderRadius: 'small',
    background: 'criticalSoft',
    color: 'ink',
    padding: '5',
    '&:focus': { outline: '3px solid var(--fc-critical)', outlineOffset: '0' },
    '& h2': { textStyle: 'subheading', color: 'critical', margin: '0' },
    '& ul': { listStyle: 'none', margin: '0', padding: '0', marginTop: '2' },
    '& a': {
      display: 'inline-block',
      paddingBlock: '1',
      color: 'critical',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
});

export interface ErrorSummaryProps {
  /** Invalid fields in page order, with the same message as at the field. */
  errors: readonly { name: string; message: string }[];
  /** Increment with each failed submit (react-hook-form's `submitCount`): focus moves here when it changes. */
  submitCount: number;
}

/**
 * 'There is a problem': takes focus after a failed submit, links to each field, and prefixes the page's title with 'Error: '. Renders
 * nothing without errors.
 */
export function ErrorSummary({ errors, submitCount }: ErrorSummaryProps) {
  const text = useDesignText();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  useErrorTitle(isShown, box);
  const answered = useRef(0);
  useEffect(() => {
    // An error that comes and goes while the user types does not take the focus.
    if (!isShown || submitCount === answered.current) return;
    answered.current = submitCount;
    box.current?.focus();
  }, [isShown, submitCount]);
  if (!isShown) return null;
  const focusField = (event: MouseEvent, name: string) => {
    event.preventDefault();
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined;
    const field = root?.getElementById(fieldId(name));
    field?.scrollIntoView?.({ block: 'center' });
    field?.focus();
  };
  return (
    <Root ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 id={titleId}>{text('errorSummary.title')}</h2>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={(event) => focusField(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
