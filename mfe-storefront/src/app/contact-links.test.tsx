import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startApi } from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../testing/render-storefront.tsx';

startApi();

test.each(['/privacy-policy', '/terms-of-use', '/accessibility'])(
  'phone number and email in the text of %s are links',
  async (path) => {
    await renderStorefront(path);
    const [phone] = await screen.findAllByRole('link', { name: /207.*555.*0178/ });
    expect(phone).toHaveAttribute('href', 'tel:+12075550178');
    expect(phone?.closest('section')).toHaveTextContent(/call|phone/i);
    const emails = screen.getAllByRole('link', { name: /@/ });
    expect(emails[0]).toHaveAttribute('href', `mailto:${emails[0]?.textContent}`);
  },
);

test.each(['/trade-in', '/warranty', '/financing', '/faq'])('a text of %s links the phone', async (path) => {
  await renderStorefront(path);
  const links = await screen.findAllByRole('link', { name: /^207-?.?555-?.?0178$/, hidden: true });
  expect(links[0]).toHaveAttribute('href', 'tel:+12075550178');
});
