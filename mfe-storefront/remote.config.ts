import { vehicleSearchKeys } from '@forecourt/shared-contracts/inventory';
import { defineRemote, defineRoutes, routeTexts } from '@forecourt/shared-contracts/releases';
import savedEnglish from './src/app/locales/saved.en.json';
import savedSpanish from './src/app/locales/saved.es.json';
import { routePaths } from './src/domain/route-paths.ts';

const text = routeTexts('storefront', { en: savedEnglish, es: savedSpanish });

const content = ['root', 'content', 'content-texts'];
const legal = ['root', 'legal', 'legal-texts'];
const policies = ['root', 'legal', 'policy-texts'];

const routes = defineRoutes(routePaths, {
  landing: {
    isRendered: true,
    skeleton: 'landing',
    prefetch: [{ path: '/public/inventory/featured' }],
    chunks: ['root', 'landing', 'trust'],
  },
  search: {
    isRendered: true,
    skeleton: 'grid',
    prefetch: [{ path: '/public/inventory/vehicles', query: [...vehicleSearchKeys] }],
    chunks: ['root', 'search'],
  },
  vehicle: {
    isRendered: true,
    skeleton: 'detail',
    prefetch: [{ path: '/public/inventory/vehicles/:vin', describes: 'vehicle' }],
    chunks: ['root', 'vehicle'],
  },
  'saved-vehicles': {
    skeleton: 'grid',
    heading: { title: text('saved.title') },
    chunks: ['root', 'saved-vehicles'],
  },
  compare: { skeleton: 'detail', chunks: ['root', 'compare'] },
  'trade-in': { isRendered: true, skeleton: 'detail', chunks: content },
  'why-us': { isRendered: true, skeleton: 'detail', chunks: ['root', 'why-us', 'content-texts', 'trust'] },
  financing: { isRendered: true, skeleton: 'detail', chunks: content },
  faq: { isRendered: true, skeleton: 'list', chunks: ['root', 'faq', 'faq-texts'] },
  'contact-us': {
    isRendered: true,
    skeleton: 'detail',
    prefetch: [{ path: '/public/inventory/stores' }],
    chunks: content,
  },
  'terms-of-use': { isRendered: true, skeleton: 'detail', chunks: legal },
  'privacy-policy': { isRendered: true, skeleton: 'detail', chunks: legal },
  'privacy-notice': { isRendered: true, skeleton: 'detail', chunks: policies },
  'cookie-policy': { isRendered: true, skeleton: 'detail', chunks: policies },
  accessibility: { isRendered: true, skeleton: 'detail', chunks: policies },
  warranty: { isRendered: true, skeleton: 'detail', chunks: ['root', 'content', 'warranty-texts'] },
});

export default defineRemote({
  name: 'mfe-storefront',
  container: 'storefront',
  exposes: { './app': './src/federation/app.ts' },
  // No page of this remote takes or shows sensitive data.
  routes: routes.map((route) => ({ ...route, widgets: true })),
  menu: [
    {
      id: 'search',
      path: routePaths.search,
      place: 'main',
      order: 10,
      label: { en: 'Search', es: 'Buscar' },
    },
    {
      id: 'financing',
      path: routePaths.financing,
      place: 'main',
      order: 20,
      label: { en: 'Financing', es: 'Financiamiento' },
    },
    {
      id: 'why-us',
      path: routePaths['why-us'],
      place: 'main',
      order: 40,
      label: { en: 'Why Us', es: 'Por qué nosotros' },
    },
    {
      id: 'faq',
      path: routePaths.faq,
      place: 'support',
      order: 10,
      label: { en: 'FAQ', es: 'Preguntas frecuentes' },
    },
    {
      id: 'contact-us',
      path: routePaths['contact-us'],
      place: 'support',
      order: 20,
      label: { en: 'Contact us', es: 'Contáctenos' },
    },
    {
      id: 'terms-of-use',
      path: routePaths['terms-of-use'],
      place: 'legal',
      order: 10,
      label: { en: 'Terms of use', es: 'Términos de uso' },
    },
    {
      id: 'privacy-policy',
      path: routePaths['privacy-policy'],
      place: 'legal',
      order: 20,
      label: { en: 'Privacy policy', es: 'Política de privacidad' },
    },
    {
      id: 'privacy-notice',
      path: routePaths['privacy-notice'],
      place: 'legal',
      order: 30,
      label: { en: 'Privacy notice', es: 'Aviso de privacidad' },
    },
    {
      id: 'cookie-policy',
      path: routePaths['cookie-policy'],
      place: 'legal',
      order: 40,
      label: { en: 'Cookie policy', es: 'Política de cookies' },
    },
    {
      id: 'accessibility',
      path: routePaths.accessibility,
      place: 'legal',
      order: 50,
      label: { en: 'Accessibility', es: 'Accesibilidad' },
    },
    {
      id: 'warranty',
      path: routePaths.warranty,
      place: 'support',
      order: 15,
      label: { en: 'Warranty', es: 'Garantía' },
    },
    {
      id: 'saved-vehicles',
      path: routePaths['saved-vehicles'],
      place: 'actions',
      order: 10,
      label: { en: 'Saved Vehicles', es: 'Vehículos guardados' },
      count: 'favorites',
      icon: 'heart',
    },
  ],
});
