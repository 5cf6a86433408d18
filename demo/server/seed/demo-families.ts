import type { Look } from './pictures/looks';

type VariantTuple = readonly [code: string, text: string, factor?: number];

const variants = (...tuples: readonly VariantTuple[]) =>
  tuples.map(([code, text, factor = 1]) => ({ code, text, factor }));

/** A variant of a family's products: its part of the SKU, its words, and the factor on the family's price. */
export type Variant = ReturnType<typeof variants>[number];

/** A family of products: one for each kind, size and colour. */
export interface Family {
  readonly group: string;
  readonly subGroup: string;
  readonly prefix: string;
  readonly unit: string;
  readonly order: string;
  readonly leadTime: string;
  readonly applications: readonly string[];
  readonly rollLength?: number;
  readonly stripLength?: number;
  readonly unitSize: number;
  readonly weight: number;
  /** In the first currency, at the first price level. */
  readonly price: number;
  readonly takesLogo?: boolean;
  /** The drawing on its pictures. @default no pictures */
  readonly look?: Look;
  readonly kinds: readonly Variant[];
  readonly sizes: readonly Variant[];
  readonly colours: readonly Variant[];
}

const lineColours = variants(
  ['WHT', 'White'],
  ['YEL', 'Yellow'],
  ['RED', 'Signal red', 1.04],
  ['BLU', 'Blue', 1.04],
  ['GRN', 'Green', 1.04],
  ['ORG', 'Orange', 1.06],
  ['BLK', 'Black'],
  ['GRY', 'Grey'],
);
const courtColours = variants(
  ['TGR', 'Tournament green'],
  ['USB', 'US blue', 1.03],
  ['TER', 'Terracotta', 1.02],
  ['SND', 'Sandstone', 1.02],
  ['PUR', 'Purple', 1.08],
);
const courts = ['Tennis', 'Netball', 'Basketball', 'Multi-sport'];
const plain = variants(['STD', 'standard']);

