import design from '@forecourt/shared-design/locales/es.json' with { type: 'json' };
import purchase from '@forecourt/shared-design/purchase/es.json' with { type: 'json' };
import session from '@forecourt/shared-design/session/es.json' with { type: 'json' };
import checkout from './es.json' with { type: 'json' };

/** Spanish texts of this remote and of the design system it uses, by namespace, in their own chunk. */
export default { checkout, design, purchase, session };
