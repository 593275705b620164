import { useEffect } from 'react';
import { ActionRow, Alert, Button } from '@forecourt/shared-design';
import { ErrorSummary } from '@forecourt/shared-design/forms';
import { AddressSuggestions } from '@forecourt/shared-design/places';
import {
  partOf,
  sharesAddress,
  whoOf,
  type Answers,
  type CreditApplication,
  type PageId,
} from '@forecourt/shared-contracts/credit-application';
import { placeEntries, type PlaceAddress } from '@forecourt/shared-contracts/places';
import {
  useFlag,
  usePlatform,
  useSearchParams,
  useTenant,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { planIn } from '../../../domain/apply-path.ts';
import { useZipFill } from '../../purchase/index.ts';
import { fieldOptions } from '../model/field-options.ts';
import { pageAfter, pageBefore, pagePath } from '../model/page-path.ts';
import type { OpenApplication } from '../model/use-application.ts';
import { useQuestionForm, type QuestionForm } from '../model/use-question-form.ts';
import { wordsFor } from '../model/words-for.ts';
import { BackButton } from './back-button.tsx';
import { ApplicationForm } from './form-parts.tsx';
import { LeaveButton } from './leave-button.tsx';
import { PriceQuestion } from './price-question.tsx';
import { QuestionField } from './question-field.tsx';
import { SamplePerson } from './sample-person.tsx';

interface QuestionPageProps extends OpenApplication {
  readonly page: PageId;
  readonly isChange: boolean;
  readonly person: string;
}

/** One page of questions: its fields, their errors, and buttons to continue, go back and leave. */
export function QuestionPage({ page, isChange, person, ...open }: QuestionPageProps) {
  const { t, i18n } = useTranslation('creditApp');
  const { navigation, environment } = usePlatform();
  const isCash = open.facts.purchaseType === 'Cash';
  const hasFinanceCoBuyer = useFlag('cart_finance_cobuyer');
  const offer = { isCash, hasCoBuyer: isCash || hasFinanceCoBuyer };
  const suggested = useSuggestion({ page, ...open }, offer);
  const form = useQuestionForm({
    ...open,
    page,
    suggested,
    onDone: (application) => {
      const next = pageAfter({ page, application, facts: open.facts }, isChange);
      navigation.push(pagePath(next, isChange && next !== 'review'));
    },
  });
  const before = pageBefore({ page, application: open.application, facts: open.facts });
  const part = namedPart(page, suggested !== undefined);
  const why = `application.why.${part as TextId<'creditApp', 'application.why'>}` as const;
  const hasWhy: boolean = i18n.exists(why, { ns: 'creditApp' });
  return (
    <ApplicationForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ErrorSummary errors={form.summary} submitCount={form.submitCount} />
      <Troubles form={form} />
      {form.submitCount === 0 && isBeforeBirth(open.application, page) && (
        <Alert severity="warning">{t('application.errors.startBeforeBirth')}</Alert>
      )}
      {form.keptYear !== null && (
        <Alert severity="info">{t('application.birthDateKept', { year: form.keptYear })}</Alert>
      )}
      {form.fields.map((name) => (
        <QuestionField
          key={name}
          {...{ name, form, person, offer }}
          isOwn={whoOf(page) === 'applicant' && part !== 'spouse'}
        />
      ))}
      {form.fields.includes('zip') && <AddressHelp key={page} form={form} />}
      {hasWhy && (
        <p className="fc-why">{t(why, { person, ...wordsFor(open.facts, whoOf(page) === 'second') })}</p>
      )}
      <ActionRow alignItems="center">
        <Button type="submit" size="lg" busy={form.isSaving}>
          {t('application.continue')}
        </Button>
        {before && <BackButton keep={form.keep} href={pagePath(before)} />}
        <LeaveButton onLeave={form.keep} facts={open.facts} />
      </ActionRow>
      {environment.sandbox && part === 'name' && <SamplePerson />}
      <PriceQuestion form={form} isIncome={part === 'income'} />
    </ApplicationForm>
  );
}

/** What the texts of a page are named by; `share` for the home that a second person shares. */
function namedPart(page: PageId, isSuggested: boolean) {
  return page === 'second-housing' && isSuggested ? 'share' : partOf(page);
}

/**
 * The plan that the shopper chose before they came here, if it is offered (BUY-42); at an address, the ZIP code of the cart; of a second
 * person at the same address, what the applicant said about that home.
 */
function useSuggestion(
  { page, application, cart }: Pick<QuestionPageProps, 'page' | 'application' | 'cart'>,
  offer: Parameters<typeof fieldOptions>[1],
) {
  const [search] = useSearchParams();
  if (page === 'address' && cart.zipCode && !application.answers.address?.zip) return { zip: cart.zipCode };
  const answers = application.answers as Answers;
  if (page === 'second-housing' && sharesAddress(answers)) {
    return { ...answers.housing, monthlyHousing: '', ...answers[page] };
  }
  const wanted = page === 'plan' ? planIn(search) : undefined;
  const plan = fieldOptions('plan', offer).find((one) => one === wanted);
  return plan === undefined ? undefined : { plan };
}

/** Whether a saved start date of the page is before the birth date entered since: a warning, until the page is completed again. */
function isBeforeBirth({ faults }: CreditApplication, page: PageId): boolean {
  return faults.some((fault) => fault.page === page && fault.message === 'startBeforeBirth');
}

/** Fills in an address from its ZIP, or from a suggestion of the tenant's maps. */
function AddressHelp({ form: { form } }: { readonly form: QuestionForm }) {
  useZipFill(form.watch('zip') ?? '', (name, text) => {
    if (form.getValues(name) !== '') return false;
    form.setValue(name, text, { shouldDirty: true });
    return true;
  });
  const fill = (place: PlaceAddress) => {
    for (const [name, text] of placeEntries(place)) form.setValue(name, text, { shouldDirty: true });
  };
  return <AddressSuggestions name="line1" onPlace={fill} />;
}

/** Why saving the page failed, and what another device has saved in its place. */
function Troubles({ form }: { readonly form: QuestionForm }) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const { theirs, trouble } = form;
  useEffect(() => {
    if (theirs) document.querySelector<HTMLElement>('[data-conflict]')?.focus();
  }, [theirs]);
  if (theirs) {
    return (
      <div data-conflict tabIndex={-1}>
        <Alert
          severity="warning"
          title={t('application.conflict.title')}
          actions={
            <>
              <Button variant="secondary" size="sm" onClick={form.takeTheirs}>
                {t('application.conflict.theirs')}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => void form.finish()}>
                {t('application.conflict.mine')}
              </Button>
            </>
          }
        >
          {t('application.conflict.text')}
        </Alert>
      </div>
    );
  }
  if (!trouble) return null;
  return (
    <Alert severity="error">
      {t(`application.trouble.${trouble}`, { phone: contact.phoneAbbreviation })}
    </Alert>
  );
}
