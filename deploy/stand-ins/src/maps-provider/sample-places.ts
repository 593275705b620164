/** A street of the maps stand-in with the city of its ZIP code. */
export interface SamplePlace {
  readonly street: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly stateName: string;
  readonly county: string;
  readonly zip: string;
}

const rows = [
  'Michigan Avenue|Dearborn|MI|Michigan|Wayne|48124',
  'Michigan Avenue|Chicago|IL|Illinois|Cook|60611',
  'Main Street|Ann Arbor|MI|Michigan|Washtenaw|48104',
  'Main Street|Houston|TX|Texas|Harris|77002',
  'Main Street|Dallas|TX|Texas|Dallas|75201',
  'Main Street|Toledo|OH|Ohio|Lucas|43605',
  'Main Street|Buffalo|NY|New York|Erie|14202',
  'Market Street|San Francisco|CA|California|San Francisco|94103',
  'Market Street|Philadelphia|PA|Pennsylvania|Philadelphia|19103',
  'Garden Street|Lansing|MI|Michigan|Ingham|48933',
  'Garden Street|Seattle|WA|Washington|King|98101',
  'Woodward Avenue|Detroit|MI|Michigan|Wayne|48226',
  'Woodland Avenue|Duluth|MN|Minnesota|St. Louis|55803',
  'Monroe Avenue|Grand Rapids|MI|Michigan|Kent|49503',
  'State Street|Chicago|IL|Illinois|Cook|60602',
  'State Street|Madison|WI|Wisconsin|Dane|53703',
  'High Street|Columbus|OH|Ohio|Franklin|43215',
  'Meridian Street|Indianapolis|IN|Indiana|Marion|46204',
  'Wisconsin Avenue|Milwaukee|WI|Wisconsin|Milwaukee|53202',
  'Congress Avenue|Austin|TX|Texas|Travis|78701',
  'Congress Street|Portland|ME|Maine|Cumberland|04101',
  'Peachtree Street|Atlanta|GA|Georgia|Fulton|30303',
  'Ocean Drive|Miami Beach|FL|Florida|Miami-Dade|33139',
  'Elm Street|Manchester|NH|New Hampshire|Hillsborough|03101',
];

/** The streets that the stand-in knows, all in cities of the ZIP table. */
export const samplePlaces: readonly SamplePlace[] = rows.map((row) => {
  const [street = '', city = '', state = '', stateName = '', county = '', zip = ''] = row.split('|');
  return { street, city, state, stateName, county, zip };
});
