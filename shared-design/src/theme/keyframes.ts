/** Animations of spinners, skeletons and panels. */
export const keyframes = {
  'fc-spin': { to: { transform: 'rotate(360deg)' } },
  'fc-breathe': { to: { opacity: '0.8' } },
  'fc-rise': { from: { opacity: '0', transform: 'translateY(12px)' } },
  'fc-fade': { from: { opacity: '0' } },
  'fc-slide-start': { from: { transform: 'translateX(-100%)' } },
  'fc-slide-end': { from: { transform: 'translateX(100%)' } },
  'fc-slide-bottom': { from: { transform: 'translateY(100%)' } },
  'fc-travel': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
};
