/** One way in which the products of a family differ: its part of the SKU, its words, and what it does to the price. */
export interface Variant {
  readonly code: string;
  readonly text: string;
  /** Factor on the family's price. @default 1 */
  readonly factor?: number;
}

/** Products that are made alike: one for each kind, size and colour. */
export interface Family {
  readonly group: string;
  readonly subGroup: string;
  readonly prefix: string;
  readonly unit: string;
  /** What the customer buys at a time. */
  readonly order: string;
  readonly leadTime: string;
  readonly applications: readonly string[];
  /** Metres on a roll, where it is one. */
  readonly rollLength?: number;
  /** Metres of a crowned strip, where it is one. */
  readonly stripLength?: number;
  readonly unitSize: number;
  /** Kilograms. */
  readonly weight: number;
  /** AUD at the first price level. */
  readonly price: number;
  readonly takesLogo?: boolean;
  readonly kinds: readonly Variant[];
  readonly sizes: readonly Variant[];
  readonly colours: readonly Variant[];
}

const lineColours: readonly Variant[] = [
  { code: 'WHT', text: 'White' },
  { code: 'YEL', text: 'Yellow' },
  { code: 'RED', text: 'Signal red', factor: 1.04 },
  { code: 'BLU', text: 'Blue', factor: 1.04 },
  { code: 'GRN', text: 'Green', factor: 1.04 },
  { code: 'ORG', text: 'Orange', factor: 1.06 },
  { code: 'BLK', text: 'Black' },
  { code: 'GRY', text: 'Grey' },
];
const courtColours: readonly Variant[] = [
  { code: 'TGR', text: 'Tournament green' },
  { code: 'USB', text: 'US blue', factor: 1.03 },
  { code: 'TER', text: 'Terracotta', factor: 1.02 },
  { code: 'SND', text: 'Sandstone', factor: 1.02 },
  { code: 'PUR', text: 'Purple', factor: 1.08 },
];
const plain: readonly Variant[] = [{ code: 'STD', text: 'standard' }];
const sizes = (texts: readonly (readonly [code: string, text: string, factor: number])[]): readonly Variant[] =>
  texts.map(([code, text, factor]) => ({ code, text, factor }));

const courts = ['Tennis', 'Netball', 'Basketball', 'Multi-sport'];

