import { creditTierNamed } from '@forecourt/shared-contracts/pricing';
import { useState } from 'react';
import { ActionRow, Alert, Button, chakra, Dialog, LinkButton } from '@forecourt/shared-design';
import { formatCurrency, formatDateAt, formatPercent } from '@forecourt/shared-contracts/formats';
import { expiryNotice, type Approval } from '@forecourt/shared-contracts/prequalification';
import { useSession, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { CallFailed } from './call-failed.tsx';
import { EndPage } from './end-page.tsx';
import { useDeletePrequalification } from '../data/prequalification.mutations.ts';
import type { ScreenProps } from './screen-props.ts';
import { useAskAgain } from '../model/use-ask-again.ts';
import { useWay } from '../model/use-way.ts';

/** The amount first, then the rates side by side, then what else there is to know. */
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4',
    margin: '0',
    padding: { base: '5', md: '6' },
    background: 'brandSoft',
    borderRadius: 'card',
    '& [data-fact=upTo]': { gridColumn: '1 / -1' },
    '& dt': { textStyle: 'small', color: 'inkMuted' },
    '& dd': { margin: '0', fontWeight: 'semibold' },
    '& :is([data-fact=new], [data-fact=used]) dd': { textStyle: 'heading' },
    '& [data-fact=upTo] dd': { textStyle: 'hero' },
  },
});

interface ApprovedProps extends ScreenProps {
  readonly approval: Approval;
}

/** 'Confirmation': what the payments are based on from now on, until when, and an account to keep them. */
export function Approved({ prequalification, approval }: ApprovedProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const isMember = useSession().status === 'signed-in';
  const { backHref, pathOf } = useWay();
  const { timeZone } = contact;
  const [now] = useState(() => new Date());
  const notice = expiryNotice(approval.expiresAt, now, timeZone);
  const isApplied = prequalification.state === 'mf_completed';
  const expiring = isApplied ? undefined : notice;
  return (
    <EndPage
      focusKey={expiring ? 'pq-expiring' : 'pq-result'}
      title={t(isApplied ? 'pq.applied.title' : 'pq.approved.title')}
      lead={t(isApplied ? 'pq.applied.lead' : 'pq.approved.lead')}
    >
      {expiring && <Expiry days={expiring.days} />}
      <ApprovalFacts approval={approval} isMember={isMember} />
      <ActionRow alignItems="center">
        <LinkButton size="lg" href={backHref} trailingIcon="arrowRight">
          {t('pq.approved.shop')}
        </LinkButton>
        {expiring && prequalification.person && <Refresh />}
      </ActionRow>
      {!isMember && (
        <section aria-labelledby="pq-keep">
          <h2 id="pq-keep">{t('pq.keep.title')}</h2>
          <p>{t('pq.keep.text')}</p>
          <ActionRow alignItems="center">
            <LinkButton variant="secondary" href={pathOf('account')}>
              {t('pq.keep.create')}
            </LinkButton>
            <LinkButton variant="quiet" href={`/sign-in?returnTo=${encodeURIComponent(pathOf('result'))}`}>
              {t('pq.keep.signIn')}
            </LinkButton>
          </ActionRow>
        </section>
      )}
      <p className="fc-note">
        {t('pq.approved.note')}{' '}
        {prequalification.personalDataUntil &&
          t('pq.approved.data', { date: formatDateAt(prequalification.personalDataUntil, timeZone) })}
      </p>
      <RemoveData />
    </EndPage>
  );
}

function Expiry({ days }: { readonly days: number }) {
  const { t } = useTranslation('creditApp');
  return (
    <Alert severity="warning" live="off">
      {days === 0 ? t('pq.expiresToday') : t('pq.expiresIn', { count: days })}
    </Alert>
  );
}

/** What was approved; until when only for a member, because a guest's result ends with the visit. */
function ApprovalFacts({
  approval,
  isMember,
}: Pick<ApprovedProps, 'approval'> & { readonly isMember: boolean }) {
  const { t } = useTranslation('creditApp');
  const { contact, payment } = useTenant();
  const tier = creditTierNamed(payment, approval.creditTier);
  const facts = [
    ['upTo', formatCurrency(approval.approvedUpToCents)],
    ['new', formatPercent(approval.aprPercent.new)],
    ['used', formatPercent(approval.aprPercent.used)],
    ['tier', tier?.displayName ?? approval.creditTier],
    ...(isMember ? [['until', formatDateAt(approval.expiresAt, contact.timeZone)] as const] : []),
  ] as const;
  return (
    <Facts>
      {facts.map(([id, value]) => (
        <div key={id} data-fact={id}>
          <dt>{t(`pq.approved.facts.${id}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** Extends by 30 days, with the consent that another soft pull needs. */
function Refresh() {
  const { t } = useTranslation('creditApp');
  const { brandName, legalName } = useTenant();
  const [isAsking, setAsking] = useState(false);
  const again = useAskAgain(() => setAsking(false));
  return (
    <>
      <Button size="lg" variant="secondary" icon="refresh" onClick={() => setAsking(true)}>
        {t('pq.refresh.action')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('pq.refresh.title')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('pq.refresh.cancel')}
            </Button>
            <Button busy={again.isPending} onClick={again.ask}>
              {t('pq.refresh.agree')}
            </Button>
          </>
        }
      >
        <CallFailed error={again.error} />
        <p>{t('pq.consent.text', { brandName, legalName })}</p>
      </Dialog>
    </>
  );
}

/** Deletes all entered data and the result, at once. */
function RemoveData() {
  const { t } = useTranslation('creditApp');
  const { goTo } = useWay();
  const [isAsking, setAsking] = useState(false);
  const remove = useDeletePrequalification();
  return (
    <div>
      <Button className="fc-remove" variant="quiet" size="sm" flush="always" onClick={() => setAsking(true)}>
        {t('pq.remove.action')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('pq.remove.title')}
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('pq.remove.keep')}
            </Button>
            <Button
              busy={remove.isPending}
              onClick={() => remove.mutate(undefined, { onSuccess: () => goTo('start') })}
            >
              {t('pq.remove.confirm')}
            </Button>
          </>
        }
      >
        <CallFailed error={remove.error} />
        <p>{t('pq.remove.text')}</p>
      </Dialog>
    </div>
  );
}
