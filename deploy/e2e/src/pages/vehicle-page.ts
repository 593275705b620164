import type { Locator, Page } from '@playwright/test';

/** Purchase type of a vehicle. */
export type PurchaseType = 'Finance' | 'Lease' | 'Cash';

/** The page of one vehicle. */
export class VehiclePage {
  readonly page: Page;
  readonly main: Locator;
  readonly heading: Locator;
  readonly gallery: Locator;
  /** The estimated payment with its terms, or the cash total. */
  readonly payment: Locator;
  readonly start: Locator;
  /** Delivery and pickup by ZIP. */
  readonly handOver: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1 });
    this.gallery = this.main.getByRole('region', { name: /^Pictures of the/ });
    this.payment = this.main.getByRole('region', { name: 'Your payment' });
    this.handOver = this.main.getByRole('region', { name: 'Pickup or delivery' });
    this.start = this.main.getByRole('button', { name: /^Start your (purchase|lease)$/ }).first();
  }

  async open(vin: string): Promise<void> {
    await this.page.goto(`/vehicle/${vin}`);
    await this.main.getByText(`VIN ${vin}`).waitFor();
  }

  async choose(purchaseType: PurchaseType): Promise<void> {
    await this.payment.getByRole('radio', { name: purchaseType }).check();
  }
}
