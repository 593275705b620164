import { useId, type FormEvent } from 'react';
import { Button, chakra, TextField, useZipDraft } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { readShopperZip } from '../../../platform/shopper-zip.ts';

const Root = chakra('div', {
  base: { display: 'grid', justifyItems: 'start', '& form': { width: '160px' } },
});

interface ZipEditorProps {
  readonly zip: string | undefined;
  /** With five digits, or undefined when the ZIP was removed. */
  readonly onCommit: (zip: string | undefined) => void;
}

/** The ZIP with a location icon; a click opens an input, blur or submit commits and closes it (SHOP-18). */
export function ZipEditor({ zip, onCommit }: ZipEditorProps) {
  const { t } = useTranslation('storefront');
  const id = useId();
  const suggested = readShopperZip(usePlatform());
  const draft = useZipDraft({ zip, suggested, onCommit, onClear: () => onCommit(undefined) });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    draft.commit(true);
  };
  return (
    <Root>
      {draft.text === undefined ? (
        <Button variant="secondary" icon="pin" ref={draft.opener} onClick={draft.open}>
          {zip === undefined ? t('filters.zipSet') : t('filters.zipChange', { zip })}
        </Button>
      ) : (
        <form onSubmit={handleSubmit} noValidate>
          <TextField
            id={id}
            name="zip"
            ref={draft.input}
            label={t('filters.zip')}
            inputMode="numeric"
            autoComplete="postal-code"
            value={draft.text}
            error={draft.isWrong && <span role="alert">{t('filters.zipInvalid')}</span>}
            onChange={(event) => draft.type(event.target.value)}
            onBlur={() => draft.commit(false)}
            onKeyDown={(event) => event.key === 'Escape' && draft.cancel()}
          />
        </form>
      )}
    </Root>
  );
}
