import { useId } from 'react';
import { ActionRow, Alert, Button, Card, LinkButton } from '@forecourt/shared-design';
import { usePlatform, useSearchParams, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { planIn } from '../../../domain/apply-path.ts';
import { Columns, OrderSummary } from '../../purchase/index.ts';
import { nextOpenPage, pagePath, planPath } from '../model/page-path.ts';
import { useStartApplication } from '../data/application.mutations.ts';
import type { ApplicationLoad } from '../model/use-application.ts';
import { wordsFor } from '../model/words-for.ts';
import { ApplicationForm } from './form-parts.tsx';
import { routePaths } from '../../../domain/route-paths.ts';

const needs = ['person', 'home', 'work', 'number'] as const;

/** What the application asks for and what it does, and the button that starts or resumes it. */
export function ApplicationIntro({
  load,
}: {
  readonly load: Extract<ApplicationLoad, { kind: 'new' | 'open' }>;
}) {
  const { t } = useTranslation('creditApp');
  const { navigation } = usePlatform();
  const { contact } = useTenant();
  const needsId = useId();
  const start = useStartApplication();
  const [search] = useSearchParams();
  const plan = planIn(search);
  const isCash = load.facts.purchaseType === 'Cash';
  return (
    <Columns>
      <Card>
        <ApplicationForm
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!start.isPending)
              start.mutate(undefined, {
                onSuccess: () => navigation.push(plan ? planPath(plan) : pagePath('plan')),
              });
          }}
        >
          {start.isError && (
            <Alert severity="error">
              {t('application.trouble.failed', { phone: contact.phoneAbbreviation })}
            </Alert>
          )}
          <p>{t(isCash ? 'application.intro.cashText' : 'application.intro.text')}</p>
          {!isCash && (
            <div>
              <h2 id={needsId}>{t('application.intro.needsTitle')}</h2>
              <ul aria-labelledby={needsId}>
                {needs.map((id) => (
                  <li key={id}>{t(`application.intro.needs.${id}`)}</li>
                ))}
              </ul>
            </div>
          )}
          <p className="fc-why">{t('application.intro.saved', wordsFor(load.facts))}</p>
          <ActionRow alignItems="center">
            {load.kind === 'new' ? (
              <Button type="submit" size="lg" busy={start.isPending}>
                {t('application.intro.start')}
              </Button>
            ) : (
              <LinkButton
                size="lg"
                href={plan ? planPath(plan) : pagePath(nextOpenPage(load.application, load.facts))}
              >
                {t('application.intro.resume')}
              </LinkButton>
            )}
            <LinkButton size="lg" variant="secondary" href={routePaths.cart}>
              {t('application.intro.cart')}
            </LinkButton>
          </ActionRow>
        </ApplicationForm>
      </Card>
      <OrderSummary cart={load.cart} />
    </Columns>
  );
}
