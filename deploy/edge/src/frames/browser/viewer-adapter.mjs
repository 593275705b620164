/* global document, window */

/**
 * Adapter with which a page rotates a 360-degree viewer.
 * @param {{ mount(element: Element, options: object): { turnTo(degrees: number): void } }} library
 * @param {(event: string, value: unknown) => void} post
 */
window.forecourtAdapter = (library, post) => {
  let mounted;
  return {
    mount(options) {
      const stage = document.getElementById('stage');
      mounted = library.mount(stage, { ...options, onTurn: (degrees) => post('turn', degrees) });
    },
    turnTo: (degrees) => mounted.turnTo(degrees),
  };
};
