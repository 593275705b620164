import type { FormEvent, ReactNode } from 'react';
import { Box, Button, chakra, LinkButton } from '@forecourt/shared-design';
import { ErrorSummary } from '@forecourt/shared-design/forms';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { ReceiptButton } from '../../cart/index.ts';
import { NextBar, NextWays } from '../../purchase/index.ts';
import { TradeInFrame } from './trade-in-frame.tsx';
import { nearNextStyles } from './near-next-styles.ts';

const Form = chakra('form', {
  base: {
    // A column in which the button can stick to the lower edge of a phone's screen.
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    maxWidth: { md: '720px' },
    ...nearNextStyles,
  },
});

/** An invalid field with its message. */
export interface FieldFault {
  readonly name: string;
  readonly message: string;
}

interface FormPageProps {
  /** The question. */
  readonly title: string;
  readonly lead?: string | undefined;
  readonly eyebrow?: string | undefined;
  readonly focusKey?: string | undefined;
  readonly backPath: string;
  readonly faults: readonly FieldFault[];
  readonly submitCount: number;
  readonly submitText: string;
  readonly isSending: boolean;
  /** Another button on the page is the likely next step. */
  readonly isSuggesting?: boolean;
  readonly onSubmit: () => void;
  /** Next to the button. */
  readonly actions?: ReactNode;
  /** Below the form. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** One question of the trade-in on its own page, with a way back. The button is never disabled. */
export function FormPage(props: FormPageProps) {
  const { title, lead, eyebrow, focusKey, backPath, faults, submitCount, isSending } = props;
  const { t } = useTranslation('creditApp');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) props.onSubmit();
  };
  return (
    <TradeInFrame {...{ title, lead, eyebrow, focusKey }} actions={<ReceiptButton holdsPlace={false} />}>
      <Form noValidate onSubmit={handleSubmit}>
        <ErrorSummary errors={faults} submitCount={submitCount} />
        {props.children}
        <NextWays isRow>
          <NextBar>
            <Button
              type="submit"
              size="lg"
              variant={props.isSuggesting ? 'secondary' : 'primary'}
              busy={isSending}
            >
              {props.submitText}
            </Button>
          </NextBar>
          <LinkButton href={backPath} variant="secondary" size="lg">
            {t('tradeIn.back')}
          </LinkButton>
          {props.actions}
        </NextWays>
      </Form>
      {props.note && (
        <Box marginTop="8" maxWidth={{ md: '720px' }}>
          {props.note}
        </Box>
      )}
    </TradeInFrame>
  );
}
