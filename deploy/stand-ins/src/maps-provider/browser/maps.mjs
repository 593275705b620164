/* global document, window */

/**
 * A stand-in for a third-party map service: it implements the part of the Maps JavaScript API that the site
 * uses, with a list of sample streets, `places`, that is prepended to this script. Like the service it
 * requires a key.
 */
(() => {
  const places = window.forecourtSamplePlaces;
  delete window.forecourtSamplePlaces;
  const hasKey = new URL(document.currentScript.src).searchParams.has('key');
  const limit = 5;

  /** Splits the input into the house number, if any, and words. @param {string} input */
  function readInput(input) {
    const [, number = '', rest = ''] = /^\s*(\d{1,6}[a-z]?(?=\s|$))?\s*(.*)$/i.exec(input) ?? [];
    return {
      number,
      words: rest
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    };
  }

  /** @param {{ street: string, city: string, state: string }} place @param {string[]} words */
  function fits({ street, city, state }, words) {
    const known = `${street} ${city} ${state}`.toLowerCase().split(' ');
    return words.length > 0 && words.every((word) => known.some((one) => one.startsWith(word)));
  }

  class AutocompleteSuggestion {
    /** @param {{ input: string }} request */
    static async fetchAutocompleteSuggestions({ input }) {
      const { number, words } = readInput(input);
      const found = places.map((place, at) => ({ place, at })).filter(({ place }) => fits(place, words));
      return {
        suggestions: found.slice(0, limit).map(({ place, at }) => {
          const main = [number, place.street].filter(Boolean).join(' ');
          const secondary = `${place.city}, ${place.state}, USA`;
          return {
            placePrediction: {
              placeId: `${at}:${number}`,
              text: { text: `${main}, ${secondary}` },
              mainText: { text: main },
              secondaryText: { text: secondary },
            },
          };
        }),
      };
    }
  }

  class AutocompleteSessionToken {}

  class Geocoder {
    /** @param {{ placeId: string }} request */
    async geocode({ placeId }) {
      const [at = '', number = ''] = placeId.split(':');
      const place = places[Number(at)];
      if (!place) throw new Error('GEOCODER_GEOCODE: ZERO_RESULTS');
      const parts = [
        ['street_number', number],
        ['route', place.street],
        ['locality', place.city],
        ['administrative_area_level_2', `${place.county} County`],
        ['administrative_area_level_1', place.stateName, place.state],
        ['country', 'United States', 'US'],
        ['postal_code', place.zip],
      ];
      return {
        results: [
          {
            place_id: placeId,
            address_components: parts
              .filter(([, long]) => long !== '')
              .map(([type, long, short = long]) => ({ long_name: long, short_name: short, types: [type] })),
          },
        ],
      };
    }
  }

  const libraries = {
    places: { AutocompleteSuggestion, AutocompleteSessionToken },
    geocoding: { Geocoder },
  };
  window.google = {
    maps: {
      async importLibrary(name) {
        if (!hasKey) throw new Error('MissingKeyMapError');
        return libraries[name];
      },
    },
  };
})();
