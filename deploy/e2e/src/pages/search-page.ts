import type { Locator, Page } from '@playwright/test';

/** Search of the inventory. */
export class SearchPage {
  readonly page: Page;
  readonly main: Locator;
  readonly heading: Locator;
  readonly filters: Locator;
  readonly chips: Locator;
  /** Text with the number of vehicles found. */
  readonly count: Locator;
  readonly cards: Locator;
  readonly sort: Locator;
  readonly keyword: Locator;
  readonly pages: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1 });
    this.filters = this.main.getByRole('complementary', { name: 'Filters' });
    this.chips = this.main.getByRole('list', { name: 'Filters in use' });
    this.count = this.main.getByRole('status').filter({ hasText: /\d/ });
    this.cards = this.main.locator('article[data-vin]');
    this.sort = this.main.getByRole('combobox', { name: 'Sort by' });
    this.keyword = this.main.getByRole('combobox', { name: 'Search by make, model or keyword' });
    this.pages = this.main.getByRole('navigation', { name: 'Pages of results' });
  }

  /** Opens the search with a query (`make=Toyota`) and waits for its first card. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/search${query && `?${query}`}`);
    await this.cards.first().waitFor();
  }

  /** How many vehicles were found. */
  async total(): Promise<number> {
    const words = (await this.count.textContent()) ?? '';
    // The page follows the number.
    return Number(words.split(', ')[0]?.replace(/\D/g, ''));
  }

  /** Whether the cards match the search in the URL. */
  async isSettled(): Promise<boolean> {
    return (await this.main.locator('ul[aria-busy=true]').count()) === 0 && (await this.count.count()) === 1;
  }

  /** A filter value by its text, with its count. */
  filterValue(value: string): Locator {
    return this.filters.getByRole('checkbox', { name: new RegExp(`^${value}\\b`) });
  }

  /** Names of the vehicles shown, `2023 Volvo XC60`. */
  async names(): Promise<string[]> {
    return this.cards.getByRole('heading').allTextContents();
  }

  /** Prices of the vehicles shown, after incentives; whole dollars. */
  async pricesDollars(): Promise<number[]> {
    const texts = await this.cards.evaluateAll((cards) =>
      cards.map((card) => card.querySelector('[data-line=price]')?.textContent ?? ''),
    );
    return texts.map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
  }

  card(vin: string): Locator {
    return this.main.locator(`article[data-vin="${vin}"]`);
  }

  /** Cards of vehicles that can be bought. */
  get available(): Locator {
    return this.main.locator('article[data-availability="Available"]');
  }

  /** The heart of a card. */
  heart(card: Locator): Locator {
    return card.getByRole('button', { name: /^Save / });
  }

  /** The compare switch of a card. */
  compare(card: Locator): Locator {
    return card.getByRole('button', { name: /^Compare / });
  }

  /** The bar that counts the compared vehicles. */
  get tray(): Locator {
    return this.page.getByRole('region', { name: 'Your comparison' });
  }

  /**
   * VINs of the page's vehicles that can be bought, in its order. The edge keeps results for some seconds, in which
   * another test may have bought one of them: the server is asked, until `count` are found. Throws when there are
   * fewer.
   */
  async vinsOnOffer(count: number): Promise<string[]> {
    const vins = await this.available.evaluateAll((cards) =>
      cards.map((card) => card.getAttribute('data-vin') ?? ''),
    );
    return this.page.evaluate(
      async ({ candidates, count }) => {
        const found: string[] = [];
        for (const candidate of candidates) {
          const answer = await fetch(`/public/inventory/vehicles/${candidate}`);
          const { availability } = (await answer.json()) as { availability: string };
          if (availability === 'Available') found.push(candidate);
          if (found.length === count) return found;
        }
        throw new Error(`of the page's vehicles only ${found.length} can be bought any more`);
      },
      { candidates: vins, count },
    );
  }

  /** Opens the page of the first vehicle that can be bought and returns its VIN. */
  async openFirstAvailable(): Promise<string> {
    const [vin = ''] = await this.vinsOnOffer(1);
    await this.card(vin)
      .getByRole('link', { name: /^Go to/ })
      .click();
    await this.main.getByText(`VIN ${vin}`).waitFor();
    return vin;
  }
}
