import type { Locator, Page } from '@playwright/test';

/** A file created by a test. */
export interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The step 'Upload Documents' of the tracker. */
export class DocumentsStep {
  readonly main: Locator;

  /** `main` contains the step: the site's main part, or the checkout in a host's page. */
  constructor(page: Page, main: Locator = page.getByRole('main')) {
    this.main = main;
  }

  card(name: string): Locator {
    return this.main.getByRole('region', { name });
  }

  /** Opens a card that is folded, because nothing is left to do in it. */
  async unfold(name: string): Promise<void> {
    await this.card(name).getByText('Submitted').click();
  }

  async choose(name: string, ...files: SentFile[]): Promise<void> {
    await this.main.getByLabel(`Files for ${name}`, { exact: true }).setInputFiles(files);
  }
}