/** The demo's catalogue: what a supplier of sports surfaces sells. */
export const families: readonly Family[] = [
  {
    group: 'Court line roll',
    subGroup: 'Line marking',
    prefix: 'CL',
    unit: 'roll',
    order: '1 roll',
    leadTime: 'In stock',
    applications: courts,
    rollLength: 25,
    unitSize: 25,
    weight: 2.4,
    price: 118.5,
    kinds: [{ code: 'RL', text: 'line roll' }],
    sizes: sizes([
      ['040', '40 mm × 25 m', 0.86],
      ['050', '50 mm × 25 m', 1],
      ['075', '75 mm × 25 m', 1.32],
      ['080', '80 mm × 25 m', 1.39],
      ['100', '100 mm × 25 m', 1.7],
    ]),
    colours: lineColours,
  },
  {
    group: 'Crowned strip',
    subGroup: 'Line marking',
    prefix: 'CS',
    unit: 'strip',
    order: '20 strips',
    leadTime: '5 days',
    applications: courts,
    stripLength: 1.2,
    unitSize: 1,
    weight: 0.18,
    price: 9.4,
    takesLogo: true,
    kinds: [
      { code: 'ST', text: 'primed' },
      { code: 'LE', text: 'logo end', factor: 1.3 },
    ],
    sizes: sizes([
      ['050', '50 mm', 1],
      ['075', '75 mm', 1.28],
      ['100', '100 mm', 1.6],
    ]),
    colours: lineColours.slice(0, 6),
  },
  {
    group: 'Reinforcement mesh',
    subGroup: 'Base',
    prefix: 'RM',
    unit: 'roll',
    order: '1 roll',
    leadTime: '3 days',
    applications: ['Tennis', 'Crack repair'],
    rollLength: 50,
    unitSize: 50,
    weight: 8.5,
    price: 640,
    kinds: [
      { code: 'GL', text: 'Glass', factor: 1.4 },
      { code: 'PE', text: 'Polyester' },
      { code: 'BA', text: 'Basalt', factor: 2.1 },
    ],
    sizes: sizes([
      ['110', '110 g/m², 1 × 50 m', 1],
      ['160', '160 g/m², 1 × 50 m', 1.35],
      ['220', '220 g/m², 1 × 50 m', 1.75],
      ['320', '320 g/m², 1 × 50 m, acrylic base', 2.3],
    ]),
    colours: [
      { code: 'NAT', text: 'natural' },
      { code: 'BLK', text: 'black' },
    ],
  },
  {
    group: 'Seam backing tape',
    subGroup: 'Installation',
    prefix: 'SB',
    unit: 'm',
    order: '100 m',
    leadTime: 'In stock',
    applications: ['Synthetic turf', 'Indoor flooring'],
    rollLength: 100,
    unitSize: 100,
    weight: 0.09,
    price: 2.1275,
    kinds: [
      { code: 'HM', text: 'Hot melt' },
      { code: 'XL', text: 'Cross-laid', factor: 1.4 },
      { code: 'PU', text: 'PU coated', factor: 1.7 },
    ],
    sizes: sizes([
      ['150', '150 mm × 100 m', 0.6],
      ['200', '200 mm × 100 m', 0.75],
      ['300', '300 mm × 100 m', 1],
      ['400', '400 mm × 100 m', 1.26],
    ]),
    colours: [
      { code: 'BLK', text: 'black' },
      { code: 'GRY', text: 'grey' },
    ],
  },
  {
    group: 'Underlay roll',
    subGroup: 'Base',
    prefix: 'UL',
    unit: 'roll',
    order: '1 roll',
    leadTime: '2 weeks',
    applications: ['Synthetic turf', 'Playground', 'Gym'],
    rollLength: 15,
    unitSize: 22.5,
    weight: 96,
    price: 893.25,
    kinds: [
      { code: 'EP', text: 'EPDM-bound' },
      { code: 'PF', text: 'PU foam', factor: 1.25 },
      { code: 'CK', text: 'Cork', factor: 1.6 },
    ],
    sizes: sizes([
      ['004', '4 mm, 25 m', 0.55],
      ['006', '6 mm, 20 m', 0.7],
      ['008', '8 mm, 18 m', 0.86],
      ['010', '10 mm, 15 m', 1],
      ['012', '12 mm, 12 m', 1.06],
      ['015', '15 mm, 10 m', 1.2],
    ]),
    colours: [
      { code: 'GRY', text: 'grey' },
      { code: 'BLK', text: 'black' },
    ],
  },
  {
    group: 'Edge profile strip',
    subGroup: 'Finishing',
    prefix: 'ED',
    unit: 'strip',
    order: '10 strips',
    leadTime: '3 days',
    applications: ['Indoor flooring', 'Gym'],
    stripLength: 2.5,
    unitSize: 2.5,
    weight: 0.75,
    price: 23.9,
    kinds: [
      { code: 'PR', text: 'Profile' },
      { code: 'RP', text: 'Ramp', factor: 1.5 },
    ],
    sizes: sizes([
      ['012', '12 mm × 2.5 m', 0.8],
      ['018', '18 mm × 2.5 m', 1],
      ['022', '22 mm × 2.5 m', 1.16],
      ['030', '30 mm × 2.5 m', 1.45],
    ]),
    colours: [
      { code: 'ALU', text: 'aluminium' },
      { code: 'BLK', text: 'anodised black', factor: 1.2 },
      { code: 'SST', text: 'stainless steel', factor: 2.2 },
      { code: 'BRS', text: 'brass', factor: 2.6 },
    ],
  },
  {
    group: 'Net reinforcement',
    subGroup: 'Nets',
    prefix: 'NT',
    unit: 'roll',
    order: '1 roll',
    leadTime: '5 days',
    applications: ['Tennis', 'Volleyball'],
    rollLength: 50,
    unitSize: 50,
    weight: 3.1,
    price: 78.7,
    kinds: [
      { code: 'HD', text: 'Header tape' },
      { code: 'SD', text: 'Side tape', factor: 0.8 },
    ],
    sizes: sizes([
      ['042', '42 mm × 50 m', 1],
      ['060', '60 mm × 50 m, vinyl', 1.3],
    ]),
    colours: lineColours.slice(0, 3),
  },
  {
    group: 'Adhesive',
    subGroup: 'Installation',
    prefix: 'AD',
    unit: 'pail',
    order: '1 pail',
    leadTime: 'In stock',
    applications: ['Synthetic turf', 'Indoor flooring', 'Playground'],
    unitSize: 10,
    weight: 10.6,
    price: 96.9,
    kinds: [
      { code: 'PU', text: 'Two-part polyurethane' },
      { code: 'AC', text: 'Acrylic', factor: 0.6 },
      { code: 'SM', text: 'Silane-modified', factor: 1.3 },
      { code: 'EX', text: 'Epoxy', factor: 1.5 },
    ],
    sizes: sizes([
      ['005', '5 kg', 0.55],
      ['010', '10 kg', 1],
      ['015', '15 kg', 1.44],
      ['020', '20 kg', 1.86],
    ]),
    colours: [
      { code: 'BGE', text: 'beige' },
      { code: 'GRN', text: 'green' },
    ],
  },
  {
    group: 'Surface coating',
    subGroup: 'Acrylic systems',
    prefix: 'SC',
    unit: 'drum',
    order: '1 drum',
    leadTime: '1 week',
    applications: courts,
    unitSize: 15,
    weight: 21,
    price: 146.2,
    kinds: [
      { code: 'TC', text: 'Top coat' },
      { code: 'CU', text: 'Cushion coat', factor: 1.45 },
      { code: 'FL', text: 'Filler coat', factor: 0.7 },
    ],
    sizes: sizes([
      ['015', '15 L', 1],
      ['020', '20 L', 1.28],
    ]),
    colours: courtColours,
  },
  {
    group: 'Sports vinyl',
    subGroup: 'Indoor',
    prefix: 'SV',
    unit: 'm²',
    order: '30 m²',
    leadTime: '6 weeks',
    applications: ['Basketball', 'Futsal', 'Gym'],
    rollLength: 20,
    unitSize: 30,
    weight: 3.8,
    price: 64.85,
    kinds: [
      { code: 'WG', text: 'Wood grain' },
      { code: 'SL', text: 'Solid', factor: 0.94 },
    ],
    sizes: sizes([
      ['045', '4.5 mm', 0.82],
      ['060', '6 mm', 1],
      ['080', '8 mm', 1.3],
    ]),
    colours: [
      { code: 'OAK', text: 'oak' },
      { code: 'MAP', text: 'maple' },
      { code: 'USB', text: 'US blue' },
      { code: 'ANT', text: 'anthracite' },
    ],
  },
  {
    group: 'Prime logo',
    subGroup: 'Logos',
    prefix: 'LG',
    unit: 'each',
    order: '1',
    leadTime: '10 days',
    applications: courts,
    unitSize: 1,
    weight: 0.6,
    price: 245,
    takesLogo: true,
    kinds: [
      { code: 'CT', text: 'Centre court logo', factor: 2.4 },
      { code: 'BL', text: 'Baseline logo' },
      { code: 'SP', text: 'Sponsor panel', factor: 1.5 },
    ],
    sizes: sizes([
      ['050', '0.5 m', 0.6],
      ['100', '1 m', 1],
      ['200', '2 m', 1.8],
    ]),
    colours: [
      { code: 'ONE', text: 'one colour' },
      { code: 'FUL', text: 'full colour', factor: 1.6 },
    ],
  },
  {
    group: 'Installation tool',
    subGroup: 'Tools',
    prefix: 'TL',
    unit: 'each',
    order: '1',
    leadTime: 'In stock',
    applications: ['Installation'],
    unitSize: 1,
    weight: 1.9,
    price: 58.4,
    kinds: [
      { code: 'SQ', text: 'Squeegee' },
      { code: 'TR', text: 'Notched trowel', factor: 0.5 },
      { code: 'RO', text: 'Seam roller', factor: 1.4 },
      { code: 'CT', text: 'Line cutter', factor: 2.7 },
      { code: 'GR', text: 'Turf gripper', factor: 1.8 },
    ],
    sizes: sizes([
      ['300', '300 mm', 1],
      ['600', '600 mm', 1.5],
      ['900', '900 mm', 2],
    ]),
    colours: plain,
  },
];
