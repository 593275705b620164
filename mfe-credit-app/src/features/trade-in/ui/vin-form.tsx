import { useState } from 'react';
import * as v from 'valibot';
import { AppLink, TextField } from '@forecourt/shared-design';
import { VinSchema } from '@forecourt/shared-contracts/fields';
import { useSearchParams, useTranslation } from '@forecourt/shared-contracts/react';
import { stepsFor, type DecodedVin } from '@forecourt/shared-contracts/trade-in';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { useDecodeVin } from '../data/trade-in.mutations.ts';
import { answersPath, offerPath, stepPath } from '../domain/trade-in-paths.ts';
import { typedText, useFormDraft } from '../../../platform/form-draft.ts';
import { useHasOwnEmail } from '../model/use-has-own-email.ts';
import { useRefusedFaults } from '../model/use-refused-faults.ts';
import { FormPage } from './form-page.tsx';
import { SandboxNote } from './sandbox-note.tsx';
import { TradeInFailure } from './trade-in-failure.tsx';

interface VinFormProps {
  readonly vin: string;
  readonly onDecoded: (decoded: DecodedVin) => void;
}

const readVin = (text: string) => v.safeParse(VinSchema, text, { abortPipeEarly: true });

/** A VIN that the sandbox's decoder decodes completely. */
const sampleVin = '4T1E3TPM5MB000007';

/** Asks for the VIN, and looks it up. */
export function VinForm({ vin, onDecoded }: VinFormProps) {
  const { t } = useTranslation('creditApp');
  const [search] = useSearchParams();
  const draft = useFormDraft('trade-in.vehicle');
  const [text, setText] = useState(typedText(draft.typed, 'vin') ?? vin);
  const [tried, setTried] = useState<string>();
  const [submitCount, setSubmitCount] = useState(0);
  const isChange = search.has('change');
  const lookUp = useDecodeVin();
  const faultKey = tried === undefined ? undefined : readVin(tried).issues?.[0].message;
  const { refused, error } = useRefusedFaults(lookUp.error, ['vin']);
  const wrong = faultKey && t(`tradeIn.faults.vin.${faultKey as TextId<'creditApp', 'tradeIn.faults.vin'>}`);
  const faults = wrong ? [{ name: 'vin', message: wrong }] : refused;
  const byModel = `${stepPath('vehicle', isChange)}${isChange ? '&' : '?'}by=model`;
  return (
    <FormPage
      title={t('tradeIn.vin.title')}
      eyebrow={t('tradeIn.position', { n: 1, total: stepsFor(useHasOwnEmail()).length })}
      backPath={isChange ? answersPath : offerPath}
      faults={faults}
      submitCount={submitCount}
      submitText={t('tradeIn.vin.submit')}
      isSending={lookUp.isPending}
      onSubmit={() => {
        const read = readVin(text);
        setTried(text);
        setSubmitCount(submitCount + 1);
        if (read.success) lookUp.mutate(read.output, { onSuccess: onDecoded });
      }}
      actions={<AppLink href={byModel}>{t('tradeIn.vin.byModel')}</AppLink>}
      note={<SandboxNote text={t('tradeIn.sandbox.vin', { vin: sampleVin })} />}
    >
      {error && <TradeInFailure error={error} />}
      <TextField
        name="vin"
        label={t('tradeIn.vin.label')}
        hint={t('tradeIn.vin.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={17}
        trimOnBlur
        value={text}
        error={faults[0]?.message}
        onChange={({ target }) => {
          setText(target.value);
          draft.keep({ vin: target.value });
        }}
      />
    </FormPage>
  );
}
