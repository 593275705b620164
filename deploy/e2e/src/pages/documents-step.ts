import type { Locator, Page } from '@playwright/test';

/** A file as a test makes it up. */
export interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The step 'Upload Documents' of the tracker. */
export class DocumentsStep {
  readonly main: Locator;

  /** `main` is where the step stands: the site's main part, or the checkout in a host's page. */
  constructor(page: Page, main: Locator = page.getByRole('main')) {
    this.main = main;
  }

  card(name: string): Locator {
    return this.main.getByRole('region', { name });
  }

  async choose(name: string, ...files: SentFile[]): Promise<void> {
    await this.main.getByLabel(`Files for ${name}`, { exact: true }).setInputFiles(files);
  }
}
