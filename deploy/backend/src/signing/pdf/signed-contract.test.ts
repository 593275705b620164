import { describe, expect, it } from 'vitest';
import { contractFacts, contractFixture, evidenceFixture } from '../../testing/contract-fixture.ts';
import { missingGlyphs } from '../../testing/missing-glyphs.ts';
import { textOf } from '../../testing/pdf-text.ts';
import { readTags } from '../../testing/pdf-tags.ts';
import { makeContractPdf } from './make-contract-pdf.ts';
import { stampSignatures } from './stamp-signatures.ts';

const headings = (elements: readonly { readonly type: string; readonly shown: number }[]) =>
  elements.filter(({ type }) => type.startsWith('H'));

describe('every text of a contract belongs to an element, for screen readers', () => {
  // Each co-buyer moves the page breaks up by one row, through all kinds of content.
  it.each(Array.from({ length: 16 }, (_none, index) => 2 * index))('with %i co-buyers', async (count) => {
    const coBuyers = Array.from({ length: count }, (_none, index) => `Co Buyer ${index}`);
    const pdf = await makeContractPdf(
      { ...contractFixture, buyer: { ...contractFixture.buyer, coBuyers } },
      contractFacts,
    );
    const { faults, elements } = await readTags(pdf);
    expect(faults).toEqual([]);
    expect(elements.filter(({ shown }) => shown === 0)).toEqual([]);
    expect(headings(elements).map(({ type }) => type)).toEqual([
      'H1',
      ...Array.from({ length: 7 }, () => 'H2'),
    ]);
  });

  it.each(['en', 'es'])('with the signatures after their lines, then the evidence (%s)', async (language) => {
    const unsigned = await makeContractPdf(contractFixture, { ...contractFacts, language });
    const before = await readTags(unsigned);
    const { faults, elements } = await readTags(
      await stampSignatures(unsigned, { ...evidenceFixture, language }),
    );
    expect(faults).toEqual([]);
    expect(elements.filter(({ shown }) => shown === 0)).toEqual([]);
    const [line, ...rest] = elements.slice(before.elements.length - 2).map(({ type }) => type);
    // The lines of two signers, each with its signature; then the evidence, of seven facts and a note.
    expect([line, ...rest]).toEqual(['P', 'P', 'P', 'P', 'H2', ...Array.from({ length: 8 }, () => 'P')]);
  });
});

it('a long signature is smaller, and whole', async () => {
  const name = 'Christopherjohn Wolfeschlegelsteinhausenb';
  const buyer = { ...evidenceFixture.buyer, name };
  const unsigned = await makeContractPdf(contractFixture, contractFacts);
  const signed = await stampSignatures(unsigned, { ...evidenceFixture, buyer });
  expect(await textOf(signed)).toContain(`${name} Signed electronically`);
});

it.each(['Łukasz Ωμέγα', '李明 王芳', '김민준', 'สมชาย ใจดี', 'אברהם לוי', 'محمد'])(
  'prints the name %s in full, in the contract, as the signature and in the evidence',
  async (name) => {
    const terms = { ...contractFixture, buyer: { ...contractFixture.buyer, name, coBuyers: [name] } };
    const buyer = { ...evidenceFixture.buyer, name };
    const unsigned = await makeContractPdf(terms, contractFacts);
    const signed = await stampSignatures(unsigned, { ...evidenceFixture, buyer });
    expect(await missingGlyphs(signed)).toBe(0);
  },
);

it('counts the letters that no font has', async () => {
  const terms = { ...contractFixture, buyer: { ...contractFixture.buyer, name: '𠮷' } };
  expect(await missingGlyphs(await makeContractPdf(terms, contractFacts))).toBe(2);
});

it.each([
  ['en', undefined, 'The first is due on Jul 15, 2026, one month after the date of this contract.'],
  ['en', 45, 'The first is due on Jul 30, 2026, 45 days after the date of this contract.'],
  ['es', undefined, 'El primero vence el 15 jul 2026, un mes después de la fecha de este contrato.'],
  ['es', 45, 'El primero vence el 30 jul 2026, 45 días después de la fecha de este contrato.'],
])(
  '%s: a loan whose first payment is due after days (%s) says so',
  async (language, firstPaymentDays, words) => {
    const finance = contractFixture.finance && { ...contractFixture.finance, firstPaymentDays };
    const text = await textOf(
      await makeContractPdf({ ...contractFixture, finance }, { ...contractFacts, language }),
    );
    expect(text).toContain(words);
    expect(text).not.toContain('{{');
  },
);
