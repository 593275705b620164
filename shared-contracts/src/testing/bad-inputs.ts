/** Today in every row of {@link badInputs}. */
export const badInputsTodayOn = '2026-06-15';

/** One row of the list of bad inputs: what is typed into a field, and what is stored or which message rejects it. */
export interface BadInput {
  /** Number in the list, and what the row tests. */
  readonly row: string;
  readonly field: BadInputField;
  readonly typed: string;
  readonly answer: { readonly kept: string | number } | { readonly refused: string };
}

export type BadInputField =
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'line1'
  | 'homeLine1'
  | 'line2'
  | 'city'
  | 'county'
  | 'zip'
  | 'phone'
  | 'mobile'
  | 'email'
  | 'password'
  | 'code'
  | 'birthDate'
  | 'startMonth'
  | 'annualIncome'
  | 'monthlyHousing'
  | 'vin'
  | 'ssn'
  | 'ssnLast4'
  | 'accountLast4'
  | 'occupation'
  | 'employer';

const x = (count: number) => 'x'.repeat(count);
const kept = (value: string | number) => ({ kept: value });
const refused = (message: string) => ({ refused: message });

type Rows = readonly (readonly [row: string, typed: string, answer: BadInput['answer']])[];

const rowsByField: Readonly<Record<BadInputField, Rows>> = {
  firstName: [
    ['002 blanks', '   ', refused('nameRequired')],
    ['003 one letter', 'A', refused('nameShort')],
    ['005 blanks around', '  Ann  ', kept('Ann')],
    ['006 15 letters', 'Christopherjohn', kept('Christopherjohn')],
    ['008 hyphen', 'Mary-Jane', kept('Mary-Jane')],
    ['009 inner space', 'Mary Ann', kept('Mary Ann')],
    ['011 trailing hyphen', 'Ann-', refused('nameEdges')],
    ['012 leading apostrophe', "'Ann", refused('nameEdges')],
    ['014 special', 'Ann@', refused('nameLetters')],
    ['015 markup', '<b>Al</b>', refused('nameLetters')],
    ['017 a letter', 'José', kept('José')],
    ['018 typographic apostrophe', 'D’Arcy', kept("D'Arcy")],
  ],
  middleName: [
    ['024 one letter', 'J', kept('J')],
    ['16 letters', 'Christopherjohns', refused('nameLong')],
  ],
  lastName: [
    ['020 one letter', 'O', refused('nameShort')],
    ['021 25 letters', 'Wolfeschlegelsteinhausenb', kept('Wolfeschlegelsteinhausenb')],
    ['023 dot', 'Smith Jr.', refused('nameLetters')],
  ],
  line1: [
    ['026 a street', '123 Main St', kept('123 Main St')],
    ['027 nothing', '', refused('addressRequired')],
    ['029 text missing', '123', refused('addressForm')],
    ['030 a number of 6', '123456 Main St', kept('123456 Main St')],
    ['032 street over 35', `12 ${x(36)}`, refused('addressForm')],
    ['033 general address', 'RR 1234, PO Box 123456', kept('RR 1234, PO Box 123456')],
    ['035 7 digits', 'PO Box 1234567', refused('addressForm')],
    ['036 max 60', x(61), refused('addressLong')],
  ],
  homeLine1: [
    ['a street', '123 Main St', kept('123 Main St')],
    ['a rural route', 'RR 2', kept('RR 2')],
    ['a box with a route', 'RR 1234, PO Box 123456', refused('addressPoBox')],
    ['a box', 'P.O. Box 77', refused('addressPoBox')],
    ['a box behind a street', '12 Main St, PO Box 9', refused('addressPoBox')],
    ['a street that sounds like one', '12 Boxwood Ln', kept('12 Boxwood Ln')],
  ],
  line2: [['038 max 16', 'Apartment 12345678', refused('addressLine2Long')]],
  city: [['039 one letter', 'A', refused('cityShort')]],
  county: [
    ['041 a dot', 'St. Clair', kept('St. Clair')],
    ['042 apostrophe, as written', "Prince George's", refused('countyLetters')],
  ],
  zip: [
    ['044 a ZIP', '90210', kept('90210')],
    ['045 four digits', '9021', refused('zipDigits')],
    ['047 its extension', '90210-1234', refused('zipDigits')],
    ['048 letter', '9021O', refused('zipDigits')],
    ['050 USA only', 'K1A 0B1', refused('zipDigits')],
  ],
  phone: [
    ['053 digits', '2125550134', kept('2125550134')],
    ['054 mask stripped', '(212) 555 - 0134', kept('2125550134')],
    ['056 11 digits', '12125550134', refused('phoneDigits')],
    ['057 a country code', '+1 212 555 0134', refused('phoneDigits')],
    ['059 fourth digit 0', '2120550134', refused('phonePrefix')],
    ['060 area code', '0125550134', refused('phoneArea')],
    ['062 toll-free', '8005550134', kept('8005550134')],
    ['063 811', '8115550134', kept('8115550134')],
    ['065 not 0-9', '２１２５５５０１３４', refused('phoneDigits')],
  ],
  mobile: [['062 toll-free where a mobile is needed', '8005550134', refused('validation.tollFree')]],
  email: [
    ['069 nothing', '', refused('emailRequired')],
    ['071 trimmed', ' user@example.com ', kept('user@example.com')],
    ['072 plus sign', 'user+tag@example.com', refused('emailPlus')],
    ['074 no ending', 'user@example', refused('emailFormat')],
    ['075 two at signs', 'user@@example.com', refused('emailFormat')],
    ['077 61', `${'a'.repeat(49)}@example.com`, refused('emailLong')],
    ['078 space', 'user@exa mple.com', refused('emailFormat')],
  ],
  password: [
    ['083 one of each', 'Abcdef1!', kept('Abcdef1!')],
    ['084 7', 'Abcde1!', refused('passwordRules')],
    ['086 lower', 'ABCDEF1!', refused('passwordRules')],
    ['087 digit', 'Abcdefg!', refused('passwordRules')],
    ['089 weak list', 'Password1!', refused('passwordWeak')],
    ['090 64 long', `Aa1!${x(60)}`, kept(`Aa1!${x(60)}`)],
  ],
  code: [
    ['092 six digits', '123456', kept('123456')],
    ['093 five digits', '12345', refused('codeDigits')],
    ['095 a letter', '12a456', refused('codeDigits')],
    ['096 not 0-9', '١٢٣٤٥٦', refused('codeDigits')],
  ],
  birthDate: [
    ['099 18 today', '06/15/2008', kept('2008-06-15')],
    ['18 tomorrow', '06/16/2008', refused('birthDateYoung')],
    ['101 100 years', '06/15/1926', refused('birthDateOld')],
    ['102 99', '06/16/1926', kept('1926-06-16')],
    ['104 a leap day', '02/29/2000', kept('2000-02-29')],
    ['no leap day', '02/29/1999', refused('birthDateReal')],
    ['105 month', '13/01/1990', refused('birthDateReal')],
    ['107 full date', '6/1/90', refused('birthDateFull')],
    ['108 MM/DD/YYYY', '1990-06-15', refused('birthDateFull')],
    ['in the future', '06/16/2026', refused('birthDateFuture')],
    ['nothing', ' ', refused('birthDateRequired')],
  ],
  startMonth: [
    ['111 two years ago', '06/2024', kept('2024-06')],
    ['this month', '06/2026', kept('2026-06')],
    ['next month', '07/2026', refused('startFuture')],
    ['116 longer than any age', '06/1920', refused('startOld')],
    ['114 month', '13/2027', refused('startMonth')],
    ['a year of two digits', '06/24', refused('startForm')],
    ['nothing', '', refused('startRequired')],
  ],
  annualIncome: [
    ['117 min 1', '0', refused('incomeMin')],
    ['119 max', '999999', kept(99_999_900)],
    ['120 over the max', '1000000', refused('incomeMax')],
    ['122 sign and group', '$85,000', kept(8_500_000)],
    ['123 digits', '1e5', refused('incomeDigits')],
    ['125 below a dollar', '0.99', refused('incomeMin')],
    ['126 never read as 85', '85.000,00', refused('incomeDigits')],
    ['a wrong group', '8,50', refused('incomeDigits')],
    ['128 nothing', '', refused('incomeRequired')],
  ],
  monthlyHousing: [
    ['nothing paid', '0', kept(0)],
    ['a rent', '1,850.50', kept(185_050)],
    ['over the bound', '100000', refused('housingMax')],
    ['nothing', '', refused('housingRequired')],
  ],
  vin: [
    ['137 upper-cased', '1hgcm82633a004352', kept('1HGCM82633A004352')],
    ['138 16', '1HGCM82633A00435', refused('vinForm')],
    ['140 symbol', '1HGCM82633A00435-', refused('vinForm')],
    ['141 space', '1HGCM 82633A00435', refused('vinForm')],
    ['143 check digit', '1HGCM82633A004353', kept('1HGCM82633A004353')],
  ],
  ssn: [
    ['144 dashes stripped', '123-45-6789', kept('123456789')],
    ['146 000', '000-12-3456', refused('ssnForm')],
    ['147 666', '666-12-3456', refused('ssnForm')],
    ['middle group 00', '123-00-4567', refused('ssnForm')],
    ['149 0000', '123-45-0000', refused('ssnForm')],
    ['150 ITIN shape', '900-70-1234', kept('900701234')],
    ['152 10 digits', '1234567890', refused('ssnDigits')],
    ['153 only dashes are stripped', '123 45 6789', refused('ssnDigits')],
    ['155 not 0-9', '１２３４５６７８９', refused('ssnDigits')],
  ],
  ssnLast4: [['158 4 digits', '123', refused('ssnLast4Digits')]],
  accountLast4: [['159 digits', '12a4', refused('accountLast4Digits')]],
  occupation: [
    ['26', x(26), kept(x(26))],
    ['176 max 26', x(27), refused('occupationLong')],
  ],
  employer: [
    ['25', x(25), kept(x(25))],
    ['177 max 25', x(26), refused('employerLong')],
  ],
};

/**
 * The rows of the list of bad inputs that a field's schema decides, plus our own at the bounds. Run by both browser and server; inputs that
 * depend on a lookup, a second field or an uploaded file are tested elsewhere.
 */
export const badInputs: readonly BadInput[] = Object.entries(rowsByField).flatMap(([field, rows]) =>
  rows.map(([row, typed, answer]) => ({ row, field: field as BadInputField, typed, answer })),
);
