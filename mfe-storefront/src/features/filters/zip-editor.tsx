import { useRef, useState, type FormEvent } from 'react';
import { chakra, Icon } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('form', {
  base: {
    minHeight: '44px',
    display: 'flex',
    alignItems: 'center',
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
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

interface ZipEditorProps {
  readonly zip: string | undefined;
  /** With five digits, or undefined when the box was emptied. Anything else is not committed. */
  readonly onCommit: (zip: string | undefined) => void;
}

/** The ZIP with a location icon; a click opens a box, leaving or submitting it commits and closes it (storefront.md section 2). */
export function ZipEditor({ zip, onCommit }: ZipEditorProps) {
  const { t } = useTranslation('storefront');
  const [draft, setDraft] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const isWhole = draft.length === 5;
    if ((isWhole || draft === '') && draft !== (zip ?? '')) onCommit(isWhole ? draft : undefined);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    commit();
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <Root onSubmit={handleSubmit} noValidate>
      {draft === null ? (
        <button ref={button} type="button" onClick={() => setDraft(zip ?? '')}>
          <Icon name="pin" sizePx={18} />
          {zip === undefined ? t('filters.zipSet') : t('filters.zipChange', { zip })}
        </button>
      ) : (
        <label>
          <Icon name="pin" sizePx={18} />
          {t('filters.zip')}
          <input
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the person just asked for this box by its button
            autoFocus
            inputMode="numeric"
            autoComplete="postal-code"
            value={draft}
            onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 5))}
            onBlur={commit}
            onKeyDown={(event) => event.key === 'Escape' && setDraft(null)}
          />
        </label>
      )}
    </Root>
  );
}
