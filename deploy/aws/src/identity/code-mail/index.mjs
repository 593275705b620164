import texts from './texts.json' with { type: 'json' };

/**
 * What the pool's message is about, by its trigger source. The pool chooses between mail and SMS itself; an SMS has no subject.
 * @type {Readonly<Record<string, keyof typeof texts.en.what>>}
 */
const purposes = {
  CustomMessage_SignUp: 'sign-up',
  CustomMessage_ResendCode: 'sign-up',
  CustomMessage_Authentication: 'sign-in',
  CustomMessage_ForgotPassword: 'reset',
  CustomMessage_UpdateUserAttribute: 'email',
  CustomMessage_VerifyUserAttribute: 'email',
};

/**
 * The site's language of a locale such as `es` or `es-US`; undefined for another one.
 * @param {string | undefined} locale
 * @returns {keyof typeof texts | undefined}
 */
function languageOf(locale) {
  const language = locale?.slice(0, 2);
  return language === 'en' || language === 'es' ? language : undefined;
}

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * @param {string} text
 * @param {Readonly<Record<string, string>>} values
 */
const filled = (text, values) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');

/**
 * The trigger `CustomMessage` of a tenant's user pool: words a mail or SMS with a code in the language that is stored with the account
 * (`locale`), otherwise in that of the tenant. The code itself is not known here, only the place for it. A message about anything else
 * stays the pool's own. Writes no log and never throws, because an error would keep the code from its user.
 * @param {{
 *   readonly triggerSource: string;
 *   readonly request: {
 *     readonly codeParameter?: string | null;
 *     readonly userAttributes?: Readonly<Record<string, string>> | null;
 *   };
 *   response: { smsMessage?: string | null; emailMessage?: string | null; emailSubject?: string | null };
 * }} event
 */
export async function handler(event) {
  const { BRAND_NAME: brandName = '', LANGUAGE: ownLanguage } = process.env;
  const { codeParameter: code, userAttributes } = event.request;
  const purpose = Object.hasOwn(purposes, event.triggerSource) ? purposes[event.triggerSource] : undefined;
  if (!purpose || !code) return event;
  const { subject, body, what } =
    texts[languageOf(userAttributes?.locale) ?? languageOf(ownLanguage) ?? 'en'];
  event.response = {
    smsMessage: filled(body, { brandName, code }),
    emailMessage: filled(body, { brandName: escapeHtml(brandName), code }),
    emailSubject: filled(subject, { brandName, what: what[purpose] }),
  };
  return event;
}
