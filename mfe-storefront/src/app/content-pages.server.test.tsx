import { readdirSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import { RemoteRoot } from '@forecourt/shared-contracts/react';
import { mountUnderTest } from '@forecourt/shared-contracts/react/testing';
import { PublicTenantSchema } from '@forecourt/shared-contracts/tenant';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import type { RouteId } from '../domain/route-paths.ts';
import { RemoteApp, resources } from './remote-app.tsx';
import { routes } from './routes.ts';

const folder = new URL('../../../deploy/releases/tenants/', import.meta.url);
const tenants = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => v.parse(PublicTenantSchema, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));

const pages: readonly RouteId[] = [
  'why-us',
  'financing',
  'trade-in',
  'warranty',
  'faq',
  'contact-us',
  'terms-of-use',
  'privacy-policy',
  'privacy-notice',
  'cookie-policy',
  'accessibility',
];

const textOf = (html: string) => html.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]*>/g, ' ');

test.each(tenants)(
  'every content page has all of its texts, with the values of $brandName',
  async (tenant) => {
    for (const page of pages) {
      const platform = await createTestPlatform({ target: `/${page}`, page: { tenant } });
      const remote = await mountUnderTest({ RemoteApp, resources }, platform);
      await routes.load(page);
      const fail = (error: unknown) => {
        throw error;
      };
      const shown = textOf(renderToString(<RemoteRoot remote={remote} onError={fail} />));
      const own = [tenant.brandName, tenant.legalName, keepTogether(tenant.contact.phoneAbbreviation)];
      expect(
        own.some((value) => shown.includes(value)),
        page,
      ).toBe(true);
      expect(shown, page).not.toMatch(/\{\{|\}\}|undefined|NaN|Invalid Date/);
      expect(shown, page).not.toMatch(/(content|legal|leads|landing)\.\w+\.\w+/);
    }
  },
);
