import { useId, useState } from 'react';
import { Alert, AppLink, Button, chakra, fieldId, Icon, TextField } from '@forecourt/shared-design';
import { usePlatform, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import { matchLender, type PayoffLender } from '@forecourt/shared-contracts/trade-in';
import { payoffPath } from '../domain/trade-in-paths.ts';
import { typedText, useFormDraft } from '../../../platform/form-draft.ts';
import { FormPage } from './form-page.tsx';
import { TradeInFailure } from './trade-in-failure.tsx';
import { lendersQuery } from '../data/lenders.queries.ts';

/** The arrow of a list of suggestions looks like that of a select; it is pressed through the icon. */
const Suggesting = chakra('div', {
  base: {
    '& ::-webkit-calendar-picker-indicator': { opacity: '0' },
    '& .fc-suffix': { insetInlineEnd: '3.5', pointerEvents: 'none' },
  },
});

/**
 * Asks for the lender by name (FIELD-84). A listed name continues, and a near match is suggested; a shopper whose lender is not listed
 * continues with an estimate.
 */
export function LenderPage({ lenderId }: { readonly lenderId: string | null }) {
  const { t } = useTranslation('creditApp');
  const { client, navigation } = usePlatform();
  const listId = useId();
  const lenders = useQuery(lendersQuery(client));
  const listed = lenders.data?.lenders ?? [];
  const draft = useFormDraft('trade-in.lender');
  const [typed, setTyped] = useState(typedText(draft.typed, 'lender'));
  const [isTried, setTried] = useState(false);
  const [submitCount, setSubmitCount] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const name = typed ?? nameOf(listed, lenderId);
  const match = matchLender(name, listed);
  const goOn = (lender: PayoffLender) => {
    draft.drop();
    navigation.push(payoffPath('verification', lender.id));
  };
  // A press while the lenders are still loading counts as soon as they are there.
  const submit = async () => {
    setWaiting(true);
    const { data } = lenders.data ? lenders : await lenders.refetch({ cancelRefetch: false });
    setWaiting(false);
    if (!data) return;
    setTried(true);
    setSubmitCount(submitCount + 1);
    const found = matchLender(name, data.lenders);
    if (found.kind === 'listed') goOn(found.lender);
    // The suggestion is the next stop after the field.
    if (found.kind === 'suggested') document.getElementById(fieldId('lender'))?.focus();
  };
  const { fault, suggested } = isTried ? refusalOf(name, match) : {};
  const message = fault && t(`tradeIn.faults.lender.${fault}`);
  return (
    <FormPage
      title={t('tradeIn.lender.title')}
      backPath={payoffPath()}
      faults={message ? [{ name: 'lender', message }] : []}
      submitCount={submitCount}
      submitText={t('tradeIn.continue')}
      isSending={isWaiting}
      isSuggesting={suggested !== undefined}
      onSubmit={() => void submit()}
      actions={<AppLink href={payoffPath('estimation')}>{t('tradeIn.lender.notListed')}</AppLink>}
    >
      {lenders.error && <TradeInFailure error={lenders.error} />}
      <Suggesting>
        <TextField
          name="lender"
          label={t('tradeIn.lender.label')}
          hint={t('tradeIn.lender.hint')}
          autoComplete="off"
          maxLength={60}
          list={listId}
          suffix={<Icon name="chevronDown" />}
          value={name}
          error={message}
          onChange={(event) => {
            setTyped(event.target.value);
            draft.keep({ lender: event.target.value });
            setTried(false);
          }}
        />
      </Suggesting>
      <datalist id={listId}>
        {listed.map(({ id, name: value }) => (
          <option key={id} value={value} />
        ))}
      </datalist>
      {suggested && <Suggestion lender={suggested} onTake={goOn} />}
    </FormPage>
  );
}

interface Refusal {
  readonly fault?: 'required' | 'unlisted';
  readonly suggested?: PayoffLender;
}

/** Why a typed name is no lender: a near match is suggested, anything else is at fault. */
function refusalOf(name: string, match: ReturnType<typeof matchLender>): Refusal {
  if (match.kind === 'suggested') return { suggested: match.lender };
  if (match.kind === 'listed') return {};
  return { fault: name.trim() === '' ? 'required' : 'unlisted' };
}

function nameOf(lenders: readonly PayoffLender[], id: string | null): string {
  return lenders.find((lender) => lender.id === id)?.name ?? '';
}

interface SuggestionProps {
  readonly lender: PayoffLender;
  readonly onTake: (lender: PayoffLender) => void;
}

function Suggestion({ lender, onTake }: SuggestionProps) {
  const { t } = useTranslation('creditApp');
  return (
    <Alert
      severity="info"
      title={t('tradeIn.lender.suggestion', { name: lender.name })}
      actions={
        <Button size="sm" onClick={() => onTake(lender)}>
          {t('tradeIn.lender.take')}
        </Button>
      }
    />
  );
}
