import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import { PlatformProvider } from '@forecourt/shared-contracts/react';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import { Alert } from '../feedback/alert.tsx';
import { renderDesign } from '../testing/render-design.tsx';
import { ContactText } from './contact-text.tsx';

const sentence = keepTogether(
  'Call 207-555-0178 or email support@testdealer.example. Your phone is 212-555-0142, your email ada@example.com.',
);

async function renderOnSite(ui: React.ReactNode) {
  const platform = await createTestPlatform();
  renderDesign(<PlatformProvider platform={platform}>{ui}</PlatformProvider>);
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test("the dealer's phone and email are links within a text, those of a buyer are not", async () => {
  await renderOnSite(
    <p>
      <ContactText>{sentence}</ContactText>
    </p>,
  );
  expect(links()).toEqual(['tel:+12075550178', 'mailto:support@testdealer.example']);
  expect(screen.getByRole('paragraph').textContent).toBe(sentence);
});

test('so they are in an alert', async () => {
  await renderOnSite(<Alert severity="error">{sentence}</Alert>);
  expect(links()).toEqual(['tel:+12075550178', 'mailto:support@testdealer.example']);
});

test('a page without a dealer shows the text', () => {
  renderDesign(<ContactText>{sentence}</ContactText>);
  expect(document.body).toHaveTextContent(sentence);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
