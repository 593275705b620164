/* global window */

/**
 * Adapter between the page and a map service: the autocomplete and the geocoder of the Maps JavaScript API.
 * Input from the page is checked here; results are copied into plain data, which the page parses again.
 * @param {{ maps: { importLibrary(name: string): Promise<object> } }} library
 */
window.forecourtAdapter = async (library) => {
  const [places, geocoding] = await Promise.all(
    ['places', 'geocoding'].map((name) => library.maps.importLibrary(name)),
  );
  const geocoder = new geocoding.Geocoder();
  // The service bills all keystrokes up to a selection as one session.
  let session;

  const text = (value, limit) => {
    if (typeof value !== 'string' || value.length > limit) throw new Error('a text was expected');
    return value;
  };
  const words = (part) => String(part?.text ?? '');
  const suggestion = ({ placeId, text: whole, mainText, secondaryText }) => ({
    id: String(placeId),
    main: words(mainText) || words(whole),
    secondary: words(secondaryText),
  });

  return {
    /** @param {{ text: string }} asked */
    async suggest(asked) {
      const input = text(asked?.text, 100);
      session ??= new places.AutocompleteSessionToken();
      const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        includedRegionCodes: ['us'],
        includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
        sessionToken: session,
      });
      return suggestions.flatMap(({ placePrediction }) =>
        placePrediction ? suggestion(placePrediction) : [],
      );
    },
    /** @param {{ id: string }} asked */
    async locate(asked) {
      const placeId = text(asked?.id, 500);
      session = undefined;
      const { results } = await geocoder.geocode({ placeId });
      return (results[0]?.address_components ?? []).map((part) => ({
        long: String(part.long_name),
        short: String(part.short_name),
        types: part.types.map(String),
      }));
    },
  };
};
