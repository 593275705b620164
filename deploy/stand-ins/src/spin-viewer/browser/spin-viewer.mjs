/* global document, window, ResizeObserver */

/**
 * A stand-in for a third-party 360-degree viewer: turns the drawn side, front and rear views of a vehicle, also of
 * one with sample photos, which show the same drawings in a showroom. It provides what the site expects of such a
 * script: `mount(element, { images, onTurn })` returns `{ turnTo, destroy }`, and throws if there is nothing to turn.
 */
(() => {
  const photos = '/_sandbox/photos/';

  /** @param {string[]} images @param {string} view */
  function viewOf(images, view) {
    const found =
      images.find((url) => new RegExp(`/${view}\\.svg(\\?|$)`).test(url)) ??
      images.find((url) => url.includes(photos));
    if (!found) throw new Error(`no ${view} view`);
    const url = new URL(found, document.baseURI);
    url.pathname = url.pathname.replace(photos, '/media/vehicles/').replace(/[^/]+$/, `${view}.svg`);
    url.searchParams.set('backdrop', 'none');
    return url.href;
  }

  /** Normalizes a rotation to the shortest way, -180 to 180. @param {number} degrees */
  function turn(degrees) {
    return ((((degrees + 180) % 360) + 360) % 360) - 180;
  }

  /** @param {{ image: HTMLImageElement, at: number, flip: number }} face @param {number} angle */
  function place({ image, at, flip }, angle) {
    const away = turn(angle - at);
    const isSeen = Math.abs(away) <= 45;
    image.style.opacity = isSeen ? '1' : '0';
    image.style.transform = `scaleX(${flip * Math.max(0.3, Math.cos((away * Math.PI) / 180))})`;
  }

  /** @param {HTMLElement} element @param {{ images: string[], onTurn: (degrees: number) => void }} options */
  function mount(element, { images, onTurn }) {
    const side = viewOf(images, 'side');
    const faces = [
      { src: side, at: 0, flip: 1 },
      { src: viewOf(images, 'front'), at: 90, flip: 1 },
      { src: side, at: 180, flip: -1 },
      { src: viewOf(images, 'rear'), at: 270, flip: 1 },
    ].map(({ src, at, flip }) => {
      const image = document.createElement('img');
      image.src = src;
      image.alt = '';
      image.draggable = false;
      Object.assign(image.style, {
        position: 'absolute',
        inset: '0',
        width: '100%',
        height: '100%',
        transition: 'opacity 120ms',
      });
      return { image, at, flip };
    });
    element.replaceChildren(...faces.map(({ image }) => image));
    Object.assign(element.style, { position: 'relative', touchAction: 'pan-y', cursor: 'grab' });
    let angle = 0;
    /** @param {number} degrees */
    const turnTo = (degrees) => {
      angle = ((degrees % 360) + 360) % 360;
      for (const face of faces) place(face, angle);
    };
    let width = element.clientWidth || 1;
    const observer = new ResizeObserver(() => {
      width = element.clientWidth || 1;
    });
    observer.observe(element);
    /** @param {PointerEvent} event */
    const handleMove = (event) => {
      if (!element.hasPointerCapture(event.pointerId)) return;
      turnTo(angle - (event.movementX / width) * 180);
      onTurn(Math.round(angle));
    };
    /** @param {PointerEvent} event */
    const handleDown = (event) => element.setPointerCapture(event.pointerId);
    element.addEventListener('pointerdown', handleDown);
    element.addEventListener('pointermove', handleMove);
    turnTo(0);
    return {
      turnTo,
      destroy() {
        observer.disconnect();
        element.removeEventListener('pointerdown', handleDown);
        element.removeEventListener('pointermove', handleMove);
        element.replaceChildren();
      },
    };
  }

  window['ForecourtSpinViewer'] = { mount };
})();
