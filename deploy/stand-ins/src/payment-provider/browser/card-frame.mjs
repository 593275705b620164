/* global document, window, ResizeObserver, HTMLInputElement */
import { brandOf, cardErrors, digitsOf, formatExpiry, formatNumber, shortExpiry } from './card-rules.mjs';

const source = 'forecourt-card-frame';
const form = document.querySelector('form');
const summary = document.querySelector('#summary');
const { account, origins } = document.body.dataset;
const allowed = origins.split(',');
const colorNames = ['page', 'ink', 'muted', 'line', 'link', 'critical', 'soft'];
/** @type {string | undefined} Origin of the page around this frame, once it has sent a valid message. */
let parentOrigin;

/** @param {object} message */
function post(message) {
  if (parentOrigin) window.parent.postMessage({ source, version: 1, ...message }, parentOrigin);
}

/** Below this width the frame does not have its width yet: its fields would be far too high. */
const leastWidthPx = 160;

/** Reports the body's own height: the document is never shorter than the frame, so it could not shrink. */
function postHeight() {
  if (window.innerWidth < leastWidthPx) return;
  post({ type: 'height', heightPx: Math.ceil(document.body.getBoundingClientRect().height) });
}

/** A frame outside of the window is not drawn, and nothing observes its size: it is measured later, too. */
function postHeightSoon() {
  for (const delayMs of [0, 150, 600, 2000]) setTimeout(postHeight, delayMs);
}

/** Reports the first frame drawn, until which the page shows the shape of the fields. */
function postPainted() {
  window.requestAnimationFrame(() => window.requestAnimationFrame(() => post({ type: 'painted' })));
}

/**
 * Colors and radius come from another origin: only `#rrggbb` colors and a small number are accepted.
 * @param {unknown} theme
 */
function paint(theme) {
  if (typeof theme !== 'object' || theme === null) return;
  const { style } = document.documentElement;
  for (const name of colorNames) {
    const color = theme[name];
    if (typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color)) style.setProperty(`--${name}`, color);
  }
  const { radiusPx, scheme } = theme;
  if (typeof radiusPx === 'number' && radiusPx >= 0 && radiusPx <= 24)
    style.setProperty('--radius', `${radiusPx}px`);
  if (scheme === 'dark' || scheme === 'light') style.colorScheme = scheme;
}

function values() {
  return Object.fromEntries(
    ['email', 'number', 'expiry', 'cvc', 'name', 'country', 'zip'].map((name) => [
      name,
      form.elements[name].value,
    ]),
  );
}

/** @param {string} name @param {string | undefined} text */
function showError(name, text) {
  const field = form.elements[name];
  const message = document.querySelector(`#${name}-error`);
  message.textContent = text ?? '';
  message.hidden = !text;
  if (text) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}

/** @param {Record<string, string>} errors */
function showErrors(errors) {
  for (const name of Object.keys(values())) showError(name, errors[name]);
}

/**
 * Formats while typing and keeps the caret after the same digit.
 * @param {HTMLInputElement} field @param {(text: string) => string} format
 */
function keepFormatted(field, format) {
  field.addEventListener('input', () => {
    const before = digitsOf(field.value.slice(0, field.selectionStart ?? 0)).length;
    const isAtEnd = field.selectionStart === field.value.length;
    const formatted = format(field.value);
    if (formatted === field.value) return;
    field.value = formatted;
    let place = 0;
    for (let seen = 0; seen < before && place < formatted.length; place += 1) {
      if (/\d/.test(formatted[place])) seen += 1;
    }
    const caret = isAtEnd ? formatted.length : place;
    field.setSelectionRange(caret, caret);
  });
}

/** @param {string} requestId */
async function makeToken(requestId) {
  form.elements.expiry.value = shortExpiry(form.elements.expiry.value);
  const errors = cardErrors(values(), new Date());
  showErrors(errors);
  const [first] = Object.keys(errors);
  if (first) {
    summary.textContent = `There is a problem: ${Object.values(errors).join('. ')}`;
    form.elements[first].focus();
    post({ type: 'invalid', requestId });
    return;
  }
  summary.textContent = '';
  try {
    const answer = await fetch('/v1/payment_methods', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, card: values() }),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    const { id } = await answer.json();
    post({ type: 'token', requestId, paymentMethodId: id });
  } catch {
    post({ type: 'failed', requestId });
  }
}

window.addEventListener('message', ({ origin, source: from, data }) => {
  if (from !== window.parent || !allowed.includes(origin)) return;
  if (typeof data !== 'object' || data === null || data.source !== 'forecourt-site' || data.version !== 1)
    return;
  if (data.type === 'init') {
    parentOrigin = origin;
    paint(data.theme);
    if (typeof data.email === 'string' && form.elements.email.value === '')
      form.elements.email.value = data.email.slice(0, 120);
    post({ type: 'ready' });
    postHeight();
    postHeightSoon();
    postPainted();
  }
  if (data.type === 'submit' && parentOrigin === origin && /^[\w-]{8,64}$/.test(data.requestId))
    void makeToken(data.requestId);
});

keepFormatted(form.elements.number, formatNumber);
keepFormatted(form.elements.expiry, formatExpiry);
keepFormatted(form.elements.cvc, (text) =>
  digitsOf(text).slice(0, brandOf(digitsOf(form.elements.number.value)) === 'amex' ? 4 : 3),
);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  post({ type: 'enter' });
});
form.addEventListener('focusout', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.value === '') return;
  if (target.name === 'expiry') target.value = shortExpiry(target.value);
  showError(target.name, cardErrors(values(), new Date())[target.name]);
});
document.querySelector('#test-cards').addEventListener('click', ({ target }) => {
  const number = target.closest('button')?.dataset.number;
  if (!number) return;
  const samples = {
    number,
    expiry: '12/34',
    cvc: '123',
    name: form.elements.name.value || 'Dana Demo',
    zip: form.elements.zip.value || '60601',
    email: form.elements.email.value || 'dana@example.com',
  };
  for (const [name, value] of Object.entries(samples)) form.elements[name].value = value;
  showErrors({});
  form.elements.number.focus();
});
form.elements.country.addEventListener('change', () => {
  document.querySelector('#zip-label').textContent =
    form.elements.country.value === 'US' ? 'Billing ZIP code' : 'Billing postal code';
});
new ResizeObserver(postHeight).observe(document.body);
