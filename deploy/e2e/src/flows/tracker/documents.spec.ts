import { expect, test } from '../../fixtures/test.ts';
import type { Site } from '../../fixtures/site.ts';
import { DocumentsStep } from '../../pages/documents-step.ts';
import type { TenantId } from '../../stack/index.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { freshOrder } from '../../data/fresh-order.ts';
import { sampleFiles } from '../../data/sample-files.ts';

const { license, insuranceCard: card, w2 } = sampleFiles;

async function openDocuments(site: Site, tenant: TenantId, key: string): Promise<DocumentsStep> {
  await beDemoBuyer(site, tenant);
  await site.tracker.open(await freshOrder(site.page, key), 'doc-upload');
  return new DocumentsStep(site.page);
}

test('all documents are submitted: signing opens, and everything is there after a reload', async ({
  site,
  tenant,
  page,
}) => {
  const documents = await openDocuments(site, tenant, 'insurance-ready');
  await expect(site.tracker.step('Sign Contract')).toContainText('Not Ready');
  await expectAccessible(page);
  await documents.choose("Driver's license", license, { ...license, name: 'again.jpg' });
  await expect(documents.card("Driver's license")).toContainText('Submitted');
  // Both have the same bytes: the one that arrives first is kept.
  await expect(
    documents
      .card("Driver's license")
      .getByRole('img', { name: /^Preview of (drivers-license|again)\.jpg$/ }),
  ).toBeVisible();
  await documents.choose('Insurance card', card);
  await expect(site.tracker.step('Sign Contract')).toContainText('Get Started');
  await documents.choose('Proof of income (W-2)', w2);
  await expect(site.tracker.step('Upload Documents')).toContainText('Completed');
  await page.reload();
  await expect(page.getByText('Thanks, we have everything')).toBeVisible();
  // What is complete is folded when the page opens.
  await documents.unfold("Driver's license");
  await expect(documents.card("Driver's license").getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View uploaded files' }).click();
  await expect(page.getByText(/^w2\.pdf, added/)).toBeVisible();
});

test('a document is previewed, replaced and deleted', async ({ site, tenant, page }) => {
  const documents = await openDocuments(site, tenant, 'documents-partly');
  const own = documents.card("Driver's license");
  await documents.unfold("Driver's license");
  await own.getByRole('button', { name: 'View drivers-license.jpg' }).click();
  const dialog = page.getByRole('dialog', { name: 'drivers-license.jpg' });
  await expect(dialog.getByRole('img', { name: 'drivers-license.jpg, full view' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('drivers-license.jpg');
  // The browser takes a moment to open its file dialog.
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Escape');
  await documents.main.getByLabel("Replacement for Driver's license").waitFor({ state: 'attached' });
  await own.getByRole('button', { name: 'Replace drivers-license.jpg' }).click();
  await (await chooser).setFiles(card);
  await expect(own.getByText('insurance-card.png')).toBeVisible();
  await expect(own.getByText('drivers-license.jpg')).toHaveCount(0);
  await own.getByRole('button', { name: 'Delete insurance-card.png' }).click();
  await page.getByRole('button', { name: 'Delete file' }).click();
  await expect(own).toContainText('Missing');
});

test('an upload that is cut off fails alone, keeps its file, and succeeds on the second try (F50) @core', async ({
  site,
  tenant,
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|net::ERR_/);
  const documents = await openDocuments(site, tenant, 'insurance-done');
  await page.route('**/api/documents/deals/*/documents/*', (route) => route.abort('connectionreset'), {
    times: 1,
  });
  await documents.choose('Insurance card', card);
  const own = documents.card('Insurance card');
  await expect(own.getByRole('alert')).toContainText('The connection was lost.');
  await own.getByRole('button', { name: 'Try again' }).click();
  await expect(own).toContainText('Submitted');
});

test('a file of another type is rejected with a message', async ({ site, tenant }) => {
  const documents = await openDocuments(site, tenant, 'insurance-done');
  await documents.choose("Driver's license", {
    name: 'w2.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ'),
  });
  await expect(documents.card("Driver's license").getByRole('alert')).toContainText(
    "This file is damaged, or isn't a real PDF, PNG or JPG.",
  );
});
