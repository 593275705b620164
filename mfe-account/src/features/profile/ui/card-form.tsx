import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { ActionRow, Alert, Button, chakra } from '@forecourt/shared-design';
import { ErrorSummary, SubmitButton } from '@forecourt/shared-design/forms';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CallDealer } from '../../page-frame/index.ts';
import { keepFocus } from '../../codes/index.ts';

const Root = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
    // Hints are no paragraphs: nothing else keeps a last word from a line of its own.
    textWrapStyle: 'pretty',
    // The form opens in the place of the values that it edits.
    animation: 'fc-rise {durations.normal} {easings.standard}',
    // A field is no wider than what is typed into it needs; beside another column of cards it ends where its card does.
    '& > :not([role=alert], .fc-actions)': { maxWidth: { base: '420px', lg: 'none' } },
    // The ring of a focused field is apart from its hint, and the hint of a checkbox is below its label.
    '& .fc-hint + *': { marginTop: '5px' },
    '& .fc-choice + .fc-hint': { marginTop: '-1', marginInlineStart: '36px' },
    '& [autocomplete=postal-code]': { maxWidth: '160px' },
    '& .fc-pair': {
      display: 'grid',
      gap: '5',
      gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'start',
    },
    // On a phone each button is as wide as the card and as high as a field; what a disabled one still needs takes no room while it is empty.
    '@media (max-width: 599px)': {
      '& .fc-actions > div, & .fc-actions > div > button': { width: 'full' },
      '& .fc-actions button': { minHeight: '48px' },
      '& .fc-actions > div > p:empty': { marginTop: '-2' },
    },
  },
});

interface CardFormProps {
  readonly form: {
    readonly summary: readonly { readonly name: string; readonly message: string }[];
    readonly submitCount: number;
    readonly refused: string | undefined;
    readonly isSubmitting: boolean;
    handleSubmit(event: FormEvent): Promise<void>;
  };
  readonly submitText: string;
  /** Whether nothing can be submitted for now; the form says why. */
  readonly disabled?: boolean;
  readonly cancelText?: string | undefined;
  readonly onCancel: () => void;
  /** Additional buttons after save and cancel. */
  readonly others?: ReactNode;
  readonly children: ReactNode;
}

/** A form in a card: error summary and refusal first, then the fields, save and cancel. Its first field takes focus on mount. */
export function CardForm(props: CardFormProps) {
  const { form, submitText, disabled = false, cancelText, onCancel, others, children } = props;
  const { t } = useTranslation('account');
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    root.current
      ?.querySelector<HTMLElement>('input:not([hidden]):not([type=hidden]), select')
      ?.focus({ preventScroll: false });
  }, []);
  return (
    <Root ref={root} noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      <ErrorSummary errors={form.summary} submitCount={form.submitCount} />
      {form.refused && (
        <Alert severity="error">
          {form.refused} <CallDealer />
        </Alert>
      )}
      {children}
      <ActionRow className="fc-actions" alignItems="flex-start">
        <SubmitButton busy={form.isSubmitting} disabled={disabled}>
          {submitText}
        </SubmitButton>
        <Button variant="quiet" onMouseDown={keepFocus} onClick={onCancel}>
          {cancelText ?? t('profile.cancel')}
        </Button>
        {others}
      </ActionRow>
    </Root>
  );
}
