/** The license plate of a nose, its upper edge at a height. */
export const plate = (y: number): string =>
  `<rect x="-36" y="${y}" width="72" height="20" rx="2.5" fill="#f4f6f7" stroke="#8d959b"/><path d="M-26 ${y + 10}h52" stroke="#c5ccd1" stroke-width="6"/>`;
