import { useId, useRef, useState, type FormEvent } from 'react';
import { chakra, Icon } from '@forecourt/shared-design';
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
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

interface ZipEditorProps {
  readonly zip: string | undefined;
  /** With five digits, or undefined when the input was cleared. Anything else is not committed. */
  readonly onCommit: (zip: string | undefined) => void;
}

/** The ZIP with a location icon; a click opens an input, blur or submit commits and closes it (SHOP-18). */
export function ZipEditor({ zip, onCommit }: ZipEditorProps) {
  const { t } = useTranslation('storefront');
  const platform = usePlatform();
  const remembered = () => readShopperZip(platform) ?? '';
  const [draft, setDraft] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isWrong, setWrong] = useState(false);
  const messageId = useId();
  const isGood = (text: string) => text === '' || text.length === 5;
  const close = (next: string | null) => {
    setDraft(null);
    if (next === null || !isGood(next)) return;
    setWrong(false);
    if (next !== (zip ?? '')) onCommit(next === '' ? undefined : next);
  };
  const handleBlur = () => {
    if (draft === null) return;
    setWrong(!isGood(draft));
    close(draft);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (draft !== null && !isGood(draft)) return setWrong(true);
    close(draft);
    requestAnimationFrame(() => button.current?.focus());
  };
  const handleEscape = () => {
    setDraft(null);
    setWrong(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <Root onSubmit={handleSubmit} noValidate>
      {draft === null ? (
        <button ref={button} type="button" onClick={() => setDraft(zip ?? remembered())}>
          <Icon name="pin" sizePx={18} />
          {zip === undefined ? t('filters.zipSet') : t('filters.zipChange', { zip })}
        </button>
      ) : (
        <label>
          <Icon name="pin" sizePx={18} />
          {t('filters.zip')}
          <input
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the user just requested this input by its button
            autoFocus
            inputMode="numeric"
            autoComplete="postal-code"
            value={draft}
            onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 5))}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? messageId : undefined}
            onBlur={handleBlur}
            onKeyDown={(event) => event.key === 'Escape' && handleEscape()}
          />
        </label>
      )}
      {isWrong && (
        <p id={messageId} role="alert">
          {t('filters.zipInvalid')}
        </p>
      )}
    </Root>
  );
}
