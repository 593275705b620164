import { useId, type FormEvent } from 'react';
import { chakra, Icon, useZipDraft } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { readShopperZip } from '../../../platform/shopper-zip.ts';

const Root = chakra('form', {
  base: {
    minHeight: '44px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    '& p': { margin: '0', textStyle: 'small', color: 'critical' },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '44px',
      padding: '0',
      border: '0',
      background: 'transparent',
      color: 'link',
      fontWeight: 'semibold',
      fontSize: 'sm',
      cursor: 'pointer',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      borderRadius: 'small',
    },
    '& label': { display: 'inline-flex', alignItems: 'center', gap: '2', fontSize: 'sm' },
    '& input': {
      width: '9ch',
      minHeight: '40px',
      paddingInline: '3',
      border: '1.5px solid',
      borderColor: 'lineStrong',
      borderRadius: 'field',
      background: 'surfaceRaised',
      color: 'ink',
    },
  },
});

interface ZipEditorProps {
  readonly zip: string | undefined;
  /** With five digits, or undefined when the ZIP was removed. */
  readonly onCommit: (zip: string | undefined) => void;
}

/** The ZIP with a location icon; a click opens an input, blur or submit commits and closes it (SHOP-18). */
export function ZipEditor({ zip, onCommit }: ZipEditorProps) {
  const { t } = useTranslation('storefront');
  const suggested = readShopperZip(usePlatform());
  const draft = useZipDraft({ zip, suggested, onCommit, onClear: () => onCommit(undefined) });
  const messageId = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    draft.commit(true);
  };
  return (
    <Root onSubmit={handleSubmit} noValidate>
      {draft.text === undefined ? (
        <button ref={draft.opener} type="button" onClick={draft.open}>
          <Icon name="pin" sizePx={18} />
          {zip === undefined ? t('filters.zipSet') : t('filters.zipChange', { zip })}
        </button>
      ) : (
        <label>
          <Icon name="pin" sizePx={18} />
          {t('filters.zip')}
          <input
            ref={draft.input}
            inputMode="numeric"
            autoComplete="postal-code"
            value={draft.text}
            onChange={(event) => draft.type(event.target.value)}
            aria-invalid={draft.isWrong || undefined}
            aria-describedby={draft.isWrong ? messageId : undefined}
            onBlur={() => draft.commit(false)}
            onKeyDown={(event) => event.key === 'Escape' && draft.cancel()}
          />
        </label>
      )}
      {draft.isWrong && (
        <p id={messageId} role="alert">
          {t('filters.zipInvalid')}
        </p>
      )}
    </Root>
  );
}
