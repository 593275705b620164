import { html, raw } from 'hono/html';
import type { PageBrand } from '../page/stand-in-page.ts';
import { sandboxPage, type SandboxPage } from './sandbox-page.ts';

/** The steps of the stand-in. */
export const sandboxStepIds = ['consent', 'license', 'selfie', 'result'] as const;
export type SandboxStepId = (typeof sandboxStepIds)[number];

const licensePicture =
  raw(`<svg class="picture" viewBox="0 0 320 200" role="img" aria-label="A drawn sample driver's license">
  <rect class="ground" width="320" height="200"/><rect class="paper" x="16" y="16" width="288" height="168" rx="12"/><path class="strong" d="M28 16h264a12 12 0 0 1 12 12v22H16V28a12 12 0 0 1 12-12z"/>
  <text class="title" x="32" y="39">DRIVER LICENSE · SAMPLE</text>
  <rect class="frame" x="32" y="64" width="78" height="98" rx="6"/><circle class="person" cx="71" cy="98" r="18"/><path class="person" d="M41 162c2-30 58-30 60 0z"/>
  <g class="frame"><rect x="128" y="68" width="150" height="10" rx="5"/><rect x="128" y="92" width="110" height="10" rx="5"/><rect x="128" y="116" width="130" height="10" rx="5"/><rect x="128" y="140" width="80" height="10" rx="5"/></g></svg>`);

const selfiePicture =
  raw(`<svg class="picture" viewBox="0 0 320 220" role="img" aria-label="A drawn face in an oval frame">
  <rect class="ground" width="320" height="220"/><ellipse class="paper outline" cx="160" cy="110" rx="74" ry="96"/>
  <circle class="person" cx="160" cy="96" r="34"/><path class="person" d="M100 186c6-62 114-62 120 0z"/></svg>`);

type StepBody = Omit<SandboxPage, 'brand'>;

function goTo(step: SandboxStepId, label: string) {
  return html`<input type="hidden" name="step" value="${step}" /><button>${label}</button>`;
}

const outcomes = [
  ['SUCCESSFUL', 'Verified'],
  ['NOT_VERIFIED', 'Not verified'],
  ['TIMED_OUT', 'Time out'],
] as const;

function stepBody(step: SandboxStepId): StepBody {
  switch (step) {
    case 'consent':
      return {
        title: "Let's confirm it's you",
        position: 'Step 1 of 4',
        body: html`<p>
            You'll take a photo of your driver's license and a selfie. It takes about two minutes.
          </p>
          <form method="get">
            <label>
              <input type="checkbox" name="agreed" value="yes" required />
              <span>I agree that you may compare my selfie with my license photo to confirm it's me</span>
            </label>
            ${goTo('license', 'Continue')}
          </form>`,
      };
    case 'license':
      return {
        title: "Take a photo of your driver's license",
        position: 'Step 2 of 4',
        body: html`${licensePicture}
          <form method="get">${goTo('selfie', 'Take the photo')}</form>`,
      };
    case 'selfie':
      return {
        title: 'Take a selfie',
        position: 'Step 3 of 4',
        body: html`${selfiePicture}
          <form method="get">${goTo('result', 'Take the selfie')}</form>`,
      };
    case 'result':
      return {
        title: 'How should the check end?',
        position: 'Step 4 of 4',
        body: html`<p>A real provider decides this. Here, you choose the result.</p>
          <form method="post">
            ${outcomes.map(
              ([outcome, label]) => html`<button name="outcome" value="${outcome}">${label}</button>`,
            )}
          </form>`,
      };
  }
}

/** One step of the stand-in, with a cancel option below it. */
export function sandboxStepPage(brand: PageBrand, step: SandboxStepId) {
  const page = stepBody(step);
  return sandboxPage({
    ...page,
    brand,
    body: html`${page.body}
      <form method="post">
        <button class="plain" name="outcome" value="CANCELLED">Cancel ID check</button>
      </form>`,
  });
}

/** The page for a link that is unknown, expired or used up. */
export function sandboxEndedPage(brand: PageBrand) {
  return sandboxPage({
    brand,
    title: 'This link no longer works',
    body: html`<p>
        It has expired, was already used, or a newer one was sent. Open your order to get a new one.
      </p>
      <a class="button" href="/progress/id-verification/incomplete">Back to ${brand.brandName}</a>`,
  });
}