export const demoFamilies: readonly Family[] = [
  {
    group: 'Court line roll',
    look: 'tape',
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
    kinds: variants(['RL', 'line roll']),
    sizes: variants(
      ['040', '40 mm × 25 m', 0.86],
      ['050', '50 mm × 25 m'],
      ['075', '75 mm × 25 m', 1.32],
      ['080', '80 mm × 25 m', 1.39],
      ['100', '100 mm × 25 m', 1.7],
    ),
    colours: lineColours,
  },
  {
    group: 'Crowned strip',
    look: 'strip',
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
    kinds: variants(['ST', 'primed'], ['LE', 'logo end', 1.3]),
    sizes: variants(['050', '50 mm'], ['075', '75 mm', 1.28], ['100', '100 mm', 1.6]),
    colours: lineColours.slice(0, 6),
  },
  {
    group: 'Net reinforcement',
    look: 'tape',
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
    kinds: variants(['HD', 'Header tape'], ['SD', 'Side tape', 0.8]),
    sizes: variants(['042', '42 mm × 50 m'], ['060', '60 mm × 50 m, vinyl', 1.3]),
    colours: lineColours.slice(0, 3),
  },
  {
    group: 'Surface coating',
    look: 'drum',
    subGroup: 'Acrylic systems',
    prefix: 'SC',
    unit: 'drum',
    order: '1 drum',
    leadTime: '1 week',
    applications: courts,
    unitSize: 15,
    weight: 21,
    price: 146.2,
    kinds: variants(['TC', 'Top coat'], ['CU', 'Cushion coat', 1.45], ['FL', 'Filler coat', 0.7]),
    sizes: variants(['015', '15 L'], ['020', '20 L', 1.28]),
    colours: courtColours,
  },
  {
    group: 'Prime logo',
    look: 'badge',
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
    kinds: variants(['CT', 'Centre court logo', 2.4], ['BL', 'Baseline logo'], ['SP', 'Sponsor panel', 1.5]),
    sizes: variants(['050', '0.5 m', 0.6], ['100', '1 m'], ['200', '2 m', 1.8]),
    colours: variants(['ONE', 'one colour'], ['FUL', 'full colour', 1.6]),
  },
  {
    group: 'Reinforcement mesh',
    look: 'roll',
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
    kinds: variants(['GL', 'Glass', 1.4], ['PE', 'Polyester'], ['BA', 'Basalt', 2.1]),
    sizes: variants(
      ['110', '110 g/m², 1 × 50 m'],
      ['160', '160 g/m², 1 × 50 m', 1.35],
      ['220', '220 g/m², 1 × 50 m', 1.75],
      ['320', '320 g/m², 1 × 50 m, acrylic base', 2.3],
    ),
    colours: variants(['NAT', 'natural'], ['BLK', 'black']),
  },
  {
    group: 'Seam backing tape',
    look: 'tape',
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
    kinds: variants(['HM', 'Hot melt'], ['XL', 'Cross-laid', 1.4], ['PU', 'PU coated', 1.7]),
    sizes: variants(
      ['150', '150 mm × 100 m', 0.6],
      ['200', '200 mm × 100 m', 0.75],
      ['300', '300 mm × 100 m'],
      ['400', '400 mm × 100 m', 1.26],
    ),
    colours: variants(['BLK', 'black'], ['GRY', 'grey']),
  },
  {
    group: 'Underlay roll',
    look: 'roll',
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
    kinds: variants(['EP', 'EPDM-bound'], ['PF', 'PU foam', 1.25], ['CK', 'Cork', 1.6]),
    sizes: variants(
      ['004', '4 mm, 25 m', 0.55],
      ['006', '6 mm, 20 m', 0.7],
      ['008', '8 mm, 18 m', 0.86],
      ['010', '10 mm, 15 m'],
      ['012', '12 mm, 12 m', 1.06],
      ['015', '15 mm, 10 m', 1.2],
    ),
    colours: variants(['GRY', 'grey'], ['BLK', 'black']),
  },
  {
    group: 'Edge profile strip',
    look: 'strip',
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
    kinds: variants(['PR', 'Profile'], ['RP', 'Ramp', 1.5]),
    sizes: variants(
      ['012', '12 mm × 2.5 m', 0.8],
      ['018', '18 mm × 2.5 m'],
      ['022', '22 mm × 2.5 m', 1.16],
      ['030', '30 mm × 2.5 m', 1.45],
    ),
    colours: variants(
      ['ALU', 'aluminium'],
      ['BLK', 'anodised black', 1.2],
      ['SST', 'stainless steel', 2.2],
      ['BRS', 'brass', 2.6],
    ),
  },
  {
    group: 'Adhesive',
    look: 'drum',
    subGroup: 'Installation',
    prefix: 'AD',
    unit: 'pail',
    order: '1 pail',
    leadTime: 'In stock',
    applications: ['Synthetic turf', 'Indoor flooring', 'Playground'],
    unitSize: 10,
    weight: 10.6,
    price: 96.9,
    kinds: variants(
      ['PU', 'Two-part polyurethane'],
      ['AC', 'Acrylic', 0.6],
      ['SM', 'Silane-modified', 1.3],
      ['EX', 'Epoxy', 1.5],
    ),
    sizes: variants(['005', '5 kg', 0.55], ['010', '10 kg'], ['015', '15 kg', 1.44], ['020', '20 kg', 1.86]),
    colours: variants(['BGE', 'beige'], ['GRN', 'green']),
  },
  {
    group: 'Sports vinyl',
    look: 'roll',
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
    kinds: variants(['WG', 'Wood grain'], ['SL', 'Solid', 0.94]),
    sizes: variants(['045', '4.5 mm', 0.82], ['060', '6 mm'], ['080', '8 mm', 1.3]),
    colours: variants(['OAK', 'oak'], ['MAP', 'maple'], ['USB', 'US blue'], ['ANT', 'anthracite']),
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
    kinds: variants(
      ['SQ', 'Squeegee'],
      ['TR', 'Notched trowel', 0.5],
      ['RO', 'Seam roller', 1.4],
      ['CT', 'Line cutter', 2.7],
      ['GR', 'Turf gripper', 1.8],
    ),
    sizes: variants(['300', '300 mm'], ['600', '600 mm', 1.5], ['900', '900 mm', 2]),
    colours: plain,
  },
];
