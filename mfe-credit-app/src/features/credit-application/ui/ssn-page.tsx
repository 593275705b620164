import { useState } from 'react';
import * as v from 'valibot';
import { ActionRow, Alert, Button } from '@forecourt/shared-design';
import { ErrorSummary, SsnField } from '@forecourt/shared-design/forms';
import { hasSecondPerson, type Answers } from '@forecourt/shared-contracts/credit-application';
import { duplicateFields, SsnSchema } from '@forecourt/shared-contracts/fields';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { pageBefore, pagePath } from '../model/page-path.ts';
import type { OpenApplication } from '../model/use-application.ts';
import type { Numbers } from '../data/application.mutations.ts';
import { ApplicationForm } from './form-parts.tsx';
import { LeaveButton } from './leave-button.tsx';

interface SsnPageProps extends OpenApplication {
  readonly person: string;
  readonly numbers: Numbers;
  readonly onNumbers: (numbers: Numbers) => void;
}

type Faults = Partial<Record<keyof Numbers, string>>;

/** Returns the errors of the numbers; one on record need not be entered again. */
function numberFaults(typed: Numbers, isSecond: boolean, isOnRecord: boolean): Faults {
  const faultOf = (text: string) =>
    v.safeParse(SsnSchema, text, { abortPipeEarly: true }).issues?.[0].message;
  const own = isOnRecord && typed.ssn === '' ? undefined : faultOf(typed.ssn);
  if (!isSecond) return { ...(own && { ssn: own }) };
  const digits = (text: string) => text.replaceAll('-', '');
  const same = duplicateFields({ ssn: digits(typed.ssn) }, { ssn: digits(typed.secondSsn) }).ssn;
  const second = faultOf(typed.secondSsn) ?? same;
  return { ...(own && { ssn: own }), ...(second && { secondSsn: second }) };
}

/** The Social Security numbers, kept in this page's memory until the application is submitted (see {@link Numbers}). */
export function SsnPage({ application, facts, person, numbers, onNumbers }: SsnPageProps) {
  const { t } = useTranslation('creditApp');
  const { navigation } = usePlatform();
  const [typed, setTyped] = useState(numbers);
  const [faults, setFaults] = useState<Faults>({});
  const [submitCount, setSubmitCount] = useState(0);
  const isSecond = hasSecondPerson(application.answers as Answers);
  const { ssnLast4 } = application;
  const messageOf = (name: keyof Numbers) => {
    const words = { person, ...(name === 'secondSsn' && { context: 'second' }) };
    return faults[name] && t(`application.errors.${faults[name]}` as TextKey<'creditApp'>, words);
  };
  const names: readonly (keyof Numbers)[] = isSecond ? ['ssn', 'secondSsn'] : ['ssn'];
  const submit = () => {
    const found = numberFaults(typed, isSecond, ssnLast4 !== null);
    setFaults(found);
    setSubmitCount(submitCount + 1);
    if (Object.keys(found).length > 0) return;
    onNumbers(isSecond ? typed : { ...typed, secondSsn: '' });
    navigation.push(pagePath('review'));
  };
  /** A number that is right now has no error anymore; new errors come only with the next attempt. */
  const change = (now: Numbers) => {
    setTyped(now);
    const found = numberFaults(now, isSecond, ssnLast4 !== null);
    setFaults(
      Object.fromEntries(
        names.flatMap((name) => (faults[name] && found[name] ? [[name, faults[name]]] : [])),
      ),
    );
  };
  const before = pageBefore({ page: 'ssn', application, facts });
  return (
    <ApplicationForm
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary
        errors={names.flatMap((name) => {
          const message = messageOf(name);
          return message ? [{ name, message }] : [];
        })}
        submitCount={submitCount}
      />
      {ssnLast4 && <Alert severity="info">{t('application.ssn.onRecord', { last4: ssnLast4 })}</Alert>}
      {names.map((name) => (
        <SsnField
          key={name}
          name={name}
          label={t(`application.fields.${name}.label`, { person })}
          hint={t('application.fields.ssn.hint')}
          error={messageOf(name)}
          value={typed[name]}
          onChange={(event) => change({ ...typed, [name]: event.target.value })}
        />
      ))}
      <p className="fc-why">{t('application.why.ssn', isSecond ? { context: 'second' } : {})}</p>
      <p className="fc-why">{t('application.ssn.memory')}</p>
      <ActionRow alignItems="center">
        <Button type="submit" size="lg">
          {t('application.continue')}
        </Button>
        {before && (
          <Button variant="secondary" size="lg" onClick={() => navigation.push(pagePath(before))}>
            {t('application.back')}
          </Button>
        )}
        <LeaveButton onLeave={() => Promise.resolve(true)} facts={facts} />
      </ActionRow>
    </ApplicationForm>
  );
}
