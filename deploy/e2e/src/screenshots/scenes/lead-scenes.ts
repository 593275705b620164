import { LeadDialog } from '../../pages/lead-dialog.ts';
import type { Scene, Stage } from '../scene.ts';

async function openLead(
  { page, site }: Stage,
  opener: 'Contact dealer' | 'Request a test drive',
): Promise<LeadDialog> {
  const lead = new LeadDialog(page);
  await site.search.open('condition=Used');
  await site.search.openFirstAvailable();
  await lead.opener(opener).click();
  await lead.field('Email').waitFor();
  return lead;
}

async function sendLead(stage: Stage): Promise<LeadDialog> {
  const lead = await openLead(stage, 'Contact dealer');
  await lead.fill({ firstName: 'Ann', lastName: 'Reed', email: 'ann.reed@example.com' });
  await lead.send.click();
  return lead;
}

/** Contacting the dealer about a vehicle. */
export const leadScenes: readonly Scene[] = [
  { name: 'contact-dealer', open: (stage) => openLead(stage, 'Contact dealer') },
  { name: 'test-drive', open: (stage) => openLead(stage, 'Request a test drive') },
  {
    name: 'contact-dealer-problems',
    async open(stage) {
      const lead = await openLead(stage, 'Contact dealer');
      await lead.send.click();
      await lead.open.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'contact-dealer-not-sent',
    async open(stage) {
      await stage.page.route('**/public/leads', (route) => route.fulfill({ status: 503, body: '' }));
      await (await sendLead(stage)).notSent.waitFor();
    },
  },
  { name: 'contact-dealer-sent', open: async (stage) => (await sendLead(stage)).thanks.waitFor() },
];
