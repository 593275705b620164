import { defineVehicleCheckout } from './element/vehicle-checkout-element.ts';
import { startScriptPolicy } from './federation/site-script-policy.ts';

const script = document.currentScript;
const siteOrigin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;

defineVehicleCheckout({
  loader: { siteOrigin, nonce: script?.nonce || undefined },
  mayLoadScripts: startScriptPolicy(),
});
