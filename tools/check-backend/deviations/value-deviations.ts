import type { Deviations } from './deviation';

/** Deviations of the values in records and choices. */
export const valueDeviations = {
  'yes-no-unknown': {
    what: 'LOGO_CHANGEABLE or EXCLUSIVE is neither true, false, YES, NO, 1 nor 0',
    seen: 'The value as it is, or “-”; the form says that it was not understood.',
    mend: 'Send true, false or null.',
  },
  'number-unreadable': {
    what: 'A number in another notation, such as "12,5"',
    seen: 'The text in the list; the form refuses it on saving.',
    mend: 'Send a number, or a text with a decimal point.',
  },
  'list-joined': {
    what: 'A list as one text, such as "A, B" or "[\\"A\\"]"',
    seen: 'One entry of that name in the form; saving stores it as one.',
    mend: 'Send a list of texts.',
  },
  'value-object': {
    what: 'A text field is an object',
    seen: '“-”, or its JSON.',
    mend: 'Send its text.',
  },
  'image-unusable': {
    what: 'IMAGE_URL without https, or of another scheme',
    seen: 'No picture.',
    mend: 'Send an absolute https address, or one of the back end itself.',
  },
  'status-unknown': {
    what: 'STATUS as a number or another word',
    seen: 'That number in the list; an empty Status in the form.',
    mend: 'Send Active, Inactive or, for users, Pending.',
  },
  'role-unknown': {
    what: 'ROLE as a label or number, such as "Super Admin"',
    seen: 'The list shows it; the form has no role chosen and does not save.',
    mend: 'Send its key: SuperAdmin, Admin, Sales, Customer, Manager, Demo or UNKNOWN.',
    breaks: true,
  },
  'moment-unreadable': {
    what: 'LAST_LOGIN in another form, such as 20/11/2026',
    seen: 'The text as it is, or day and month exchanged.',
    mend: 'Send ISO 8601 or epoch milliseconds.',
  },
  'choices-missing': {
    what: 'The attributes lack a list that a form requires',
    seen: 'A required field without choices: the form cannot be saved.',
    mend: 'Send a list of texts for it.',
    breaks: true,
  },
  'choices-objects': {
    what: 'Choices are objects',
    seen: 'A field without choices.',
    mend: 'Send texts.',
    breaks: true,
  },
  'currency-ignored': {
    what: 'getPriceCategory does not read CURRENCY',
    seen: 'Categories of another currency are offered.',
    mend: 'Send the categories of the requested currency, none for an unknown one.',
  },
  'company-list-incomplete': {
    what: 'The short list of companies lacks ID or COMPANY_NAME',
    seen: 'Blank choices, or an error in the forms of users and products.',
    mend: 'Send ID and COMPANY_NAME of each.',
    breaks: true,
  },
  'history-shape': {
    what: 'Changes or uploads of the history without CHANGED_AT, CHANGES, or KEY, OLD and NEW',
    seen: 'A history without times, or without its differences.',
    mend: 'Send them as described above, or leave out `price-history`.',
  },
  'history-fails': {
    what: 'A call of the history fails, other than by 404, 405 or 501',
    seen: 'An error in the history.',
    mend: 'Mend it, answer 501, or leave out `price-history`.',
  },
} as const satisfies Deviations;
