import { chakra } from '@forecourt/shared-design';
import { CodeField, type CodeFieldProps } from '@forecourt/shared-design/forms';
import { CodeExpiry } from './code-expiry.tsx';

const Root = chakra('div', { base: { display: 'grid', gap: '2' } });

interface CodeInputProps extends CodeFieldProps {
  /** How long the code still works; undefined if that is not known. */
  readonly secondsLeft: number | undefined;
}

/** The field of a code, and below it how long the code works, as long as one can be entered (ACCT-14). */
export function CodeInput({ secondsLeft, ...field }: CodeInputProps) {
  return (
    <Root>
      <CodeField {...field} />
      {secondsLeft !== undefined && field.readOnly !== true && <CodeExpiry seconds={secondsLeft} />}
    </Root>
  );
}
