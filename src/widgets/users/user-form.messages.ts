import { entityFormMessages } from '../../entity/entity-form.messages';
import { defineMessages } from '../../texts/define-messages';
import { userEntity } from '../../wire/user';

const { title, submit } = entityFormMessages(userEntity);

export const formMessages = defineMessages('userForm', {
  title,
  submit: { ...submit, approve: 'Approve' },
  searchCompanies: 'Search companies',
  companies: {
    loading: 'Loading the companies…',
    none: 'There is no company yet. Create one under Company Management first.',
    failed: (why: string) => `The companies could not be loaded. ${why}`,
  },
  typedCompany: (name: string) => `Typed when registering: ${name}`,
  pending: {
    title: (name: string) => `${name} is waiting for approval`,
    Active: 'Saving approves the account: this person can then sign in, with the role and the company chosen here.',
    Inactive: 'With this status the account is not approved: this person cannot sign in.',
  },
});
