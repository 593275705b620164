import { trustViews } from '../trust/index.ts';

/** The views of this feature, each in its own chunk. */
export const contentViews = {
  'trade-in': async () =>
    (await import(/* webpackChunkName: "content" */ './sell-your-car-page.tsx')).SellYourCarPage,
  'why-us': async () => {
    const [{ WhyUsPage }] = await Promise.all([
      import(/* webpackChunkName: "why-us" */ './why-us-page.tsx'),
      trustViews.load('list'),
    ]);
    return WhyUsPage;
  },
  financing: async () =>
    (await import(/* webpackChunkName: "content" */ './financing-page.tsx')).FinancingPage,
  faq: async () => (await import(/* webpackChunkName: "faq" */ './faq-page.tsx')).FaqPage,
  'contact-us': async () =>
    (await import(/* webpackChunkName: "content" */ './contact-us-page.tsx')).ContactUsPage,
  warranty: async () => (await import(/* webpackChunkName: "content" */ './warranty-page.tsx')).WarrantyPage,
};
