export { ContactUsPage } from './contact-us-page.tsx';
export { FinancingPage } from './financing-page.tsx';
export { SellYourCarPage } from './sell-your-car-page.tsx';
export { WhyUsPage } from './why-us-page.tsx';
export { WarrantyPage } from './warranty-page.tsx';
