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

  constructor(page: Page) {
    this.main = page.getByRole('main');
  }

  card(name: string): Locator {
    return this.main.getByRole('region', { name });
  }

  async choose(name: string, ...files: SentFile[]): Promise<void> {
    await this.main.getByLabel(`Files for ${name}`, { exact: true }).setInputFiles(files);
  }
}
