import { useEffect, type ComponentType } from 'react';
import { ErrorPage, Page, RetryPanel, TextSkeleton, usePageTitle } from '@forecourt/shared-design';
import { setHasPrequalification, type Prequalification } from '@forecourt/shared-contracts/prequalification';
import { dealerPhone } from '@forecourt/shared-contracts/formats';
import {
  Navigate,
  useLocation,
  useParams,
  usePlatform,
  useQuery,
  useSession,
  useTenant,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import {
  screenNamed,
  screenPath,
  shownScreen,
  type PrequalificationScreen,
} from './domain/prequalification-screens.ts';
import { DeviceScreen } from './ui/device-screen.tsx';
import { IdentificationScreen } from './ui/identification-screen.tsx';
import { IdleGuard } from './ui/idle-guard.tsx';
import { IncomeScreen } from './ui/income-screen.tsx';
import { PasscodeScreen } from './ui/passcode-screen.tsx';
import { PrequalificationSessionEnded } from './ui/prequalification-session-ended.tsx';
import { prequalificationQuery } from './data/prequalification.queries.ts';
import { QuestionsScreen } from './ui/questions-screen.tsx';
import { lateScreen } from './ui/late-screen.tsx';
import { ResultScreen } from './ui/result-screen.tsx';
import type { ScreenProps } from './ui/screen-props.ts';
import { StartScreen } from './ui/start-screen.tsx';
import { VerifyMobileScreen } from './ui/verify-mobile-screen.tsx';

const screens: Readonly<Record<PrequalificationScreen, ComponentType<ScreenProps>>> = {
  start: StartScreen,
  identification: IdentificationScreen,
  'verify-mobile': VerifyMobileScreen,
  device: DeviceScreen,
  passcode: PasscodeScreen,
  questions: QuestionsScreen,
  'full-identification': lateScreen('full-identification'),
  income: IncomeScreen,
  failed: lateScreen('failed'),
  frozen: lateScreen('frozen'),
  result: ResultScreen,
  account: lateScreen('account'),
};

/**
 * Every screen of the pre-qualification (BUY-38). The path names the screen; one that has not been reached yet redirects to the current
 * one.
 */
export function PrequalificationPage() {
  const { screen: name } = useParams();
  const wanted = screenNamed(name);
  const { client } = usePlatform();
  const session = useSession();
  const query = useQuery(prequalificationQuery(client, session));
  if (!wanted) return <ErrorPage code={404} />;
  if (session.status === 'expired') return <PrequalificationSessionEnded />;
  if (query.data) return <ShownScreen wanted={wanted} prequalification={query.data.prequalification} />;
  return <NotYet isFailed={query.isError} isTrying={query.isFetching} onRetry={() => void query.refetch()} />;
}

interface ShownProps {
  readonly wanted: PrequalificationScreen;
  readonly prequalification: Prequalification;
}

function ShownScreen({ wanted, prequalification }: ShownProps) {
  const { t } = useTranslation('creditApp');
  const { storage } = usePlatform();
  const { search } = useLocation();
  const shown = shownScreen(wanted, prequalification);
  const isHeld = prequalification.state !== 'not_started';
  useEffect(() => setHasPrequalification(storage, isHeld), [storage, isHeld]);
  usePageTitle(t(`pq.pageTitle.${shown}`));
  if (shown !== wanted) return <Navigate to={screenPath(shown, search)} replace />;
  const Screen = screens[shown];
  return (
    <IdleGuard key={shown}>
      <Page maxWidth="768px">
        <Screen prequalification={prequalification} />
      </Page>
    </IdleGuard>
  );
}

interface NotYetProps {
  readonly isFailed: boolean;
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

function NotYet({ isFailed, isTrying, onRetry }: NotYetProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  usePageTitle(t('pq.pageTitle.start'));
  return (
    <Page maxWidth="768px">
      {isFailed ? (
        <RetryPanel
          title={t('pq.loadFailed.title')}
          text={t('pq.loadFailed.text')}
          busy={isTrying}
          onRetry={onRetry}
          phone={dealerPhone(contact)}
        />
      ) : (
        <div role="status" aria-label={t('pq.loading')}>
          <TextSkeleton lines={6} />
        </div>
      )}
    </Page>
  );
}
