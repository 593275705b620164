/**
 * Layer of a run: `gate` for the core flows of `npm test`, `matrix` for all of `npm run test:matrix`;
 * otherwise `by hand`, those named on the command line. From FORECOURT_LAYER.
 */
export const layer = layerOf(process.env['FORECOURT_LAYER']);

function layerOf(text: string | undefined): 'gate' | 'matrix' | 'by hand' {
  return text === 'gate' || text === 'matrix' ? text : 'by hand';
}
