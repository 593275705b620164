/* global document, window */

/**
 * A stand-in for a third-party accessibility widget: a button that opens settings of text size and line
 * spacing for the page. Like such widgets it only works if a site hash is configured. It is the last thing of the page, because a button
 * that floats would cover prices and controls. As a dealer would set it up, it has the colors and the face of the site.
 */
(() => {
  if (!window.__ForecourtWidgetSiteHash) return;
  const choices = [
    ['Larger text', 'fontSize', '118%'],
    ['Wider line spacing', 'lineHeight', '1.9'],
  ];

  const ground = 'var(--fc-hero, #0b2b4a)';
  const ink = 'var(--fc-on-hero, #fff)';
  const root = document.createElement('aside');
  root.setAttribute('aria-label', 'Accessibility tools');
  const set = (element, styles) => Object.assign(element.style, styles);
  // Within the room that the site's footer leaves for it, on a phone beside the languages: the page does not grow.
  const edge = 'clamp(4px, (100vw - 599px) * 9, 12px)';
  set(root, { display: 'flex', flexWrap: 'wrap', gap: '8px', padding: `${edge} 16px`, background: ground });
  set(root, { width: 'fit-content', marginInlineStart: 'auto', marginTop: `calc(-44px - 2 * ${edge})` });

  /** @param {string} text */
  const button = (text) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    set(made, {
      display: 'block',
      minHeight: '44px',
      padding: '8px 14px',
      border: `1px solid ${ink}`,
      borderRadius: 'var(--fc-radius-control, 8px)',
      background: ground,
      color: ink,
      font: '600 14px/1.3 system-ui, sans-serif',
      fontFamily: 'inherit',
      cursor: 'pointer',
    });
    return made;
  };

  const list = document.createElement('div');
  list.id = 'accessibility-tools';
  set(list, { display: 'none', flexWrap: 'wrap', gap: '8px' });
  list.hidden = true;
  for (const [label, property, value] of choices) {
    const choice = button(label);
    choice.setAttribute('aria-pressed', 'false');
    choice.addEventListener('click', () => {
      const isOn = choice.getAttribute('aria-pressed') !== 'true';
      choice.setAttribute('aria-pressed', String(isOn));
      set(choice, { background: isOn ? ink : ground, color: isOn ? ground : ink });
      document.documentElement.style[property] = isOn ? value : '';
    });
    list.append(choice);
  }

  // A person with open arms in a circle.
  const shapes =
    'M12 5.2a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2ZM4.5 7.5 12 9l7.5-1.5M12 9v5l-3.5 8M12 14l3.5 8';
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const line = { width: '24', height: '24', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' };
  const ends = { 'stroke-width': '2', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  for (const [name, value] of Object.entries({ ...line, ...ends, 'aria-hidden': 'true' })) {
    icon.setAttribute(name, value);
  }
  path.setAttribute('d', shapes);
  icon.append(path);

  const opener = button('Accessibility');
  set(opener, {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
  });
  opener.prepend(icon);
  opener.setAttribute('aria-expanded', 'false');
  opener.setAttribute('aria-controls', list.id);
  opener.addEventListener('click', () => {
    list.hidden = !list.hidden;
    list.style.display = list.hidden ? 'none' : 'flex';
    opener.setAttribute('aria-expanded', String(!list.hidden));
  });
  root.append(opener, list);
  document.body.append(root);
})();
