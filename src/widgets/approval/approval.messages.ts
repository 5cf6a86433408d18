import { defineMessages } from '../../texts/define-messages';

/** Texts of the specification are verbatim. */
export const approvalMessages = defineMessages('approval', {
  title: 'ADMIN APPROVAL',
  subtitle: 'Select role and assign company!',
  email: 'Email',
  name: 'Name',
  typedCompany: 'Company, as typed',
  company: 'Company',
  companyPlaceholder: 'Search companies',
  companies: {
    loading: 'Loading the companies …',
    none: 'There is no company yet. Create one under Company Management, then open this link again.',
    failed: 'The companies could not be loaded.',
  },
  role: 'Role',
  rolePlaceholder: 'Choose a role',
  submit: 'SUBMIT',
  missing: {
    both: 'Choose a company and a role.',
    company: 'Choose a company.',
    role: 'Choose a role.',
  },
  failed: 'Approval failed',
  mayBeApproved: 'It is not known whether the account was approved. Look in User Management before you submit again.',
  refusedFallback: 'The approval was refused.',
  thanks: (name: string) => `Thank you! ${name} has been approved.`,
  done: 'If you want to change the role or company, please go to user management section and modify accordingly.',
  expired: {
    title: 'This link no longer works',
    advice: 'Sign in and go to User Management: it shows whether this account still waits, and lets you approve it.',
  },
  invalid: {
    title: 'This link is not valid',
    advice: 'Open it again from the mail, whole and unchanged.',
  },
  incomplete: {
    title: 'This link is incomplete',
    text: 'The email address, the name or the token is missing from it.',
  },
  backToLogin: 'Back to Login',
});
