import type { ZipPlace } from '@forecourt/shared-contracts/geo';

/** The zone that all of a state has, or most of it. */
const states: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': list('CT,DC,DE,FL,GA,IN,KY,MA,MD,ME,NC,NH,NJ,NY,OH,PA,RI,SC,VA,VT,WV'),
  'America/Detroit': ['MI'],
  'America/Chicago': list('AL,AR,IA,IL,KS,LA,MN,MO,MS,ND,NE,OK,SD,TN,TX,WI'),
  'America/Denver': list('CO,MT,NM,UT,WY'),
  'America/Boise': ['ID'],
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': list('CA,NV,OR,WA'),
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
  'America/Puerto_Rico': ['PR'],
  'America/St_Thomas': ['VI'],
  'Pacific/Guam': ['GU', 'MP'],
};

/** By state: the counties with another zone than most of it. A county in two zones has that of its seat. */
const counties: Readonly<Record<string, readonly [timeZone: string, names: readonly string[]]>> = {
  FL: ['America/Chicago', list('Bay,Calhoun,Escambia,Holmes,Jackson,Okaloosa,Santa Rosa,Walton,Washington')],
  ID: [
    'America/Los_Angeles',
    list('Benewah,Bonner,Boundary,Clearwater,Idaho,Kootenai,Latah,Lewis,Nez Perce,Shoshone'),
  ],
  IN: [
    'America/Chicago',
    list('Gibson,Jasper,Lake,LaPorte,Newton,Perry,Porter,Posey,Spencer,Starke,Vanderburgh,Warrick'),
  ],
  KS: ['America/Denver', list('Greeley,Hamilton,Sherman,Wallace')],
  KY: [
    'America/Chicago',
    list(
      'Adair,Allen,Ballard,Barren,Breckinridge,Butler,Caldwell,Calloway,Carlisle,Christian,Clinton,Crittenden,Cumberland,Daviess,' +
        'Edmonson,Fulton,Graves,Grayson,Green,Hancock,Hart,Henderson,Hickman,Hopkins,Livingston,Logan,Lyon,Marshall,McCracken,' +
        'McLean,Metcalfe,Monroe,Muhlenberg,Ohio,Russell,Simpson,Todd,Trigg,Union,Warren,Webster',
    ),
  ],
  MI: ['America/Menominee', list('Dickinson,Gogebic,Iron,Menominee')],
  ND: ['America/Denver', list('Adams,Billings,Bowman,Dunn,Golden Valley,Grant,Hettinger,Slope,Stark')],
  NE: [
    'America/Denver',
    list(
      'Arthur,Banner,Box Butte,Chase,Cheyenne,Dawes,Deuel,Dundy,Garden,Grant,Hooker,Keith,Kimball,Morrill,Perkins,Scotts Bluff,' +
        'Sheridan,Sioux',
    ),
  ],
  OR: ['America/Boise', list('Malheur')],
  SD: [
    'America/Denver',
    list(
      'Bennett,Butte,Corson,Custer,Dewey,Fall River,Haakon,Harding,Jackson,Lawrence,Meade,Oglala Lakota County,Pennington,Perkins,Ziebach',
    ),
  ],
  TN: [
    'America/New_York',
    list(
      'Anderson,Blount,Bradley,Campbell,Carter,Claiborne,Cocke,Grainger,Greene,Hamblen,Hamilton,Hancock,Hawkins,Jefferson,Johnson,' +
        'Knox,Loudon,McMinn,Meigs,Monroe,Morgan,Polk,Rhea,Roane,Scott,Sevier,Sullivan,Unicoi,Union,Washington',
    ),
  ],
  TX: ['America/Denver', list('El Paso,Hudspeth')],
};

function list(text: string): readonly string[] {
  return text.split(',');
}

const stateZones = new Map(
  Object.entries(states).flatMap(([timeZone, all]) => all.map((state) => [state, timeZone] as const)),
);

/**
 * Returns the time zone of a place in the ZIP table, an IANA name; undefined for a military address and a territory that is not listed. A
 * place near the border of two zones may have the other one.
 */
export function timeZoneOf({ state, county }: Pick<ZipPlace, 'state' | 'county'>): string | undefined {
  const exception = counties[state];
  return exception?.[1].includes(county) ? exception[0] : stateZones.get(state);
}
