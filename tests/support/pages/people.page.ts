import type { Page } from 'playwright';

/** A person who registers. */
export interface Applicant {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly password: string;
}

let applicants = 0;

/** A person without an account. */
export const newApplicant = (): Applicant => {
  applicants += 1;
  return {
    name: 'Ada Fielding',
    email: `ada.${Date.now().toString(36)}.${applicants}@court.example`,
    phone: '+61 2 5550 0199',
    company: 'Fielding Courts Pty Ltd',
    password: 'Ada-password-1',
  };
};

/** Page object of the registration. */
export const registerPage = (page: Page) => {
  const form = page.locator('pricebook-register');
  const field = (name: string) => form.getByLabel(name, { exact: true });
  const fields = {
    name: field('FULL NAME'),
    email: field('EMAIL'),
    phone: field('PHONE NUMBER'),
    company: field('COMPANY NAME'),
    password: field('PASSWORD'),
  };
  return {
    form,
    ...fields,
    submit: form.getByRole('button', { name: 'Register', exact: true }),
    backToLogin: form.getByRole('button', { name: 'Back to Login' }),
    done: form.getByText(/^Thank you for applying for an account\./),
    async fillIn(applicant: Applicant) {
      for (const name of ['name', 'email', 'phone', 'company', 'password'] as const) {
        await fields[name].fill(applicant[name]);
      }
    },
  };
};

/** Page object of the approval. */
export const approvalPage = (page: Page) => {
  const form = page.locator('pricebook-approval');
  const company = form.getByRole('combobox', { name: 'Company' });
  const role = form.getByLabel('Role');
  const choices = form.getByRole('listbox').getByRole('option');
  return {
    form,
    company,
    /** The companies that match, while the list is open. */
    choices,
    role,
    submit: form.getByRole('button', { name: 'SUBMIT' }),
    backToLogin: form.getByRole('button', { name: 'Back to Login' }),
    /** Finds a company by a part of its name. */
    async chooseCompany(part: string) {
      await company.fill(part);
      await choices.first().click();
    },
  };
};

/** Page object of the profile dialog. */
export const profilePage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Profile', exact: true });
  const twoFactor = dialog.getByRole('region', { name: 'Two-factor authentication' });
  return {
    dialog,
    name: dialog.getByRole('textbox', { name: 'Name', exact: true }),
    email: dialog.getByRole('textbox', { name: 'Email Id' }),
    phone: dialog.getByRole('textbox', { name: 'Phone Number' }),
    file: dialog.locator('input[type=file]'),
    removePicture: dialog.getByRole('button', { name: 'Remove picture' }),
    save: dialog.getByRole('button', { name: 'Save', exact: true }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    discard: page.getByRole('dialog', { name: 'Discard what you typed?' }),
    twoFactor,
    qrCode: twoFactor.getByRole('img', { name: 'QR code for your authenticator app' }),
    key: twoFactor.locator('code'),
    copy: twoFactor.getByRole('button', { name: /^Cop/ }),
    deviceName: twoFactor.getByRole('textbox', { name: 'Device name' }),
    code: twoFactor.getByRole('textbox', { name: 'Code' }),
    enable: twoFactor.getByRole('button', { name: 'Enable 2FA' }),
    device: twoFactor.getByRole('textbox', { name: '2FA Device' }),
    forget: twoFactor.getByRole('button', { name: 'Del' }),
    /** From the header's menu. */
    async open() {
      await page.getByRole('button', { name: /^Profile: / }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await dialog.waitFor();
    },
  };
};
