import { Button, chakra, TextField, useZipDraft } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    '& .fc-title': { fontWeight: 'semibold' },
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
    '& form': { width: '160px' },
  },
});

interface ZipEditorProps {
  readonly zipCode: string | undefined;
  /** State whose taxes and fees are in the price, two letters. */
  readonly state: string;
  readonly isSaving: boolean;
  readonly onCommit: (zipCode: string) => void;
}

/** Where the vehicle will be registered: the ZIP code determines the state, the state the taxes. */
export function ZipEditor({ zipCode, state, isSaving, onCommit }: ZipEditorProps) {
  const { t } = useTranslation('creditApp');
  const draft = useZipDraft({ zip: zipCode, onCommit });
  return (
    <Root>
      <span className="fc-title" aria-hidden>
        {t('zip.label')}
      </span>
      {draft.text === undefined ? (
        <Button variant="secondary" icon="pin" busy={isSaving} ref={draft.opener} onClick={draft.open}>
          {zipCode ? t('zip.change', { zip: zipCode }) : t('zip.add')}
        </Button>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            draft.commit(true);
          }}
        >
          <TextField
            name="zip"
            ref={draft.input}
            label={t('zip.label')}
            labelHidden
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            value={draft.text}
            error={draft.isWrong && <span role="alert">{t('zip.wrong')}</span>}
            onChange={(event) => draft.type(event.target.value)}
            onBlur={() => draft.commit(false)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') draft.cancel();
            }}
          />
        </form>
      )}
      <p>{t(zipCode ? 'zip.state' : 'zip.stateAssumed', { state })}</p>
    </Root>
  );
}
