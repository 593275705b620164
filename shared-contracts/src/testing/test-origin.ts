/** Origin of a test platform's API; the handlers of `answer` and `refuse` listen there. */
export const testOrigin = 'http://localhost';
