/**
 * Which flows a run is about: `gate` the core ones of `npm test`, `matrix` all of `npm run test:matrix`; without either, by hand, those that
 * are named on the command line. From FORECOURT_LAYER.
 */
export const layer = layerOf(process.env['FORECOURT_LAYER']);

function layerOf(text: string | undefined): 'gate' | 'matrix' | 'by hand' {
  return text === 'gate' || text === 'matrix' ? text : 'by hand';
}
