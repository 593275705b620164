import { useEffect, useState } from 'react';
import {
  answerOf,
  partOf,
  whoOf,
  type Answers,
  type PageId,
} from '@forecourt/shared-contracts/credit-application';
import { Navigate, useParams, useSearchParams, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { PurchaseFrame } from '../purchase/index.ts';
import { applicationSections, type ApplicationSection } from './model/application-sections.ts';
import { allPages, nextOpenPage, pagePath, type ApplicationPage } from './model/page-path.ts';
import { useApplication, type ApplicationLoad, type OpenApplication } from './model/use-application.ts';
import type { Numbers } from './data/application.mutations.ts';
import { wordsFor } from './model/words-for.ts';
import { ApplicationGate } from './ui/application-gate.tsx';
import { ApplicationProgress } from './ui/application-progress.tsx';
import { BesideOrder } from './ui/beside-order.tsx';
import { ApplicationIntro } from './ui/application-intro.tsx';
import { loadLastViews, applicationReviewViews, applicationSubmitViews } from './ui/last-views.ts';
import { QuestionPage } from './ui/question-page.tsx';
import { SsnPage } from './ui/ssn-page.tsx';

const noNumbers: Numbers = { ssn: '', secondSsn: '' };

/** The credit application: its introduction, one page per question, the review and the terms (BUY-46). */
export function CreditApplicationPage() {
  const { t } = useTranslation('creditApp');
  const load = useApplication();
  const { page } = useParams();
  const [numbers, setNumbers] = useState(noNumbers);
  const [isSubmitted, setSubmitted] = useState(false);
  if (load.kind === 'open' && page !== undefined) {
    const pages = allPages(load.application.answers as Answers, load.facts);
    const found = pages.find((id) => id === page);
    if (!found) return <Navigate to={pagePath(nextOpenPage(load.application, load.facts))} replace />;
    const hand = { numbers, setNumbers, onSubmitted: () => setSubmitted(true) };
    return <OpenPage key={found} open={load} page={found} hand={hand} />;
  }
  if (load.kind === 'new' && page !== undefined && !isSubmitted) return <Navigate to={pagePath()} replace />;
  const isCash = 'facts' in load && load.facts.purchaseType === 'Cash';
  return (
    <PurchaseFrame
      step={load.kind === 'no-cart' ? undefined : 'application'}
      focusKey="intro"
      title={t(isCash ? 'application.cashTitle' : 'application.title')}
      isLoading={load.kind === 'loading'}
    >
      <Closed load={load} />
    </PurchaseFrame>
  );
}

function Closed({ load }: { readonly load: ApplicationLoad }) {
  if (load.kind === 'new' || load.kind === 'open') return <ApplicationIntro load={load} />;
  return <ApplicationGate load={load} />;
}

interface Hand {
  readonly numbers: Numbers;
  readonly setNumbers: (numbers: Numbers) => void;
  readonly onSubmitted: () => void;
}

type LeadKey = `application.leads.${TextId<'creditApp', 'application.leads'>}`;
type TitleKey = `application.titles.${TextId<'creditApp', 'application.titles'>}`;

interface OpenPageProps {
  readonly open: OpenApplication;
  readonly page: ApplicationPage;
  readonly hand: Hand;
}

function OpenPage({ open, page, hand }: OpenPageProps) {
  const { t, i18n } = useTranslation('creditApp');
  const [search] = useSearchParams();
  const [isSending, setSending] = useState(false);
  useEffect(loadLastViews, []);
  const answers = open.application.answers as Answers;
  const isCoBuyer = answers.plan?.plan === 'co-buyer';
  const called = t(isCoBuyer ? 'application.coBuyer' : 'application.coApplicant');
  const person = answerOf(answers, 'second', ['name', 'firstName']).trim() || called;
  const isSecond = isQuestion(page) && whoOf(page) === 'second';
  const part = shownPart(page, isSending);
  // Not every page has a lead; titles of the second person exist for the pages about them.
  const lead = `application.leads.${part}` as LeadKey;
  const title = `application.${isSecond ? 'secondTitles' : 'titles'}.${part}` as TitleKey;
  const hasLead: boolean = i18n.exists(lead, { ns: 'creditApp' });
  const words = { person, ...wordsFor(open.facts) };
  const pages = allPages(answers, open.facts);
  const sections = applicationSections({ pages, page, faults: open.application.faults });
  const own = isSecond ? t('application.eyebrowSecond', words) : undefined;
  const named = usePlaceText(sections, { isCoBuyer, own });
  // Who applies decides how many sections there are; from then on their number stays, unlike that of their pages.
  const place = page === 'plan' ? t('application.eyebrow', words) : named;
  return (
    <PurchaseFrame
      step="application"
      progress={<ApplicationProgress sections={sections} isCoBuyer={isCoBuyer} />}
      focusKey={`${page}-${part}`}
      eyebrow={place}
      title={t(title, words)}
      lead={hasLead ? t(lead, { ...words, ...(isSecond && { context: 'second' }) }) : undefined}
    >
      <PageBody
        open={open}
        page={page}
        hand={hand}
        person={person}
        isChange={search.get('change') === '1'}
        onSending={setSending}
      />
    </PurchaseFrame>
  );
}

interface PlaceNames {
  readonly isCoBuyer: boolean;
  /** What the current section is called instead of its name. */
  readonly own: string | undefined;
}

/** Returns the current section and its place among the others. */
function usePlaceText(sections: readonly ApplicationSection[], { isCoBuyer, own }: PlaceNames): string {
  const { t } = useTranslation('creditApp');
  const at = sections.findIndex(({ isCurrent }) => isCurrent);
  const id = sections[at]?.id ?? 'you';
  const section = own ?? t(`application.sections.${id}`, isCoBuyer ? { context: 'coBuyer' } : {});
  return t('application.place', { section, n: at + 1, total: sections.length });
}

/** What the texts of a page are named by. */
function shownPart(page: ApplicationPage, isSending: boolean) {
  if (isQuestion(page)) return partOf(page);
  return isSending ? 'sending' : page;
}

function isQuestion(page: ApplicationPage): page is PageId {
  return page !== 'ssn' && page !== 'review' && page !== 'submit';
}

interface PageBodyProps extends OpenPageProps {
  readonly person: string;
  readonly isChange: boolean;
  readonly onSending: (isSending: boolean) => void;
}

function PageBody({ open, page, hand, person, isChange, onSending }: PageBodyProps) {
  const { numbers, setNumbers, onSubmitted } = hand;
  switch (page) {
    case 'ssn':
      return (
        <BesideOrder cart={open.cart} isBrief>
          <SsnPage {...open} person={person} numbers={numbers} onNumbers={setNumbers} />
        </BesideOrder>
      );
    case 'review':
      return (
        <applicationReviewViews.View
          id="review"
          {...open}
          person={person}
          ssnLast4={numbers.ssn.slice(-4) || (open.application.ssnLast4 ?? undefined)}
          secondSsnLast4={numbers.secondSsn.slice(-4)}
        />
      );
    case 'submit':
      return (
        <applicationSubmitViews.View
          id="submit"
          {...open}
          numbers={numbers}
          onSending={onSending}
          onSubmitted={() => {
            setNumbers(noNumbers);
            onSubmitted();
          }}
        />
      );
    default:
      return (
        <BesideOrder cart={open.cart} isBrief>
          <QuestionPage {...open} page={page satisfies PageId} person={person} isChange={isChange} />
        </BesideOrder>
      );
  }
}
