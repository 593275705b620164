import design from '@forecourt/shared-design/locales/es.json' with { type: 'json' };
import purchase from '@forecourt/shared-design/purchase/es.json' with { type: 'json' };
import creditApp from './es.json' with { type: 'json' };

/** The Spanish texts of this remote and of the design that it uses, by namespace: a chunk of their own. */
export default { creditApp, design, purchase };
