import { defineVehicleCheckout } from './vehicle-checkout-element.ts';

const script = document.currentScript;
const siteOrigin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;

defineVehicleCheckout({ siteOrigin, nonce: script?.nonce || undefined });
