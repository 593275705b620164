import { formatDateAt } from '@forecourt/shared-contracts/formats';
import type { PrivacyRequest } from '@forecourt/shared-contracts/privacy';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import { mailText, visitLocale } from '../mail-texts/index.ts';
import type { Outbox } from '../outbox/index.ts';

/** Events of a request that are mailed. */
export type PrivacyNews = 'made' | 'withdrawn' | 'extended' | 'carried-out';

interface RequestMail {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly request: PrivacyRequest;
  /** Email of the account; without one no mail is sent. */
  readonly email: string | undefined;
  /** Page that shows the request. */
  readonly link?: string;
}

/**
 * Mails the person and the dealer's mailbox about a request. The dealer gets its id and due date, never the
 * person's name.
 */
export async function mailRequestUpdate(
  outbox: Outbox,
  news: PrivacyNews,
  requestMail: RequestMail,
): Promise<void> {
  const { store, tenant, email } = requestMail;
  const send = (recipient: string, { subject, lines }: { subject: string; lines: readonly string[] }) =>
    outbox.send(store.db, {
      tenantId: tenant.id,
      channel: 'email',
      recipient,
      subject: `${tenant.brandName}: ${subject}`,
      body: lines.join('\n\n'),
    });
  if (email) {
    await send(email, {
      subject: mailText(`privacy.subject.${news}`),
      lines: [
        ...linesFor(news, requestMail),
        ...(requestMail.link ? [mailText('privacy.link', { link: requestMail.link })] : []),
        mailText('questions', { phone: tenant.contact.phoneAbbreviation }),
      ],
    });
  }
  await send(tenant.contact.email, dealerNote(news, requestMail));
}

function linesFor(news: PrivacyNews, { request, tenant }: RequestMail): string[] {
  const due = formatDateAt(request.dueAt, tenant.contact.timeZone, visitLocale());
  switch (news) {
    case 'made':
      return request.kind === 'access'
        ? [mailText('privacy.report', { due })]
        : [mailText('privacy.deletion', { due }), mailText('privacy.canWithdraw')];
    case 'withdrawn':
      return [mailText('privacy.withdrawn')];
    case 'extended':
      return [mailText('privacy.extended', { due })];
    case 'carried-out':
      return [mailText('privacy.deleted'), mailText('privacy.kept')];
  }
}

function dealerNote(news: PrivacyNews, { request, tenant }: RequestMail) {
  const due = formatDateAt(request.dueAt, tenant.contact.timeZone);
  const what = `${request.kind} request ${request.id}`;
  const lines: Readonly<Record<PrivacyNews, string>> = {
    made: request.kind === 'access' ? 'Answered at once by a report.' : `To be carried out by ${due}.`,
    withdrawn: 'Withdrawn by the person. Nothing is to be done.',
    extended: `Extended; now due by ${due}.`,
    'carried-out': 'Carried out.',
  };
  return { subject: `privacy: ${what}`, lines: [lines[news]] };
}
