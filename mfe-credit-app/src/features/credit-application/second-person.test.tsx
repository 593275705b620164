import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Answers } from '@forecourt/shared-contracts/credit-application';
import { aloneAnswers, jointAnswers } from '@forecourt/shared-contracts/testing';
import { serveApplication } from '../../testing/application-server.ts';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const api = startPurchaseApi();

async function open(page: string, answers: Answers) {
  serveApplication(api).begin(answers);
  await renderRemote({ target: `/credit-application/${page}`, signedInAs: buyer });
}

it('their other income is asked for by their name', async () => {
  await open('second-other-income', jointAnswers());
  expect(await screen.findByText('Leave both blank if Grace has none.')).toBeVisible();
});

it.each([
  ['contact', 'Lenders and the dealer use these to reach you.'],
  ['second-contact', 'Lenders and the dealer use these to reach Grace.'],
  ['income', 'Why we ask: lenders compare the payment with your income.'],
  ['second-income', "Why we ask: lenders compare the payment with Grace's income."],
  ['ssn', /^Lenders need them to read your credit reports\. We send them/],
])('the page %s says of the person it is about why it asks', async (page, why) => {
  await open(page, jointAnswers());
  expect(await screen.findByText(why)).toBeVisible();
});

it('one number is asked for as one', async () => {
  await open('ssn', aloneAnswers());
  expect(await screen.findByText(/^Lenders need it to read your credit report\. We send it/)).toBeVisible();
});

it.each([
  ['birth-date', 'Enter your date of birth'],
  ['second-birth-date', 'Enter the date of birth'],
])('a missing answer on the page %s says whose it is', async (page, message) => {
  await open(page, { ...jointAnswers(), [page]: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(new RegExp(message));
});

it('the relationship stands among their answers in the review', async () => {
  await open('review', jointAnswers());
  const card = async (name: string) => {
    const title = await screen.findByRole('heading', { level: 2, name });
    return within(title.parentElement ?? document.body);
  };
  // Once, as the heading of the answer.
  expect((await card('Grace')).getByText('Relationship to you').tagName).toBe('H3');
  expect((await card('You')).queryByText('Relationship to you')).toBeNull();
});

it('who lives at the same address has the home filled in, and pays a share of it', async () => {
  const { 'second-housing': _housing, ...answers } = jointAnswers();
  await open('second-housing', answers);
  expect(await screen.findByRole('radio', { name: 'Rent' })).toBeChecked();
  expect(screen.getByLabelText('Move-in date')).toHaveValue('01/2020');
  expect(screen.getByLabelText('Monthly housing expense')).toHaveValue('');
  expect(screen.getByText(/^We filled in your home's answers\./)).toBeVisible();
});

it('a home of their own is asked for as a whole', async () => {
  const { 'second-housing': _housing, ...answers } = jointAnswers();
  await open('second-housing', { ...answers, relationship: { relationship: 'Sibling', sameAddress: 'no' } });
  expect(await screen.findByRole('radio', { name: 'Rent' })).not.toBeChecked();
  expect(screen.queryByText(/^We filled in your home's answers\./)).toBeNull();
});

it('the review of a home that both share shows once what is the same', async () => {
  await open('review', jointAnswers());
  expect(await screen.findAllByText('Monthly housing expense')).toHaveLength(2);
  expect(screen.getAllByText('Own or rent')).toHaveLength(1);
  expect(screen.getAllByText('Move-in date')).toHaveLength(1);
});

it('an email in the review can only wrap before its "@"', async () => {
  await open('review', jointAnswers());
  const email = await screen.findByText('grace@example.com');
  expect(email.innerHTML).toBe('grace<wbr>@example.com');
});

it('the terms have the way back and the way out of every page', async () => {
  await open('submit', aloneAnswers());
  expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    '/credit-application/review',
  );
  expect(screen.getByRole('button', { name: 'Save and leave' })).toBeVisible();
  expect(
    screen.getByText(/Most lenders answer within a day\. The law gives them up to 30\sdays\./),
  ).toBeVisible();
});

it('an address that is not known yet begins with the ZIP code of the cart, and its city and state', async () => {
  const server = serveApplication(api);
  server.cart = cartFixture({ purchaseType: 'Finance', zipCode: '60601' });
  server.begin({ ...aloneAnswers(), address: {} });
  await renderRemote({ target: '/credit-application/address', signedInAs: buyer });
  expect(await screen.findByLabelText('ZIP code')).toHaveValue('60601');
  expect(await screen.findByDisplayValue('Chicago')).toBe(screen.getByLabelText('City'));
  expect(screen.getByLabelText('State')).toHaveValue('IL');
});
