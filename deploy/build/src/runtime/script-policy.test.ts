import { expect, it } from 'vitest';
import { scriptPolicySource } from '../webpack/site-script-policy.ts';

const site = 'http://localhost:3000';
interface Policy {
  createScriptURL(text: string): string;
}

const start = new Function('globalThis', 'document', `return (${scriptPolicySource})()`) as (
  page: object,
  document: { currentScript: { src: string } },
) => Policy;

const policy = (page: object = {}) =>
  start(page, { currentScript: { src: `${site}/assets/shell/1.0.0/main.0a1b2c3d.js` } });

const file = '/assets/mfe-x/1.0.0/app.0a1b2c3d.js';

it.each([
  [file, `${site}${file}`],
  [`${site}${file}`, `${site}${file}`],
  [`${site}${file}?attempt=3`, `${site}${file}?attempt=3`],
  ['/assets/mfe-x/1.0.0-beta.1+5/a/b@2.js', `${site}/assets/mfe-x/1.0.0-beta.1+5/a/b@2.js`],
])('T18: %s is a script of a release', (text, address) => {
  expect(policy().createScriptURL(text)).toBe(address);
});

const hostile = [
  '',
  '/',
  'app.js',
  `//evil.example${file}`,
  `\\\\evil.example${file}`,
  `/\\evil.example${file}`,
  `///evil.example${file}`,
  `http:evil.example${file}`,
  `https://evil.example${file}`,
  `https://localhost:3000${file}`,
  `http://localhost${file}`,
  `http://localhost:3001${file}`,
  `http://localhost:30000${file}`,
  `http://localhost:3000.evil.example${file}`,
  `http://localhost.evil.example:3000${file}`,
  `http://evil.localhost:3000${file}`,
  `http://localhost.:3000${file}`,
  `http://lоcalhost:3000${file}`,
  `http://127.0.0.1:3000${file}`,
  `http://[::1]:3000${file}`,
  `http://user@localhost:3000${file}`,
  `http://user:pw@localhost:3000${file}`,
  `http://localhost:3000@evil.example${file}`,
  `http://localhost:3000%40evil.example${file}`,
  `http://evil.example/?${site}${file}`,
  `http://evil.example/#${site}${file}`,
  `ws://localhost:3000${file}`,
  `ftp://localhost:3000${file}`,
  `file://${file}`,
  'data:text/javascript,alert(1)',
  'data:text/javascript;base64,YWxlcnQoMSk=',
  ' data:text/javascript,alert(1)',
  `blob:${site}/6b3c1f0e-0000-4000-8000-000000000000`,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'about:blank',
  `filesystem:${site}/temporary/a.js`,
  '/app.js',
  '/assets/app.js',
  '/assets/mfe-x/app.js',
  '/api/media/upload/1.js',
  '/public/media/x/y/z.js',
  '/_sandbox/spin-viewer.js',
  '/tenant-data/bundle.js',
  '/assets/../api/v1/x.js',
  '/assets/mfe-x/1.0.0/../../../api/x.js',
  '/assets/mfe-x/1.0.0/..%2f..%2f..%2fapi%2fx.js',
  '/assets/mfe-x/1.0.0/%2e%2e/%2e%2e/x.js',
  '/assets//1.0.0/app.js',
  '/assets/mfe-x//app.js',
  '/assets/mfe-x/1.0.0/app.json',
  '/assets/mfe-x/1.0.0/app.js/',
  '/assets/mfe-x/1.0.0/app.js/evil',
  '/assets/mfe-x/1.0.0/app.mjs',
  '/assets/mfe-x/1.0.0/app.js%00',
  `${file};v=2`,
  `${file}?callback=alert`,
  `${file}?attempt=1&callback=alert`,
  `${file}?attempt=x`,
  `${file}#x`,
  `${file}?attempt=1#x`,
  '/ASSETS/mfe-x/1.0.0/app.js',
  '/assets/MFE/1.0.0/app.js',
  '/assets/mfe-x/1.0.0/a b.js',
];

it(`T18: ${hostile.length} hostile URLs are rejected, and not repeated in the error`, () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60);
  const { createScriptURL } = policy();
  for (const text of hostile) {
    let answer: unknown;
    try {
      answer = createScriptURL(text);
    } catch (error) {
      answer = String(error);
    }
    expect([text, answer]).toEqual([text, 'TypeError: The address of a script was refused']);
  }
});

it('is one per page and cannot be replaced', () => {
  const page = {};
  const first = policy(page);
  expect(policy(page)).toBe(first);
  const key = Symbol.for(`forecourt.script-policy.v1 ${site}`);
  expect(Object.getOwnPropertyDescriptor(page, key)).toMatchObject({ writable: false, configurable: false });
});
