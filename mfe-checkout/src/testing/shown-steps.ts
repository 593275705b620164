import { screen, within } from '@testing-library/react';

/** One row of the step menu as the buyer sees it; `href` is null for a step that cannot be opened. */
export interface ShownStep {
  readonly title: string;
  readonly status: string;
  readonly href: string | null;
}

const statuses = ['Not Ready', 'Get Started', 'In Progress', 'Completed', 'Needs Attention'];

/** Waits for the tracker and reads its menu. */
export async function shownSteps(): Promise<ShownStep[]> {
  const list = await screen.findByRole('list', { name: 'Steps of your order' });
  return within(list)
    .getAllByRole('listitem')
    .map((row) => {
      const texts = [...row.querySelectorAll('span')].map((span) => span.textContent);
      const link = within(row).queryByRole('link');
      return {
        title: texts.find((text) => text.length > 1 && !statuses.includes(text)) ?? '',
        status: texts.find((text) => statuses.includes(text)) ?? '',
        href: link?.getAttribute('href') ?? null,
      };
    });
}
